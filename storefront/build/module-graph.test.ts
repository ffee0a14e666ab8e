import { expect, it } from 'vitest'
import { importsOf, type ModuleGraph } from './module-graph.ts'

const index = '/shop/sdk/exports/catalog.ts'
const modules: Record<string, { code: string; importedIds: string[] }> = {
  [index]: {
    code: 'export { getListing } from "../src/calls.ts";\nexport { toggle as toggleValue, clear } from "../src/steps.ts";',
    importedIds: ['/shop/calls.ts', '/shop/steps.ts'],
  },
  '/shop/sdk/exports/index.ts': {
    code: 'export { getListing, toggleValue as flip } from "./catalog.ts";',
    importedIds: [index],
  },
  '/two.tsx': { code: 'import { flip } from "@vanek/sdk";', importedIds: ['/shop/sdk/exports/index.ts'] },
  '/one.tsx': {
    code: 'import { toggleValue } from "@vanek/sdk/catalog";\nimport {\n\tuseState,\n\tuseRef\n} from "react";\nimport "./style.css";',
    importedIds: [index, '/react.js', '/style.css', '\0helper'],
  },
  '/all.tsx': { code: 'import * as catalog from "@vanek/sdk/catalog";', importedIds: [index] },
  '/odd.tsx': { code: '', importedIds: [index] },
}
const graph: ModuleGraph = {
  getModuleInfo: (id) => {
    const module = modules[id]
    return module ? { ...module, dynamicallyImportedIds: [] } : null
  },
}

it('follows an index only to the names that are taken of it', () => {
  expect(importsOf(graph, '/one.tsx')).toEqual([index, '/shop/steps.ts', '/react.js', '/style.css'])
})

it('follows an index through the one that it passes on', () => {
  expect(importsOf(graph, '/two.tsx')).toEqual(['/shop/sdk/exports/index.ts', index, '/shop/steps.ts'])
})

it('follows it to everything when that cannot be told', () => {
  expect(importsOf(graph, '/all.tsx')).toEqual(expect.arrayContaining([index, '/shop/calls.ts', '/shop/steps.ts']))
  expect(importsOf(graph, '/odd.tsx')).toEqual([index, '/shop/calls.ts', '/shop/steps.ts'])
})

it('is empty for what the bundler does not know', () => {
  expect(importsOf(graph, '/none.ts')).toEqual([])
})
