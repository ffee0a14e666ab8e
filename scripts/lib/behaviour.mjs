// The requirements of specs/behaviour and the test titles that name them.
import ts from 'typescript'

const requirementLine = /^- ([BC]\d+\.\d{2,3}) (\[[a-z]+\] .*)$/
const idInTitle = /\b[BC]\d+\.\d{2,3}\b/g
const testFunctions = new Set(['it', 'test', 'describe'])
const notRun = new Set(['skip', 'todo', 'fails'])

/** The requirements of a Markdown text as a map of id to sentence. */
export const requirementsOf = (markdown) =>
  new Map(
    markdown.split('\n').flatMap((line) => {
      const match = requirementLine.exec(line)
      return match ? [[match[1], match[2]]] : []
    }),
  )

/** `it.skip.each(table)` as ['it', 'skip', 'each']; undefined when it is not such a chain. */
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

/** The ids in the titles of a test file. What is skipped, also by a skipped `describe` around it, proves nothing. */
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
