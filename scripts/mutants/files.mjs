// The sources for faults, and the tests that import a file.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../aliases.mjs'
import { graphOf, reachableFrom } from '../checks/graph.mjs'
import { projectFiles as all } from '../checks/sources.mjs'

const isCode = (path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts')
const isTest = (path) => /\.test\.tsx?$|\.spec\.ts$|\/(test|testing)\//.test(path)

export const projectFiles = () => all().filter((path) => isCode(path))

/** Text by path, without tests. */
export const readFiles = (paths) =>
  new Map(paths.filter((path) => !isTest(path)).map((path) => [path, readFileSync(join(root, path), 'utf8')]))

/** For each source, the given tests that import it, directly or not. */
export function testsBySource(tests) {
  const graph = graphOf(new Map(projectFiles().map((path) => [path, readFileSync(join(root, path), 'utf8')])))
  const found = new Map()
  for (const test of tests)
    for (const path of reachableFrom(graph, [test])) found.set(path, [...(found.get(path) ?? []), test])
  return found
}
