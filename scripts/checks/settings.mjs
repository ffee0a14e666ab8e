// A test of the shop with `setting: <name>` in its title changes every setting of the contract and the theme. Names are
// paths like functions.compare; the last part is enough if it is unique.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../aliases.mjs'
import { projectFiles } from './sources.mjs'

/** Settings that no test of the shop changes, each with the reason. */
const untested = new Map([
  ['languages', 'the shop is built in one language; which others it speaks is decided by the build, not by a setting'],
  ['domain.code', 'the shop sends its domain to the back end, and never reads it'],
  ['variantHash', 'the price list of an answer; the tests of customers with their own price list cover it'],
  ...['code', 'symbol', 'symbolPlacement', 'decimalPlaces', 'decimalPoint', 'millesimalPoint'].map((name) => [
    `currency.${name}`,
    'the currency of this answer, as requested; the shop reads its format from `currencies`',
  ]),
])

/** Leaves of a JSON schema by path; a list is one leaf. */
export function leavesOf(schema, at = '') {
  const properties = Object.entries(schema?.properties ?? {})
  if (properties.length === 0) return at === 'theme.pages' ? [] : [at]
  return properties.flatMap(([name, own]) => leavesOf(own, at === '' ? name : `${at}.${name}`))
}

/** Names of the settings in the table of the default theme, `theme.<page>.<setting>`. */
export function themeSettings(text) {
  const source = ts.createSourceFile('theme.ts', text, ts.ScriptTarget.ES2022, true)
  const names = []
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'pages' && node.initializer) {
      const table = ts.isSatisfiesExpression(node.initializer) ? node.initializer.expression : node.initializer
      for (const page of table.properties)
        for (const own of page.initializer.properties) names.push(`theme.${page.name.getText()}.${own.name.getText()}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

const named = /setting: ([\w.]+(?:, [\w.]+)*)/g

/** The settings named by the titles of a test file. */
export const settingsNamedBy = (text) =>
  new Set([...text.matchAll(named)].flatMap(([, names]) => names.split(', ').map((name) => name.replace(/\.$/, ''))))

/** Settings that no title names, and names that are not settings. */
export function compared(settings, names) {
  const ofLast = (last) => settings.filter((own) => own.split('.').at(-1) === last)
  const whole = [...names].flatMap((name) =>
    settings.includes(name) ? [name] : ofLast(name).length === 1 ? ofLast(name) : [],
  )
  return {
    missing: settings.filter((own) => !whole.includes(own)),
    unknown: [...names].filter((name) => !settings.includes(name) && ofLast(name).length !== 1),
  }
}

function main() {
  const read = (path) => readFileSync(join(root, path), 'utf8')
  const { Globals } = JSON.parse(read('specs/generated/shop.json')).components.schemas
  const settings = [...leavesOf(deref(Globals)), ...themeSettings(read('sdk/src/settings/theme.ts'))]
  const tests = projectFiles().filter((path) => /^storefront\/(e2e\/.+\.ts|.+\.test\.tsx?)$/.test(path))
  const names = new Set(tests.flatMap((path) => [...settingsNamedBy(read(path))]))
  const { missing, unknown } = compared(settings, names)
  const open = missing.filter((name) => !untested.has(name))
  const over = [...untested.keys()].filter((name) => !missing.includes(name))
  for (const name of open) console.log(`no test of the shop turns it: "setting: ${name}"`)
  for (const name of unknown) console.log(`there is no setting ${name}, but a test names it`)
  for (const name of over) console.log(`${name} is tested now or gone: take it off the list of what is not turned`)
  if (open.length + unknown.length + over.length > 0 || settings.length < 50) process.exitCode = 1
}

/** A schema with its references resolved. */
function deref(schema, depth = 0) {
  const { schemas } = JSON.parse(readFileSync(join(root, 'specs/generated/shop.json'), 'utf8')).components
  const open = (own, level) => {
    const [, name] = /#\/components\/schemas\/(\w+)/.exec(own?.$ref ?? '') ?? []
    const whole = name ? schemas[name] : own
    if (!whole?.properties || level > 4) return whole
    const entries = Object.entries(whole.properties).map(([key, value]) => [key, open(value, level + 1)])
    return { ...whole, properties: Object.fromEntries(entries) }
  }
  return open(schema, depth)
}

if (process.argv[1]?.endsWith('settings.mjs')) main()
