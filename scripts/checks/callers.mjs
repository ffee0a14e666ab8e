// No function without a caller: every value that the packages export is used by what stands on them, or kept for a reason.
//
// Values of the SDK are used by the hooks, the shop and the examples of the documents; those of the hooks by the shop and the
// examples. Tests do not count: what only tests call is what this check is for. Imports are followed, words are not.
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { root } from '../aliases.mjs'
import { importsIn } from '../lib/examples.mjs'
import { kept } from './callers-kept.mjs'
import { resolveSpecifier } from './graph.mjs'
import { codeFiles, isTest, projectFiles, report } from './sources.mjs'

const isEntry = (path) => /^(sdk|react-hooks)\/exports\/.*\.tsx?$/.test(path) && !isTest(path)
const stands = /^(react-hooks\/src|storefront\/(src|server|build)|scripts\/examples)\//

const parse = (path, text) => {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, kind)
}

/** Exported values of the entries, as a map of entry to name to where it is made. */
function exportedValues(files) {
  const entries = new Map()
  for (const [path, text] of files) {
    if (!isEntry(path)) continue
    const names = new Map()
    for (const node of parse(path, text).statements) {
      if (
        !ts.isExportDeclaration(node) ||
        node.isTypeOnly ||
        !node.exportClause ||
        !ts.isNamedExports(node.exportClause)
      )
        continue
      for (const { name, propertyName, isTypeOnly } of node.exportClause.elements)
        if (!isTypeOnly) {
          const source = node.moduleSpecifier ? posix.join(posix.dirname(path), node.moduleSpecifier.text) : path
          names.set(name.text, `${source}#${(propertyName ?? name).text}`)
        }
    }
    entries.set(path, names)
  }
  return entries
}

/** Names taken out of a module that is loaded later: `const { a } = await import()`, `import().then(({ a }) => …)`, `(m) => m.a`. */
function namesLoaded(call) {
  const ofPattern = (pattern) =>
    ts.isObjectBindingPattern(pattern)
      ? pattern.elements.map(({ propertyName, name }) => (propertyName ?? name).getText())
      : undefined
  let node = call.parent
  while (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) node = node.parent
  if (ts.isVariableDeclaration(node)) return ofPattern(node.name)
  if (!ts.isPropertyAccessExpression(node)) return undefined
  if (node.name.text !== 'then') return [node.name.text]
  const taker = node.parent.arguments?.[0]
  const parameter = taker && ts.isArrowFunction(taker) ? taker.parameters[0]?.name : undefined
  if (!parameter) return undefined
  if (!ts.isIdentifier(parameter)) return ofPattern(parameter)
  const found = []
  const visit = (inner) => {
    if (ts.isPropertyAccessExpression(inner) && inner.expression.getText() === parameter.text)
      found.push(inner.name.text)
    ts.forEachChild(inner, visit)
  }
  visit(taker.body)
  return found
}

/** What a file takes of our packages, as pairs of entry and name; the name `*` stands for all. */
export function takenBy(path, text) {
  const taken = []
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const target = node.moduleSpecifier && resolveSpecifier(path, node.moduleSpecifier.text)
      const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause
      const typeOnly = ts.isImportDeclaration(node) ? node.importClause?.isTypeOnly : node.isTypeOnly
      if (!target || !isEntry(target) || typeOnly || !bindings) return
      if (!bindings.elements) taken.push([target, '*'])
      else
        for (const { name, propertyName, isTypeOnly } of bindings.elements)
          if (!isTypeOnly) taken.push([target, (propertyName ?? name).text])
    } else if (ts.isCallExpression(node) && node.arguments[0] && ts.isStringLiteralLike(node.arguments[0])) {
      // `import()`, and whatever else loads a module by its name
      const target = resolveSpecifier(path, node.arguments[0].text)
      if (target && isEntry(target)) for (const name of namesLoaded(node) ?? ['*']) taken.push([target, name])
    }
    ts.forEachChild(node, visit)
  }
  visit(parse(path, text))
  return taken
}

/**
 * All exported values, and those that nobody takes, as lines like `sdk/exports/cart.ts addKey`. Documents are a list of
 * texts.
 */
export function exportsOf(files, documents = []) {
  const entries = exportedValues(files)
  const used = new Set()
  const sources = [...files].filter(([path]) => stands.test(path) && !isTest(path))
  const examples = documents.map((text, at) => [
    `docs/${at}.ts`,
    importsIn(text)
      .map(({ code }) => code)
      .join('\n'),
  ])
  for (const [path, text] of [...sources, ...examples])
    for (const [entry, name] of takenBy(path, text)) {
      const names = entries.get(entry) ?? new Map()
      for (const made of name === '*' ? names.values() : [names.get(name)]) used.add(made)
    }
  const all = [...entries].flatMap(([entry, names]) => [...names].map(([name, made]) => [`${entry} ${name}`, made]))
  return { all: all.map(([name]) => name), lone: all.filter(([, made]) => !used.has(made)).map(([name]) => name) }
}

/** What to mend: values without a caller and a reason, and reasons for what is gone. */
export function callerFaults({ all, lone }, reasons) {
  const named = Object.values(reasons).flat()
  return [
    ...lone
      .filter((each) => !named.includes(each))
      .map((each) => `${each} has no caller: use it, delete it, or say why it stays`),
    ...named.filter((each) => !all.includes(each)).map((each) => `${each} is kept for a reason, but it is gone`),
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const documents = projectFiles()
    .filter((path) => /\.mdx?$/.test(path) && existsSync(join(root, path)))
    .map((path) => readFileSync(join(root, path), 'utf8'))
  const found = exportsOf(codeFiles(), documents)
  report('Callers', callerFaults(found, kept))
  const used = Object.values(kept)
    .flat()
    .filter((each) => found.all.includes(each) && !found.lone.includes(each))
  if (used.length > 0) console.log(`used by now, so that they need no reason: ${used.join(', ')}`)
}
