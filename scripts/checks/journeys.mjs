// The journeys of playwright.config.ts run in every market: they look for texts of `label()`, `begins()` or `inMarket()`,
// unless a text is the same in Slovak. A Czech text would be found only in the Czech run.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { root } from '../aliases.mjs'
import { codeFiles, report } from './sources.mjs'

/** Calls that look for a text, and properties of their options that hold one. */
const searchCalls =
  /^(getBy(AltText|Label|Placeholder|Role|Text|Title)|filter|locator|to(Have|Contain)(Accessible\w+|Text|Title))$/
const optionTexts = new Set(['name', 'description', 'hasText', 'hasNotText'])
const codes = new Set(['getByRole', 'locator', 'filter'])
const translators = new Set(['label', 'begins', 'inMarket'])

const letters = /[áčďéěíľĺňóôŕřšťúůýžä]/i

const parse = (path, text) => ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true)
const walk = (node, see) => {
  if (see(node) !== false) ts.forEachChild(node, (child) => walk(child, see))
}
const isText = (node) => ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)

/** The names of the files that run in every market, as the configuration lists them. */
export function journeysIn(config) {
  const names = []
  walk(parse('config.ts', config), (node) => {
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== 'journeys') return
    for (const { text } of node.initializer.elements) names.push(`storefront/e2e/${text}.e2e.ts`)
  })
  return names
}

/** Exported texts of a file by name; those of a name are one text. */
function textsOf(text) {
  const texts = new Map()
  for (const statement of parse('texts.ts', text).statements) {
    const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement]
    for (const one of declared) {
      const parts = []
      walk(one, (node) => {
        if (isText(node)) parts.push(node.text)
      })
      if (one.name) texts.set(one.name.getText(), parts.join('\n'))
    }
  }
  return texts
}

/** Czech texts with the Slovak ones of the same name. */
function pairsOf(files) {
  return [...files].flatMap(([path, text]) => {
    const other = files.get(path.replace(/\bcs\.ts$/, 'sk.ts').replace('/market/cs/', '/market/sk/'))
    if (!/\/texts\.cs\.ts$|\/src\/market\/cs\/|\/i18n\/.*cs\.ts$/.test(path) || other === undefined) return []
    const slovak = textsOf(other)
    return [...textsOf(text)].map(([name, czech]) => ({ czech, slovak: slovak.get(name) ?? '' }))
  })
}

const isRegExp = (node) => ts.isNewExpression(node) && node.expression.getText() === 'RegExp'

/** The searched text of a literal, in parts between numbers and remarks, each with its letters outside of classes. */
function partsOf(node) {
  const isPattern = ts.isRegularExpressionLiteral(node) || ts.findAncestor(node, isRegExp) !== undefined
  if (!isPattern)
    return node.text
      .split(/\d+| (?=\()/)
      .map((part) => part.trim())
      .map((part) => ({ isIn: (text) => text.includes(part), words: part }))
  // a part of a template may open a group that another part closes
  const start = node.text.replace(/[()\\].*$/s, '').trim()
  const [, source = start, flags = ''] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? []
  const pattern = new RegExp(source.replaceAll('^', ''), flags.replace('g', ''))
  return [{ isIn: (text) => pattern.test(text), words: source.replaceAll(/\[.*?\]/g, '') }]
}

/** Whether it finds Czech texts, and not their Slovak translations. */
function isCzech({ isIn, words }, pairs) {
  if (!/\p{L}{2}/u.test(words)) return false
  const matches = pairs.filter(({ czech }) => isIn(czech))
  return matches.length > 0 ? !matches.some(({ slovak }) => isIn(slovak)) : letters.test(words)
}

/** Texts that the tests type into fields. */
function typedTexts(source) {
  const typed = new Set()
  walk(source, (node) => {
    const isFill = ts.isCallExpression(node) && /\.(fill|pressSequentially|type)$/.test(node.expression.getText())
    if (isFill) for (const own of node.arguments) if (isText(own)) typed.add(own.text)
  })
  return typed
}

/** Arguments of calls that look for a text. */
function searchArguments(call) {
  const name = ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : ''
  if (!searchCalls.test(name)) return []
  return call.arguments.flatMap((argument) => {
    if (!ts.isObjectLiteralExpression(argument)) return codes.has(name) ? [] : [argument]
    return argument.properties
      .filter((own) => optionTexts.has(own.name?.getText()))
      .map((own) => (ts.isPropertyAssignment(own) ? own.initializer : own.name))
  })
}

/** Literals and names in an expression that are not translated. */
function untranslatedIn(expression) {
  const found = []
  walk(expression, (node) => {
    if (ts.isCallExpression(node))
      return ts.isIdentifier(node.expression) ? !translators.has(node.expression.text) : true
    if (ts.isPropertyAccessExpression(node)) return false
    if (isText(node) || ts.isRegularExpressionLiteral(node) || ts.isIdentifier(node)) found.push(node)
    return true
  })
  return found
}

/** Texts that a file looks for: literals in place, of its constants, and passed to its functions. */
function searchedTexts(source) {
  const [constants, functions, calls] = [new Map(), new Map(), []]
  walk(source, (node) => {
    if (ts.isCallExpression(node)) calls.push(node)
    if (!ts.isVariableDeclaration(node) || !node.initializer) return
    if (ts.isArrowFunction(node.initializer)) functions.set(node.name.getText(), node.initializer)
    else constants.set(node.name.getText(), node.initializer)
  })
  const found = new Set()
  const seen = new Set()
  const look = (expression) => {
    if (seen.has(expression)) return
    seen.add(expression)
    for (const node of untranslatedIn(expression)) {
      if (!ts.isIdentifier(node)) {
        found.add(node)
        continue
      }
      if (constants.has(node.text) && !ts.isAwaitExpression(constants.get(node.text))) look(constants.get(node.text))
      for (const [name, { parameters }] of functions) {
        const at = parameters.findIndex((own) => own.name.getText() === node.text)
        const isWithin = ts.findAncestor(node, (above) => above === functions.get(name)) !== undefined
        if (at < 0 || !isWithin) continue
        for (const call of calls) if (call.expression.getText() === name && call.arguments[at]) look(call.arguments[at])
      }
    }
  }
  for (const call of calls) for (const expression of searchArguments(call)) look(expression)
  return [...found]
}

/** Texts in journeys that are only Czech, one a line. */
export function journeyFaults(files, journeys) {
  const pairs = pairsOf(files)
  return journeys.flatMap((path) => {
    if (!files.has(path)) return [`${path} is a journey, but there is no such file`]
    const source = parse(path, files.get(path))
    const typed = typedTexts(source)
    return searchedTexts(source)
      .filter((node) => !typed.has(node.text) && partsOf(node).some((part) => isCzech(part, pairs)))
      .map((node) => {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart())
        return `${path}:${line + 1} looks for a Czech text without label(): ${node.text.trim()}`
      })
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const journeys = journeysIn(readFileSync(join(root, 'playwright.config.ts'), 'utf8'))
  report('Journeys', journeyFaults(codeFiles(), journeys))
}
