// Imports have one direction only.
import { pathToFileURL } from 'node:url'
import { findCycle, graphOf, reachableFrom } from './graph.mjs'
import * as rules from './import-rules.mjs'
import { codeFiles, isTest, report } from './sources.mjs'

const isSource = (path) => !isTest(path) && !/\.config\.(ts|mjs)$/.test(path)

function directionFaults(imports) {
  return imports.flatMap(({ from, specifier, target, typeOnly }) => {
    const room = rules.roomOf(from)
    if (!room) return []
    if (target) {
      const other = rules.roomOf(target)
      const allowed = other === undefined || rules.isAllowed(room, other, typeOnly)
      return allowed ? [] : [`${from} (${room}) must not import ${target} (${other})`]
    }
    return rules.forbiddenPackages
      .filter((rule) => rule.room.test(room) && rule.package.test(specifier) && !typeOnly)
      .map(({ why }) => `${from} must not import ${specifier}: ${why}`)
  })
}

function singleImporterFaults(imports, files) {
  return rules.singleImporters.flatMap(({ package: name, room }) => {
    const importers = [...new Set(imports.filter(({ specifier }) => name.test(specifier)).map(({ from }) => from))]
    const roomExists = files.some((path) => rules.roomOf(path) === room)
    if (importers.length === 1 && rules.roomOf(importers[0]) === room) return []
    if (importers.length === 0 && !roomExists) return []
    return [`${name.source} must be imported by exactly one file of ${room}, not by: ${importers.join(', ') || 'none'}`]
  })
}

/** The faults for a map of path to source text, as sentences. */
export function importFaults(files) {
  const sources = new Map([...files].filter(([path]) => isSource(path)))
  const graph = graphOf(sources)
  const imports = [...graph.values()].flat()
  const cycle = findCycle(graph)
  const entries = [...sources.keys()].filter((path) => rules.browserEntries.test(path))
  const leaked = [...reachableFrom(graph, entries)].filter((path) => rules.serverOnly.test(path))
  return [
    ...directionFaults(imports),
    ...singleImporterFaults(imports, [...sources.keys()]),
    ...imports
      .filter(({ star, from }) => star && from !== rules.passingOn)
      .map(({ from, specifier }) => `${from} must name what it exports from ${specifier}`),
    ...(cycle ? [`imports go in a circle: ${cycle.join(' -> ')}`] : []),
    ...leaked.map((path) => `${path} is for servers only, but a browser entry reaches it`),
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) report('Imports', importFaults(codeFiles()))
