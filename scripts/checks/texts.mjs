// Texts of the shop are in `texts.cs.ts`, `texts.sk.ts` and so on next to the code that shows them, and in `src/market`. Code
// has no texts, every text is used, and all languages have the same ones.
import { dirname } from 'node:path/posix'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { codeFiles, isTest, report } from './sources.mjs'

/** Files that may contain texts, each with the reason. */
const exceptions = {
  'storefront/src/market/shared/define-market.ts': 'each shop is offered in its own words',
  'storefront/src/market/regions.ts': 'regions are called the same in the shop of every country',
}

const isShop = (path) => /^storefront\/(src|server)\/.*\.tsx?$/.test(path) && !isTest(path)
/** The language of a file of texts or of a market; undefined for others. */
const languageOf = (path) => /\/texts\.([a-z]{2})\.ts$|\/src\/market\/([a-z]{2})\//.exec(path)?.slice(1).find(Boolean)
const isOfMarket = (path) => languageOf(path) !== undefined

const letters = /[áčďéěíľĺňóôŕřšťúůýžä]/i
const czechOnly = /[ěřů]/i
const word = /\p{L}/u
const sentence = /^\p{Lu}|\p{L} \p{L}/u
/** Props, attributes and properties whose values are shown or read by screen readers. */
const shown =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|data-tip|hint|label|legend|placeholder|title)$/

const parse = (path, text) => ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true)

/** Calls `visit` for a node and its descendants; skips the children of a node if `visit` returns false. */
function walk(node, visit) {
  if (visit(node) !== false) ts.forEachChild(node, (child) => walk(child, visit))
}

const isString = (node) => ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)
const isPart = (node) =>
  isString(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)

/** The strings that an expression can be: both ends of a condition, the parts of a template. */
function endsOf(node) {
  if (!node) return []
  if (isString(node)) return [node]
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return endsOf(node.expression)
  if (ts.isConditionalExpression(node)) return [...endsOf(node.whenTrue), ...endsOf(node.whenFalse)]
  if (ts.isBinaryExpression(node))
    return [...endsOf(node.left), ...endsOf(node.right)].filter((end) => !isCompared(end))
  if (ts.isTemplateExpression(node)) return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
  return []
}

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
])
const isCompared = ({ parent }) => ts.isBinaryExpression(parent) && comparisons.has(parent.operatorToken.kind)

/** Texts within code, as nodes. */
function textsIn(source) {
  const found = new Set()
  walk(source, (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return false
    if (ts.isJsxText(node) && word.test(node.text.replaceAll(/&\w+;/g, ''))) found.add(node)
    if (isPart(node) && letters.test(node.text)) found.add(node)
    if (ts.isJsxAttribute(node) && shown.test(node.name.getText()))
      for (const end of endsOf(node.initializer)) if (word.test(end.text)) found.add(end)
    if (ts.isPropertyAssignment(node) && (shown.test(node.name.text) || node.name.text === 'text'))
      for (const end of endsOf(node.initializer)) if (sentence.test(end.text)) found.add(end)
    return true
  })
  return [...found]
}

