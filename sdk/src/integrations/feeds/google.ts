import { attribute, type FeedFormat, shorten } from './feed.ts'
import type { FeedItem } from './items.ts'
import { element, group, xmlDeclaration } from './xml.ts'

const money = (amount: number, currencyCode: string): string => `${amount.toFixed(2)} ${currencyCode}`

/** Limits of Google's product data specification, in characters. */
const longest = { title: 150, description: 5000 }
const mostImages = 10

/** Parameters with an attribute of their own, by their code. */
export type GoogleAttributes = Readonly<Record<string, 'color' | 'size' | 'material' | 'pattern'>>

function attributesOf({ parameters }: FeedItem, known: GoogleAttributes): readonly string[] {
  const found = new Map<string, string>()
  for (const { code, value } of parameters) {
    const name = Object.hasOwn(known, code) ? known[code] : undefined
    if (name && !found.has(name)) found.set(name, value)
  }
  return [...found].map(([name, value]) => element(`g:${name}`, value))
}

/**
 * The feed of Google Merchant Center, RSS 2.0: https://support.google.com/merchants/answer/7052112
 *
 * @param attributes - Which parameter is which attribute. Defaults to none.
 */
export const googleFeed = (attributes: GoogleAttributes = {}): FeedFormat => ({
  start: ({ title, url, description }) =>
    `${xmlDeclaration}<rss${attribute('version', '2.0')}${attribute('xmlns:g', 'http://base.google.com/ns/1.0')}><channel>` +
    `${element('title', title)}${element('link', url)}${element('description', description)}\n`,
  item: (item, { countryCode }) => {
    const { currencyCode, priceBefore, price, ean, brand } = item
    const [cheapest] = item.deliveries.map((own) => own.price).sort((one, two) => one - two)
    return `${group('item', [
      element('g:id', item.id),
      element('g:title', shorten(item.name, longest.title)),
      element('g:description', shorten(item.description || item.name, longest.description)),
      element('g:link', item.url),
      element('g:image_link', item.images[0]),
      ...item.images.slice(1, mostImages + 1).map((url) => element('g:additional_image_link', url)),
      element('g:availability', item.madeToOrder ? 'backorder' : 'in_stock'),
      element('g:price', money(priceBefore ?? price, currencyCode)),
      priceBefore === undefined ? '' : element('g:sale_price', money(price, currencyCode)),
      element('g:brand', brand),
      element('g:gtin', ean),
      element('g:mpn', item.productNumber),
      ean || brand ? '' : element('g:identifier_exists', 'no'),
      element('g:condition', 'new'),
      element('g:item_group_id', item.groupId),
      element('g:product_type', item.categories.join(' > ')),
      ...attributesOf(item, attributes),
      ...item.parameters.map(({ name, value }) =>
        group('g:product_detail', [element('g:attribute_name', name), element('g:attribute_value', value)]),
      ),
      cheapest === undefined
        ? ''
        : group('g:shipping', [element('g:country', countryCode), element('g:price', money(cheapest, currencyCode))]),
    ])}\n`
  },
  end: '</channel></rss>\n',
})
