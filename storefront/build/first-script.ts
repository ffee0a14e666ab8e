import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

/**
 * Builds the first script of every page alone: a file that it shared with others would have to be loaded before them.
 *
 * @param path - Its source, from the root of the project; its key in the manifest.
 */
export function firstScript(path: string): Plugin {
  let root = ''
  let conditions: string[] = []
  return {
    name: 'vanek:first-script',
    apply: 'build',
    configResolved(config) {
      root = config.root
      // those of the market
      conditions = config.resolve.conditions
    },
    async generateBundle() {
      const answer = await build({
        configFile: false,
        logLevel: 'error',
        resolve: { conditions },
        build: { write: false, modulePreload: false, target: 'es2022', rolldownOptions: { input: join(root, path) } },
      })
      const { output } = (Array.isArray(answer) ? answer[0] : answer) as Rolldown.RolldownOutput
      this.emitFile({ type: 'asset', name: 'first.js', originalFileName: path, source: output[0].code })
    },
  }
}
