// No switch without an effect: every setting that the contract and the theme name is turned by a test of the shop, whose
// title says `setting: <name>`. Names are paths like functions.compare; the last part is enough where it is the only one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../aliases.mjs'
import { projectFiles } from './sources.mjs'

/** Settings that wait for something, each with the reason. */
const waiting = new Map([
  ['languages', 'the shop speaks one language'],
  ['domain.code', 'the shop has one domain'],
  ['variantHash', 'tells which prices an answer is made of; nobody sets it'],
  ...['code', 'symbol', 'symbolPlacement', 'decimalPlaces', 'decimalPoint', 'millesimalPoint'].map((name) => [
    `currency.${name}`,
    'how amounts are written: held by the tests of currencies',
  ]),
  ['currencies', 'held by the tests of currencies'],
  ['cartConfiguration.limit_notifications', 'held by the tests of amounts without its name'],
  ['cartConfiguration.quantity_minimum_text', 'held by the tests of amounts without its name'],
  ['cartConfiguration.quantity_maximum_text', 'held by the tests of amounts without its name'],
  [
    'functions.batch_variant_add',
    'held one way by the test of product boxes: who is a business is known in the browser',
  ],
  ['theme.article_author.photo', 'no author of the demo has a portrait'],
  ['cartConfiguration.minimum_order', 'held one way by cart-page.e2e.ts'],
  ['theme.user_order_detail.reorder', 'no test turns it yet'],
  ['theme.user_order_detail.files', 'no test turns it yet'],
  ['shippers', 'read and shown nowhere yet'],
  ['fastestShipper', 'read and shown nowhere yet'],
  ['contact.address.country_code', 'shown nowhere yet'],
  ...['title', 'text', 'href'].map((name) => [`restricted_redirect.${name}`, 'held one way by sign-in.e2e.ts']),
  ['restricted_groups', 'held one way by sign-in.e2e.ts'],
  ['integrations.heureka_public_key', 'held one way by after-order.e2e.ts'],
  ['integrations.seznam_shop_id', 'held one way by after-order.e2e.ts'],
  ['integrations.recommender', 'held by recommendations.e2e.ts without its name'],
  ['functions.certification', 'held one way by after-order.e2e.ts'],
  ['functions.data_layer', 'held one way by tracking.e2e.ts'],
  ['tracking.first_step_products_only', 'held by tests of the SDK only'],
  ['configuration_products.show_free_delivery_tag_by_price', 'comes with the promise of delivery'],
  ['topBanner.last_modified', 'held by overlays.e2e.ts without its name'],
  ['theme.homepage.last_visited', 'only browsers know it; no test turns it yet'],
  ['theme.product_detail.last_visited', 'only browsers know it; no test turns it yet'],
  ['theme.product_detail.comments', 'no test turns it yet'],
  ['theme.product_detail.storage_days', 'no test of the shop turns it yet'],
  ['theme.compare.only_differences', 'only browsers know it; no test turns it yet'],
  ['theme.delivery_details.shipping_business_name_with_business', 'held one way by details-fields.e2e.ts'],
  ['theme.order_finished.document', 'no test turns it yet'],
  ['theme.order_finished.print', 'no test turns it yet'],
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

/** Settings that titles in a test name. */
export const settingsNamedBy = (text) =>
  new Set([...text.matchAll(named)].flatMap(([, names]) => names.split(', ').map((name) => name.replace(/\.$/, ''))))

/** Which settings no title names, and which names are no settings. */
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
  const open = missing.filter((name) => !waiting.has(name))
  const over = [...waiting.keys()].filter((name) => !missing.includes(name))
  for (const name of open) console.log(`no test of the shop turns it: "setting: ${name}"`)
  for (const name of unknown) console.log(`there is no setting ${name}, but a test names it`)
  for (const name of over) console.log(`${name} is tested now or gone: take it off the list of what waits`)
  if (open.length + unknown.length + over.length > 0 || settings.length < 50) process.exitCode = 1
}

/** A schema without references; the documents hold them all. */
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
