// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import {
  type FeedFormat,
  type FeedItemOptions,
  googleFeed,
  heurekaFeed,
  toFeedItems,
  toRss,
  writeFeed,
  zboziFeed,
} from '@vanek/sdk/integrations/feeds'
import type { Product } from '@vanek/sdk/product'

const origin = 'https://shop.example'
const image = (path: string) => ({ path, alt: '' })

const variant = (id: number, more: object = {}) => ({
  id,
  name: `${id} mm`,
  fullname: `Air ${id} mm`,
  catalogCode: `AIR-${id}`,
  marketingCode: `A/${id}`,
  ean: '8595471452974',
  mainImage: image(`${id}.png`),
  images: [image(`${id}.png`), image(`${id}-side.png`)],
  availability: { isAvailable: true, soldAvailabilityCode: null, delayDays: 0 },
  prices: { unitWithTax: 959, unitOriginalWithTax: 959, inDiscount: false, currencyCode: 'CZK' },
  parameters: [{ code: 'diameter', title: 'Diameter', value: `${id} mm`, number: id, color_hex: null }],
  ...more,
})

const product = (variants: readonly object[], more: object = {}) =>
  ({
    ...{ id: 7, name: 'Air', slug: 'air', perex: 'Quiet', brand: { id: 1, title: 'Breeze', slug: 'breeze' } },
    ...{ mainImage: image('main.png'), images: [image('main.png')], visibility: { saleable: true } },
    gauges: [
      { code: 'diameter', title: 'Diameter', value: 100, unit: 'mm' },
      { code: 'noise', title: 'Noise', value: 26.5, unit: 'dB' },
    ],
    parents: [{ title: 'Fans' }, { title: 'Bathroom' }],
    variants,
    ...more,
  }) as unknown as Product

const options: FeedItemOptions = {
  variantUrl: ({ slug }, { id }) => `${origin}/product/${slug}?variant_id=${id}&a=b`,
  imageUrl: ({ path }) => `${origin}/cdn/${path}`,
  measure: (value, unit) => `${value} ${unit}`,
  deliveries: () => [{ id: 'CARRIER', price: 99 }],
}
const channel = { title: 'Shop', url: `${origin}/`, description: 'Fans', countryCode: 'CZ' }

async function* partsOf(products: readonly Product[]) {
  for (const each of products) yield toFeedItems(each, options)
}

async function read(format: FeedFormat, products: readonly Product[]) {
  let text = ''
  for await (const part of writeFeed(format, channel, partsOf(products))) text += part
  const document = new DOMParser().parseFromString(text, 'application/xml')
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined()
  return document
}
const values = (item: Element, name: string) =>
  [...item.children].filter(({ tagName }) => tagName === name).map((element) => element.textContent)
const itemsOf = (document: Document, name: string) => [...document.getElementsByTagName(name)]

const formats = [
  {
    name: 'Heureka',
    format: heurekaFeed,
    item: 'SHOPITEM',
    required: ['ITEM_ID', 'PRODUCTNAME', 'URL', 'IMGURL', 'PRICE_VAT', 'CATEGORYTEXT', 'DELIVERY_DATE', 'DESCRIPTION'],
    price: ['PRICE_VAT', '959'],
    group: 'ITEMGROUP_ID',
    url: 'URL',
  },
  {
    name: 'Zboží',
    format: zboziFeed,
    item: 'SHOPITEM',
    required: ['PRODUCTNAME', 'DESCRIPTION', 'URL', 'PRICE_VAT', 'DELIVERY_DATE', 'ITEM_ID', 'IMGURL', 'CATEGORYTEXT'],
    price: ['PRICE_VAT', '959'],
    group: 'ITEMGROUP_ID',
    url: 'URL',
  },
  {
    name: 'Google',
    format: googleFeed({ diameter: 'size' }),
    item: 'item',
    required: [
      'g:id',
      'g:title',
      'g:description',
      'g:link',
      'g:image_link',
      'g:availability',
      'g:price',
      'g:condition',
    ],
    price: ['g:price', '959.00 CZK'],
    group: 'g:item_group_id',
    url: 'g:link',
  },
] as const

