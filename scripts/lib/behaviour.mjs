// The requirements of specs/behaviour and the test titles that name them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../aliases.mjs'
import { projectFiles } from '../checks/sources.mjs'

const requirementLine = /^- ([ABC]\d+\.\d{2,3}) (\[[a-z]+\] .*)$/
const idInTitle = /\b[ABC]\d+\.\d{2,3}\b/g
const testFunctions = new Set(['it', 'test', 'describe'])
const notRun = new Set(['skip', 'todo', 'fails', 'fixme', 'fail'])

/** Types of requirements about what shoppers see: only a test of the shop itself can prove them. */
const seenByShoppers = /^\[(ui|overlay|redirect|block)\]/
/** Tests of the shop in a browser, and tests of its pages. */
const testsTheShop = /^storefront\/(e2e|src\/pages)\//

/** The requirements of a Markdown text as a map of id to sentence. */
export const requirementsOf = (markdown) =>
  new Map(
    markdown.split('\n').flatMap((line) => {
      const match = requirementLine.exec(line)
      return match ? [[match[1], match[2]]] : []
    }),
  )

/** `it.skip.each(table)` as ['it', 'skip', 'each']; undefined for other nodes. */
function chainOf(node) {
  if (ts.isIdentifier(node)) return [node.text]
  if (ts.isCallExpression(node) || ts.isTaggedTemplateExpression(node)) return chainOf(node.expression ?? node.tag)
  if (!ts.isPropertyAccessExpression(node)) return undefined
  const left = chainOf(node.expression)
  return left && [...left, node.name.text]
}

const textOf = (node) => {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' ')
}

/** The ids in the titles of a test file. Skipped tests do not count, also those in a skipped `describe`. */
export function idsNamedBy(path, text) {
  const source = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.ES2022,
    false,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const ids = new Set()
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const chain = chainOf(node.expression)
      const title = node.arguments[0] && textOf(node.arguments[0])
      if (chain && title !== undefined && testFunctions.has(chain[0])) {
        if (chain.some((name) => notRun.has(name))) return
        for (const [id] of title.matchAll(idInTitle)) ids.add(id)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return ids
}

/**
 * The ids that tests name, as lists. Tests are a map of path to text.
 * - `missing`: named by no test
 * - `unseen`: about what shoppers see, and named by no test of the shop
 * - `unknown`: named, but not a requirement
 */
export function trace(requirements, tests) {
  const idsOf = (files) => new Set(files.flatMap(([path, text]) => [...idsNamedBy(path, text)]))
  const named = idsOf([...tests])
  const namedInShop = idsOf([...tests].filter(([path]) => testsTheShop.test(path)))
  const ids = [...requirements.keys()]
  return {
    requirements,
    named,
    missing: ids.filter((id) => !named.has(id)),
    unseen: ids.filter((id) => seenByShoppers.test(requirements.get(id)) && !namedInShop.has(id)),
    unknown: [...named].filter((id) => !requirements.has(id)),
  }
}

/** The trace of this project. */
export function traced() {
  const read = (path) => readFileSync(join(root, path), 'utf8')
  const files = projectFiles()
  const behaviour = files.filter((path) => /^specs\/behaviour\/.+\.md$/.test(path)).sort()
  const tests = files.filter((path) => /\.(test|spec|e2e)\.(ts|tsx|mjs)$/.test(path) && !path.startsWith('scripts/'))
  return trace(
    new Map(behaviour.flatMap((path) => [...requirementsOf(read(path))])),
    new Map(tests.map((path) => [path, read(path)])),
  )
}
