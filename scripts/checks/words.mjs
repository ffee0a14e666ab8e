// Texts that shoppers read are in files of their language. `texts.mjs` and `headless.mjs` find texts with letters of Czech
// or Slovak, and texts in props. This check finds the rest: `Do kosiku` in a template, and examples in comments. It knows
// the words of all texts files, without accents, apart from those that are English as well.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { root } from '../aliases.mjs'
import { codeFiles, isTest, projectFiles, report } from './sources.mjs'

const isTexts = (path) => /\/texts\.(?:cs|sk)\.ts$|^sdk\/src\/i18n\/(?:cs|sk)\b|\/src\/market\/(?:cs|sk)\//.test(path)
const isCode = (path) =>
  /^(?:(?:sdk|react-hooks)\/(?:src|exports)|storefront\/(?:src|server|build))\//.test(path) &&
  !isTest(path) &&
  !isTexts(path) &&
  !/\/(?:i18n|generated)\/|\/texts\.\w+\.ts$|\/src\/market\/\w\w\//.test(path)

/** Files with names of countries, regions and shops, each in its own language; see `texts.mjs`. */
const allowedFiles = new Set(['storefront/src/market/shared/define-market.ts', 'storefront/src/market/regions.ts'])

const letters = /[áčďéěíľĺňóôŕřšťúůýž]/i
const plain = (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
const wordsIn = (text) => plain(text).match(/\p{L}{3,}/gu) ?? []
const lower = (word) => word.toLowerCase()

const isString = (node) =>
  ts.isRegularExpressionLiteral(node) ||
  ts.isStringLiteral(node) ||
  ts.isTemplateLiteralToken(node) ||
  (ts.isJsxText(node) && node.text.trim() !== '')

/** Nodes with text of a source, apart from names of modules and of types. */
function stringsOf(source) {
  const found = []
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return
    if (isString(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const parse = (path, text) => ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true)

/** Words of Czech and Slovak texts that are not English. */
export function vocabularyOf(files, english) {
  const words = new Set()
  for (const [path, text] of files)
    if (isTexts(path) && !isTest(path))
      for (const node of stringsOf(parse(path, text))) for (const word of wordsIn(node.text)) words.add(lower(word))
  for (const text of english)
    for (const word of text.match(/[a-z]{3,}/gi) ?? [])
      for (const one of [lower(word), lower(word).replace(/s$/, '')]) words.delete(one)
  return words
}

/** Text for people begins with a capital or has several words; codes, markup, styles and lists of codes do not count. */
const isProse = (text) => /^\p{Lu}|\S\s+\S/u.test(text.trim()) && !/[<>{};]|\w\/\w/.test(text)
const isCode3 = (word) => /^\p{Lu}{2,3}$/u.test(word)

/** Faults of one file, one a line. */
function faultsIn(path, text, vocabulary) {
  const source = parse(path, text)
  const place = (at) => `${path}:${source.getLineAndCharacterOfPosition(at).line + 1}`
  const strings = stringsOf(source).flatMap((node) => {
    const words = ts.isRegularExpressionLiteral(node)
      ? wordsIn(node.text).filter(({ length }) => length > 3)
      : wordsIn(isProse(node.text) ? node.text : '').filter((word) => !isCode3(word))
    const foreign = words.map(lower).filter((word) => vocabulary.has(word))
    return foreign.length === 0 ? [] : [`${place(node.getStart())} says "${foreign.join(' ')}": ${node.text.trim()}`]
  })
  const comments = path.startsWith('storefront/') ? commentsOf(source).filter(({ text: own }) => letters.test(own)) : []
  return [
    ...strings,
    ...comments.map(({ at, text: own }) => `${place(at)} has a comment with ${own.match(letters)?.[0]}`),
  ]
}

function commentsOf(source) {
  const found = new Map()
  const visit = (node) => {
    for (const { pos, end } of ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [])
      found.set(pos, { at: pos, text: source.text.slice(pos, end) })
    // in tokens too: a comment may stand before a bracket
    for (const child of node.getChildren(source)) visit(child)
  }
  visit(source)
  return [...found.values()]
}

/** Czech and Slovak in code of the packages and the shop, one a line. */
export function wordFaults(files, english) {
  const vocabulary = vocabularyOf(files, english)
  return [...files].flatMap(([path, text]) =>
    isCode(path) && !allowedFiles.has(path) ? faultsIn(path, text, vocabulary) : [],
  )
}

/** Our own English: the documentation without its code. */
const documentation = () =>
  projectFiles()
    .filter((path) => /^(?:docs|specs)\/.*\.md$|^[A-Z]+\.md$/.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8').replaceAll(/```[^]*?```|`[^`\n]*`|\S*[^\p{ASCII}]\S*/gu, ' '))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  report('Words of shoppers', wordFaults(codeFiles(), documentation()))
