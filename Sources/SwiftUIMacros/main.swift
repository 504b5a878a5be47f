PluginLoop(input: 0, output: 1).run()