describe.each(formats)('the feed of $name', ({ format, item: tag, required, price, group, url }) => {
  it('is well-formed, and every item has all required elements once', async () => {
    const document = await read(format, [product([variant(100), variant(125)]), product([variant(150)])])
    const items = itemsOf(document, tag)
    expect(items).toHaveLength(3)
    for (const item of items)
      for (const name of required) expect([name, values(item, name)]).toEqual([name, [expect.stringMatching(/./)]])
    expect(values(items[0]!, price[0])).toEqual([price[1]])
    expect(values(items[0]!, url)).toEqual([`${origin}/product/air?variant_id=100&a=b`])
  })

  it('groups the variants of a product, but not a single variant', async () => {
    const items = itemsOf(await read(format, [product([variant(100), variant(125)]), product([variant(150)])]), tag)
    expect(items.map((item) => values(item, group))).toEqual([['P7'], ['P7'], []])
  })

  it('leaves out items that are unavailable, or without image or price', async () => {
    const soldOut = { availability: { isAvailable: false, soldAvailabilityCode: null, delayDays: 0 } }
    const free = { prices: { unitWithTax: 0, unitOriginalWithTax: 0, inDiscount: false, currencyCode: 'CZK' } }
    const bare = product([variant(4, { mainImage: null, images: [] })], { mainImage: null, images: [] })
    const document = await read(format, [
      product([variant(1, soldOut), variant(2), variant(3, free)]),
      product([variant(5)], { visibility: { saleable: false } }),
      bare,
    ])
    expect(itemsOf(document, tag).map((item) => values(item, url))).toEqual([
      [expect.stringContaining('variant_id=2&')],
    ])
  })

  it('includes items made to order, with their lead time', async () => {
    const availability = { isAvailable: false, soldAvailabilityCode: 'on_order', delayDays: 14 }
    const [item] = itemsOf(await read(format, [product([variant(1, { availability })])]), tag)
    const texts = tag === 'item' ? values(item!, 'g:availability') : values(item!, 'DELIVERY_DATE')
    expect(texts).toEqual([tag === 'item' ? 'backorder' : '14'])
  })

  it('escapes text and removes invalid XML characters', async () => {
    const fullname = 'Air "A" <b>&amp; \u0000\u0008\uFFFE]]> 🌬️'
    const [item] = itemsOf(await read(format, [product([variant(1, { fullname })])]), tag)
    expect(
      values(
        item!,
        required.find((name) => /name|title/i.test(name))!,
      ),
    ).toEqual(['Air "A" <b>&amp; ]]> 🌬️'])
  })
})

describe('feed item', () => {
  it('lists parameters of the variant, then of the product, without duplicates', async () => {
    const [item] = itemsOf(await read(heurekaFeed, [product([variant(125)])]), 'SHOPITEM')
    const params = [...item!.getElementsByTagName('PARAM')].map((own) => [
      values(own, 'PARAM_NAME')[0],
      values(own, 'VAL')[0],
    ])
    expect(params).toEqual([
      ['Diameter', '125 mm'],
      ['Noise', '26.5 dB'],
    ])
    expect(values(item!, 'CATEGORYTEXT')).toEqual(['Fans | Bathroom'])
    expect(values(item!, 'IMGURL_ALTERNATIVE')).toEqual([`${origin}/cdn/125-side.png`])
    const [delivery] = item!.getElementsByTagName('DELIVERY')
    expect([values(delivery!, 'DELIVERY_ID'), values(delivery!, 'DELIVERY_PRICE')]).toEqual([['CARRIER'], ['99']])
  })

  it('includes the original and the discounted price', async () => {
    const prices = { unitWithTax: 700.5, unitOriginalWithTax: 900, inDiscount: true, currencyCode: 'CZK' }
    const goods = [product([variant(1, { prices })])]
    const [google] = itemsOf(await read(googleFeed(), goods), 'item')
    expect([values(google!, 'g:price'), values(google!, 'g:sale_price')]).toEqual([['900.00 CZK'], ['700.50 CZK']])
    const [zbozi] = itemsOf(await read(zboziFeed, goods), 'SHOPITEM')
    expect([values(zbozi!, 'PRICE_VAT'), values(zbozi!, 'PRICE_BEFORE_DISCOUNT')]).toEqual([['700.5'], ['900']])
  })

  it('has an id in the accepted format', () => {
    expect(toFeedItems(product([variant(1, { catalogCode: 'A/1 č' })]), options)[0]!.id).toBe('1')
  })

  it('truncates the title for Google between words', async () => {
    const fullname = `${'long '.repeat(40)}name`
    const [item] = itemsOf(await read(googleFeed(), [product([variant(1, { fullname })])]), 'item')
    const title = values(item!, 'g:title')[0]!
    expect(title).toMatch(/ long…$/)
    expect(title.length).toBeLessThanOrEqual(150)
  })
})

it('a feed is streamed: products are requested only after the previous part was read', async () => {
  let lastRequested = 0
  async function* parts() {
    for (let id = 1; id <= 100; id++) {
      lastRequested = id
      yield toFeedItems(product([variant(id)]), options)
    }
  }
  const feed = writeFeed(heurekaFeed, channel, parts())
  await feed.next()
  expect(lastRequested).toBe(0)
  await feed.next()
  await feed.next()
  expect(lastRequested).toBe(2)
})

it('toRss lists articles with their dates', () => {
  const item = { title: 'A & B', url: `${origin}/a`, description: '', published: '2026-05-04', categories: ['Advice'] }
  const document = new DOMParser().parseFromString(
    toRss({
      ...{ title: 'Magazine', description: 'All', url: `${origin}/m`, feedUrl: `${origin}/m.xml`, language: 'en' },
      items: [item, { ...item, published: 'soon', url: `${origin}/b` }],
    }),
    'application/xml',
  )
  expect(document.querySelector('parsererror')).toBeNull()
  const [first, second] = itemsOf(document, 'item')
  expect(values(first!, 'title')).toEqual(['A & B'])
  expect(values(first!, 'pubDate')).toEqual(['Mon, 04 May 2026 00:00:00 GMT'])
  expect(values(first!, 'category')).toEqual(['Advice'])
  expect(values(second!, 'pubDate')).toEqual([])
  expect(document.getElementsByTagName('atom:link')[0]!.getAttribute('href')).toBe(`${origin}/m.xml`)
})
