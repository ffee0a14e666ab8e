import { build, type InlineConfig, type Rolldown } from 'vite'
import type { BuiltModule } from './plan-files.ts'

export interface BuiltShop {
  readonly modules: readonly BuiltModule[]
  /** The id of the first script. */
  readonly first: string
}

// imports and exports, which disappear when modules are bundled into one file
const linking = /\b(?:import|export)\s*(?:\{[^}]*\}|[\w$*\s,{}]+)?\s*(?:from)?\s*"[^"]*";?|export\s*\{[^}]*\};?/g

/**
 * Builds the shop for browsers with one file per module, without writing it. This gives the real size and imports of
 * each module after tree shaking: index modules import much that is then removed.
 *
 * @param config - The configuration of the build, without plugins that look at its files.
 */
export async function builtModules(config: InlineConfig): Promise<BuiltShop> {
  const input = config.build?.rolldownOptions
  const numbers: string[] = []
  const answer = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      write: false,
      manifest: false,
      rolldownOptions: {
        ...input,
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ debugName: 'modules', name: (id) => `m${numbers.push(id)}` }],
          },
        },
      },
    },
  })
  const { output } = (Array.isArray(answer) ? answer[0] : answer) as Rolldown.RolldownOutput
  const chunks = output.filter((each) => each.type === 'chunk')
  const idOf = new Map(chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds[0] ?? fileName]))
  const ids = (files: readonly string[]) => files.flatMap((file) => idOf.get(file) ?? [])
  return {
    modules: chunks.map(({ fileName, code, imports, dynamicImports }) => ({
      id: idOf.get(fileName) ?? fileName,
      size: code.replaceAll(linking, '').length,
      imports: ids(imports),
      loads: ids(dynamicImports),
    })),
    first: chunks.find(({ isEntry }) => isEntry)?.moduleIds[0] ?? '',
  }
}
