import type { Plugin } from 'vite'

/** What each file needs before it can run; what it loads later is left out. */
export type FileImports = ReadonlyMap<string, readonly string[]>

/** All that a file needs, itself only when it stands in a circle. */
export function needs(imports: FileImports, from: string): ReadonlySet<string> {
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

/** Files that need each other, one list for each circle. */
export function circlesIn(imports: FileImports): readonly (readonly string[])[] {
  const reach = new Map([...imports.keys()].map((file) => [file, needs(imports, file)]))
  const told = new Set<string>()
  return [...reach].flatMap(([file, below]) => {
    if (!below.has(file) || told.has(file)) return []
    const circle = [...below].filter((each) => reach.get(each)?.has(file)).sort()
    for (const each of circle) told.add(each)
    return [circle]
  })
}

/**
 * Fails a build whose first file needs one that needs it: which of them runs first hangs on which arrives first, and the one
 * that runs before the other is there has nothing to run with. In a browser that has no file yet the page stays dead. Files
 * that are loaded later may stand in a circle, as long as none of them calls another while it is read.
 */
export const noCircles = (): Plugin => ({
  name: 'vanek:no-circles',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
    const first = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
    const circles = circlesIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
    const wrong = circles.filter((circle) => circle.some((file) => first.has(file)))
    if (first.size === 0) this.error('The build has no first file')
    if (wrong.length > 0)
      this.error(`The first file of every page needs itself:\n${wrong.map((circle) => circle.join(', ')).join('\n')}`)
  },
})
