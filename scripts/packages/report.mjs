// The public names of an entry with their declarations, as one sorted text without comments.
import ts from 'typescript'

const parsed = new WeakMap()

/** The syntax tree of each declaration file, cached. */
function parse(declarations, path) {
  const known = parsed.get(declarations) ?? parsed.set(declarations, new Map()).get(declarations)
  if (!known.has(path))
    known.set(path, ts.createSourceFile(`${path}.d.ts`, declarations.get(path), ts.ScriptTarget.ES2022, true))
  return known.get(path)
}

const printer = ts.createPrinter({ removeComments: true })

const resolve = (from, specifier) => new URL(specifier.replace(/\.js$/, ''), `file:///${from}`).pathname.slice(1)

/** The statements that declare a name; functions have one per signature. */
const declaring = (source, name) =>
  source.statements.filter((node) =>
    ts.isVariableStatement(node)
      ? node.declarationList.declarations.some((each) => each.name.getText() === name)
      : node.name?.text === name,
  )

/** The source of a re-exported name: its path or package, and its name there. */
function passedFrom(path, source, name) {
  for (const node of source.statements) {
    const clause = ts.isExportDeclaration(node) ? node.exportClause : node.importClause?.namedBindings
    if (!clause || !(ts.isNamedExports(clause) || ts.isNamedImports(clause))) continue
    const found = clause.elements.find((each) => each.name.text === name)
    if (!found) continue
    const there = (found.propertyName ?? found.name).text
    if (!node.moduleSpecifier) {
      if (there === name && declaring(source, name).length > 0) return undefined
      return [path, there]
    }
    const { text } = node.moduleSpecifier
    return [text.startsWith('.') ? resolve(path, text) : text, there]
  }
  return undefined
}

const printed = (source, node) =>
  printer
    .printNode(ts.EmitHint.Unspecified, node, source)
    // the file of a declaration does not matter to users
    .replaceAll(/import\("[^"]*"(?:, \{[^}]*\} \})?\)\.(?:components\["schemas"\]\["(\w+)"\])?/g, '$1')
    .replaceAll(/^(export )?(declare )?/g, '')

/** An exported name: its kind and its declaration. */
function declarationOf(declarations, path, name) {
  if (!declarations.has(path)) return { kind: 'type', text: `${name} of ${path}` }
  const source = parse(declarations, path)
  const own = declaring(source, name)
  if (own.length > 0) {
    const isType = own.every((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
    return { kind: isType ? 'type' : 'value', text: own.map((node) => printed(source, node)).join('\n') }
  }
  const from = passedFrom(path, source, name)
  if (!from) throw new Error(`${path} exports ${name}, but does not say from where`)
  return declarationOf(declarations, ...from)
}

/** Exported names of an entry in order, each with `kind` and `text`. */
export function exportsOf(declarations, entry) {
  const path = `exports/${entry}`
  const source = parse(declarations, path)
  const names = source.statements.flatMap((node) =>
    ts.isExportDeclaration(node) && node.exportClause ? node.exportClause.elements.map(({ name }) => name.text) : [],
  )
  return names.sort().map((name) => ({ name, ...declarationOf(declarations, path, name) }))
}

/** The report of an entry: types and values by their names. */
export const reportOf = (specifier, exported) =>
  `// ${specifier}: ${exported.length} names. Written by \`npm run api\`.\n\n${exported.map(({ text }) => text).join('\n\n')}\n`
