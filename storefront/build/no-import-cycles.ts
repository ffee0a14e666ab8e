import type { Plugin } from 'vite'

/** The static imports of each file; dynamic imports are left out. */
export type FileImports = ReadonlyMap<string, readonly string[]>

/** All direct and indirect imports of a file. It contains the file itself only if the file is part of a cycle. */
export function transitiveImports(imports: FileImports, from: string): ReadonlySet<string> {
  const seen = new Set<string>()
  const queue = [from]
  for (let file = queue.pop(); file !== undefined; file = queue.pop())
    for (const next of imports.get(file) ?? [])
      if (!seen.has(next)) {
        seen.add(next)
        queue.push(next)
      }
  return seen
}

/** The import cycles, each as the list of its files. */
export function cyclesIn(imports: FileImports): readonly (readonly string[])[] {
  const reach = new Map([...imports.keys()].map((file) => [file, transitiveImports(imports, file)]))
  const reported = new Set<string>()
  return [...reach].flatMap(([file, below]) => {
    if (!below.has(file) || reported.has(file)) return []
    const cycle = [...below].filter((each) => reach.get(each)?.has(file)).sort()
    for (const each of cycle) reported.add(each)
    return [cycle]
  })
}

/**
 * Fails the build if an entry file is part of an import cycle. In a cycle, which file runs first depends on which one
 * arrives first, and a file that runs too early uses exports that are not initialized yet. The page then never hydrates in a
 * browser with an empty cache. Late files may form a cycle if none of them calls another one while it is evaluated.
 */
export const noImportCycles = (): Plugin => ({
  name: 'vanek:no-import-cycles',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
    const first = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
    const cycles = cyclesIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
    const wrong = cycles.filter((cycle) => cycle.some((file) => first.has(file)))
    if (first.size === 0) this.error('The build has no first file')
    if (wrong.length > 0)
      this.error(`The first file of every page needs itself:\n${wrong.map((cycle) => cycle.join(', ')).join('\n')}`)
  },
})