const short = (text) => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 60)}…` : line
}

/** The names that a texts file exports. */
function exportsOf(source) {
  return source.statements.flatMap((statement) => {
    const isExported = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.length
    if (!isExported) return []
    const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement]
    return declared.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []))
  })
}

/** The texts that a file uses: folders with names, or null if it may use any of them. */
function usesOf(path, source) {
  const uses = []
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue
    const [, kind, folder] = /^#(texts|server-texts)\/(.+)$/.exec(statement.moduleSpecifier.text) ?? []
    const bindings = statement.importClause?.namedBindings
    if (!folder || !bindings) continue
    const of = `storefront/${kind === 'texts' ? 'src' : 'server'}/${folder}`
    if (ts.isNamedImports(bindings)) {
      uses.push({ path, of, names: bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text) })
      continue
    }
    const names = new Set()
    let usesAll = false
    walk(source, (node) => {
      if (!ts.isIdentifier(node) || node.text !== bindings.name.text || node === bindings.name) return
      const { parent } = node
      if (ts.isPropertyAccessExpression(parent) && parent.expression === node) names.add(parent.name.text)
      else if (!ts.isPropertyAccessExpression(parent) && !ts.isPropertyAssignment(parent)) usesAll = true
    })
    uses.push({ path, of, names: usesAll ? null : [...names] })
  }
  return uses
}

const languagesIn = (sources) => [...new Set([...sources.keys()].flatMap((path) => languageOf(path) ?? []))]

/** Codes of another language in a file: a copy that still uses the plural rules of the language it was copied from. */
function foreignCodes(path, source, languages) {
  const found = []
  walk(source, (node) => {
    if (ts.isImportDeclaration(node)) return false
    if (isString(node) && languages.includes(node.text) && node.text !== languageOf(path))
      found.push(`${path}: is in ${languageOf(path)}, but says '${node.text}'`)
    return true
  })
  return found
}

/** Texts files against the code that uses them, and against each other. */
function fileFaults(sources) {
  const uses = [...sources].flatMap(([path, source]) => (isOfMarket(path) ? [] : usesOf(path, source)))
  const wrongFolders = uses
    .filter(({ path, of }) => dirname(path) !== of)
    .map(({ path, of }) => `${path} uses the texts of ${of}`)
  const others = languagesIn(sources).filter((language) => language !== 'cs')
  const czech = [...sources].filter(([path]) => path.endsWith('/texts.cs.ts'))
  const files = czech.flatMap(([path, source]) => {
    const own = uses.filter(({ of }) => of === dirname(path))
    const isUsed = (name) => own.some(({ names }) => names === null || names.includes(name))
    const names = exportsOf(source)
    return [
      ...names.filter((name) => !isUsed(name)).map((name) => `${path}: nobody shows ${name}`),
      ...others.flatMap((language) => {
        const other = path.replace('.cs.', `.${language}.`)
        const translated = sources.has(other) ? exportsOf(sources.get(other)) : []
        return [
          ...names.filter((name) => !translated.includes(name)).map((name) => `${other}: ${name} is missing`),
          ...translated
            .filter((name) => !names.includes(name))
            .map((name) => `${other}: ${name} is in this language only`),
        ]
      }),
    ]
  })
  return [...wrongFolders, ...files]
}

/** Letters that Slovak does not have. */
const foreignLetters = (path, source) => {
  const found = []
  walk(source, (node) => {
    if (isPart(node) && czechOnly.test(node.text)) found.push(`${path}: not Slovak: ${short(node.text)}`)
  })
  return found
}

/** Faults of the texts of the shop, one a line. */
export function textFaults(files, { reasons = exceptions } = {}) {
  const sources = new Map([...files].filter(([path]) => isShop(path)).map(([path, text]) => [path, parse(path, text)]))
  const held = [...sources].flatMap(([path, source]) =>
    isOfMarket(path) ? [] : textsIn(source).map((node) => ({ path, source, node })),
  )
  return [
    ...held
      .filter(({ path }) => !Object.hasOwn(reasons, path))
      .map(({ path, source, node }) => {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart())
        return `${path}:${line + 1} holds a text: ${short(node.text)}`
      }),
    ...Object.keys(reasons)
      .filter((path) => !held.some((one) => one.path === path))
      .map((path) => `${path} has a reason to hold texts, but none are in it`),
    ...fileFaults(sources),
    ...[...sources].flatMap(([path, source]) =>
      isOfMarket(path) ? foreignCodes(path, source, languagesIn(sources)) : [],
    ),
    ...[...sources].flatMap(([path, source]) =>
      /\/texts\.sk\.ts$|\/market\/sk\//.test(path) ? foreignLetters(path, source) : [],
    ),
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) report('Texts', textFaults(codeFiles()))
