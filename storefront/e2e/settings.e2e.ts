import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProduct } from './support/find-product.ts'
import { ownServers } from './support/own-servers.ts'
import { startShop } from './support/servers.ts'
import { markupOf, publicSwitches, texts, waysOf, whileSet, type Switch } from './support/settings.ts'

const { sandboxUrl } = ownServers()
let shop: Awaited<ReturnType<typeof startShop>>

beforeAll(async () => {
  // neither pages nor answers are remembered, so that a changed setting is seen at once
  shop = await startShop(sandboxUrl, { KEEP_PAGES: 'nothing' })
})
afterAll(() => shop.stop())

const holds = (html: string, mark: RegExp | string) =>
  typeof mark === 'string' ? html.includes(mark) : mark.test(html)

/** Whether the page holds the mark the first way and the second. */
async function bothWays(own: Switch, path = own.path): Promise<readonly boolean[]> {
  const seen: boolean[] = []
  for (const settings of waysOf(own))
    seen.push(holds(await whileSet(sandboxUrl, settings, () => markupOf(shop.shopUrl, path)), own.mark))
  return seen
}

const status = async (path: string) => (await fetch(shop.shopUrl + path, { redirect: 'manual' })).status

describe('settings that turn a part of a public page', () => {
  it.each(publicSwitches)('$name', async (own) => {
    expect(await bothWays(own)).toEqual([true, false])
  })

  it.each(texts)('%s', async (_name, path, settings, found) => {
    const missing = (html: string) => found.filter((text) => !html.includes(text))
    expect(missing(await markupOf(shop.shopUrl, path))).toEqual(found)
    expect(await whileSet(sandboxUrl, settings, async () => missing(await markupOf(shop.shopUrl, path)))).toEqual([])
  })
})

type Known = Parameters<Parameters<typeof findProduct>[1]>[0]

describe('settings that turn a part of a product page', () => {
  const rows: readonly (Omit<Switch, 'path'> & { readonly of: (product: Known) => boolean })[] = [
    { name: 'setting: theme.product_detail.reviews', mark: 'id="recenze"', of: ({ reviewCount }) => reviewCount > 0 },
    {
      name: 'setting: theme.product_detail.alternatives',
      mark: 'Podobné výrobky',
      of: ({ alternatives }) => alternatives.length > 0,
    },
    { name: 'setting: theme.product_detail.end_text', mark: 'aria-label="Dobré vědět"', of: () => true },
    { name: 'setting: functions.reviews', mark: 'review-form', of: ({ reviewCount }) => reviewCount > 0 },
    {
      name: 'setting: functions.property_picker',
      mark: /id="vlastnost-[^>]*>[^<]*(?:<!-- -->)?<b>/,
      of: ({ variants }) => variants.length > 2,
    },
    {
      name: 'setting: functions.minimal_price_period',
      mark: 'Nejnižší cena za 30 dní',
      of: ({ prices }) => prices.inDiscount,
    },
    {
      name: 'setting: functions.watcher',
      mark: 'class="watcher',
      of: ({ availability, variants, visibility }) =>
        visibility.saleable && !availability.isAvailable && variants.length === 1,
    },
  ]

  it.each(rows)('$name', async (own) => {
    const { slug } = await findProduct(sandboxUrl, own.of)
    expect(await bothWays({ ...own, path: `/produkt/${slug}` })).toEqual([true, false])
  })
})

describe('a function that is switched off', () => {
  it.each([
    ['B6.11 compare', '/porovnat', [200, 404]],
    ['B6.10 bulk_order', '/kosik/import-objednavky', [200, 404]],
    ['B2.52 registration', '/registrovat', [200, 404]],
    ['B6.10 favourites', '/uzivatel/oblibene', [303, 404]],
    ['B6.10 shopping_lists', '/uzivatel/nakupni-seznamy', [303, 404]],
    ['B6.09 users_addresses', '/uzivatel/seznam-adres', [303, 404]],
  ] as const)('%s has no page: %s', async (name, path, expected) => {
    const flag = name.split(' ')[1] ?? ''
    const seen: number[] = []
    for (const on of [true, false])
      seen.push(await whileSet(sandboxUrl, { functions: { [flag]: on } }, () => status(path)))
    expect(seen).toEqual(expected)
  })
})
