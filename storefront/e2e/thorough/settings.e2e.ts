import { unwrap } from '@vanek/sdk'
import { getArticle, getArticles } from '@vanek/sdk/content'
import { expect, test } from '../support/test.ts'
import { articleCategoryPath } from '../../src/lib/paths/article.ts'
import { type Breakable, breakable } from '../support/breakable.ts'
import { findBlock } from '../support/blocks.ts'
import { findProduct } from '../support/find-product.ts'
import { visitors } from '../support/visitors.ts'
import { sandboxShop } from '../support/sandbox.ts'
import { startShop } from '../support/servers.ts'
import {
  markupOf,
  productSwitches,
  publicSwitches,
  texts,
  statesOf,
  whileSet,
  type Switch,
} from '../support/settings.ts'

const { sandboxUrl } = visitors()
let shop: Awaited<ReturnType<typeof startShop>>
/** Proxies in front of the back ends, for states that the sandbox does not have. */
let store: Breakable
let content: Breakable

test.beforeAll(async () => {
  store = await breakable(`${sandboxUrl}/store`)
  content = await breakable(`${sandboxUrl}/cms`)
  // no caching of pages or responses, so that a changed setting applies at once
  shop = await startShop(sandboxUrl, { PAGE_CACHE: 'nothing', SHOP_URL: store.url, CONTENT_URL: content.url })
})
test.afterAll(() => Promise.all([shop, store, content].map((each) => each.stop())))

const holds = (html: string, mark: RegExp | string) =>
  typeof mark === 'string' ? html.includes(mark) : mark.test(html)

/** Whether the page has the mark in the first state and in the second. */
async function bothStates(own: Switch, path = own.path): Promise<readonly boolean[]> {
  const seen: boolean[] = []
  for (const settings of statesOf(own))
    seen.push(holds(await whileSet(sandboxUrl, settings, () => markupOf(shop.shopUrl, path)), own.mark))
  return seen
}

const status = async (path: string) => (await fetch(shop.shopUrl + path, { redirect: 'manual' })).status

test.describe('settings that affect a public page', () => {
  for (const own of publicSwitches) {
    test(own.name, async () => {
      expect(await bothStates(own)).toEqual([true, false])
    })
  }

  for (const [name, path, settings, found] of texts) {
    test(name, async () => {
      const missing = (html: string) => found.filter((text) => !html.includes(text))
      expect(missing(await markupOf(shop.shopUrl, path))).toEqual(found)
      expect(await whileSet(sandboxUrl, settings, async () => missing(await markupOf(shop.shopUrl, path)))).toEqual([])
    })
  }
})

test.describe('settings that affect a product page', () => {
  for (const own of productSwitches) {
    test(own.name, async () => {
      const { slug } = await findProduct(sandboxUrl, own.of)
      expect(await bothStates({ ...own, path: `/produkt/${slug}${own.query ?? ''}` })).toEqual([true, false])
    })
  }
})

test.describe('settings with only one state in the sandbox', () => {
  const way = { id: 9, name: 'Poštovním holubem', priceFrom: 5, priceFromWithoutTax: 4, deliveryDays: 2 }
  const rows: readonly (Switch & { readonly states: readonly [object, object] })[] = [
    {
      name: 'setting: shippers',
      path: '/vse-o-nakupu',
      mark: /Poštovním holubem[^]*od\s5\sKč[^]*s DPH[^]*za 2 pracovní dny/,
      states: [{ shippers: [way] }, { shippers: [] }],
    },
    {
      name: 'setting: fastestShipper',
      path: '/vse-o-nakupu',
      mark: 'nejrychleji domů',
      states: [
        { shippers: [way], fastestShipper: 9 },
        { shippers: [way], fastestShipper: null },
      ],
    },
    {
      name: 'setting: currencies',
      path: '/',
      mark: '<option value="PLN">',
      states: [{ currencies: ['CZK', 'PLN'].map(currency) }, { currencies: ['CZK', 'EUR'].map(currency) }],
    },
  ]
  for (const { name, path, mark, states } of rows) {
    test(name, async () => {
      const seen: boolean[] = []
      for (const settings of states) {
        store.respondWith((answer, requestPath) =>
          requestPath.startsWith('/api/v1/globals') ? { ...(answer as object), ...settings } : answer,
        )
        seen.push(holds((await markupOf(shop.shopUrl, path)).replaceAll(/&nbsp;|<!-- -->/g, ' '), mark))
      }
      store.respondWith('none')
      expect(seen).toEqual([true, false])
    })
  }

  test('B3.52 B6.10 B6.11 B9.05 defaults: no name of the shop, theme cvb, flags off except the comparison', async () => {
    store.respondWith((answer, requestPath) => (requestPath.startsWith('/api/v1/globals') ? {} : answer))
    const paths = ['/kosik/import-objednavky', '/uzivatel/oblibene', '/uzivatel/nakupni-seznamy', '/porovnat']
    try {
      expect(await Promise.all(paths.map(status))).toEqual([404, 404, 404, 200])
      const [compare, home] = [await markupOf(shop.shopUrl, '/porovnat'), await markupOf(shop.shopUrl, '/')]
      expect(compare).toMatch(/<html [^>]*data-theme="cvb"/)
      expect(compare).toContain('<title>Porovnání výrobků</title>')
      expect(compare).toContain('aria-label="Na úvodní stránku"')
      expect(home).toMatch(/class="compare"/)
      expect(home).not.toContain('class="heart')
    } finally {
      store.respondWith('none')
    }
  })

  test('setting: theme.article_author.photo', async () => {
    const image = { path: 'products/stand-fan-black-a.webp', alt: 'Autor u měřidla', width: 800, height: 800 }
    content.respondWith((answer) => {
      const { data } = answer as { data?: Readonly<Record<string, object | null>> }
      const author = data?.['articleAuthorBySlug']
      return author ? { data: { articleAuthorBySlug: { ...author, image } } } : answer
    })
    const own = { name: 'setting: theme.article_author.photo', path: '/autor/ing-bohumil-kriz', mark: image.alt }
    expect(await bothStates(own).finally(() => content.respondWith('none'))).toEqual([true, false])
  })
})

/** The same number format for all currencies. */
function currency(code: string) {
  const symbol = code === 'PLN' ? 'zł' : code
  return { code, symbol, symbolPlacement: 'right', decimalPlaces: 2, decimalPoint: ',', millesimalPoint: ' ' }
}

test.describe('a disabled feature', () => {
  for (const [name, path, expected] of [
    ['B6.11 compare', '/porovnat', [200, 404]],
    ['B6.10 bulk_order', '/kosik/import-objednavky', [200, 404]],
    ['B2.52 registration', '/registrovat', [200, 404]],
    ['B6.10 favourites', '/uzivatel/oblibene', [303, 404]],
    ['B6.10 shopping_lists', '/uzivatel/nakupni-seznamy', [303, 404]],
    ['B6.09 users_addresses', '/uzivatel/seznam-adres', [303, 404]],
  ] as const) {
    test(`${name} has no page: ${path}`, async () => {
      const flag = name.split(' ')[1] ?? ''
      const seen: number[] = []
      for (const on of [true, false])
        seen.push(await whileSet(sandboxUrl, { functions: { [flag]: on } }, () => status(path)))
      expect(seen).toEqual(expected)
    })
  }
})

type Fields = Readonly<Record<string, unknown>>

/** The same response with other fields in all matching objects. */
const replaceFields = (answer: unknown, is: (one: Fields) => boolean, fields: (one: Fields) => Fields): unknown => {
  if (Array.isArray(answer)) return answer.map((each) => replaceFields(each, is, fields))
  if (typeof answer !== 'object' || answer === null) return answer
  const one = Object.fromEntries(Object.entries(answer).map(([name, each]) => [name, replaceFields(each, is, fields)]))
  return is(one) ? { ...one, ...fields(one) } : one
}

test.describe('content of the editors', () => {
  /** Pages while all matching objects have other fields. */
  async function shownWith(
    paths: readonly string[],
    is: (one: Fields) => boolean,
    fields: (one: Fields) => Fields,
  ): Promise<readonly string[]> {
    content.respondWith((answer) => replaceFields(answer, is, fields))
    try {
      return await Promise.all(paths.map((path) => markupOf(shop.shopUrl, path)))
    } finally {
      content.respondWith('none')
    }
  }

  test('B3.02 an article with a future date is in no list, whatever the content service returns', async () => {
    const shopOf = sandboxShop(sandboxUrl)
    const [first] = unwrap(await getArticles(shopOf)).items
    const { article_category_reference: category, article_tag_reference: tags } = unwrap(
      await getArticle(shopOf, { slug: first!.slug }),
    )
    const paths = [
      ...['/', '/clanky', category ? articleCategoryPath(category) : '/clanky'],
      ...tags.map(({ page_meta: meta }) => `/stitek/${meta.slug}`),
    ]
    const has = (html: string) => html.includes(`href="/clanek/${first!.slug}"`)
    const date = (date_published: string) =>
      shownWith(
        paths,
        ({ slug }) => slug === first!.slug,
        () => ({ date_published }),
      )
    expect((await date('2020-01-01T00:00:00Z')).slice(1).map(has)).not.toContain(false)
    expect((await date('2999-01-01T00:00:00Z')).map(has)).not.toContain(true)
  })

  test('B3.26 the texts, pictures and meta data of a category are on its page', async () => {
    const path = 'koupelnove-ventilatory'
    const words = { content: 'Nad', text_below_products: 'Pod', description: 'Popis' } as const
    const meta = { seo_title: 'Do hledání', seo_description: 'Popis do hledání', meta_noindex: false }
    const [html = ''] = await shownWith(
      [`/${path}`],
      (one) => one['path'] === path && 'page_meta' in one,
      (one) => ({
        ...Object.fromEntries(Object.entries(words).map(([name, text]) => [name, `${text} od editora.`])),
        category_banner: { path: 'products/banner-editora.webp', alt: '' },
        page_meta: {
          ...(one['page_meta'] as Fields),
          ...{ ...meta, share_image: { path: 'products/sdileni-editora.webp', alt: '' } },
        },
      }),
    )
    for (const text of Object.values(words)) expect(html.split('</head>')[1]).toContain(`${text} od editora.`)
    expect(html.split('</head>')[1]).toContain('products/banner-editora.webp')
    expect(html).toMatch(/<meta property="og:image" content="[^"]*products\/sdileni-editora\.webp"/)
    expect(html).toContain('<title>Do hledání</title>')
    expect(html).toContain('<meta name="description" content="Popis do hledání">')
  })

  for (const type of [
    ...['title', 'text', 'quote', 'collapsible', 'newsletter', 'products', 'productBoxes', 'categories'],
    ...['categoryBoxes', 'text_boxes', 'selling_points', 'row'],
  ] as const) {
    test(`B3.40 a block of the kind ${type} has its colours and its button`, async () => {
      const { path, block } = await findBlock(sandboxUrl, (each) => each.type === type)
      const link = block.text_boxes.find(({ button }) => button)?.button?.button_link
      const { block: linked } = await findBlock(sandboxUrl, ({ button }) => button !== null)
      const button = {
        ...{ text: 'Tlačítko editora', button_link: link ?? linked.button!.button_link, style: 'primary' },
        ...{ background_color: '#0b6a49', text_color: '#ffffff' },
      }
      const [html = ''] = await shownWith(
        [path],
        ({ uuid }) => uuid === block.uuid,
        (one) => ({
          ...{ block_title: 'Blok editora', block_title_color: '#b3400a', background_color: '#fdeee3' },
          ...{ text_color: '#1d5582', button, newsletter_type: 'with_text' },
          text_boxes: (one['text_boxes'] as readonly Fields[]).map((box) => ({
            ...{ ...box, background_color: '#e5f5ee', text_color: '#b0241c', box_styles: 'framed' },
          })),
        }),
      )
      // a row has nested blocks between its title and its button
      const own = /<section class="[^"]*" aria-label="Blok editora">[^]*<\/main>/.exec(html)?.[0] ?? ''
      expect(own).toMatch(/class="block-part [^"]*surface-warm[^"]* ink-sea"/)
      expect(own).toMatch(/<h2 class="[^"]*ink-warm[^"]*">Blok editora<\/h2>/)
      expect(own).toMatch(/<a [^>]*class="[^"]*fill-ok[^"]*"[^>]*>Tlačítko editora/)
      expect(own.includes('text-box is-framed surface-ok ink-bad')).toBe(type === 'text_boxes')
    })
  }

  test('B3.41 the wide banner with the highest weight comes first', async () => {
    const titles = async (sign: number) => {
      const [html = ''] = await shownWith(
        ['/'],
        (one) => 'button_text' in one && 'weight' in one,
        ({ title }) => ({ weight: sign * Buffer.from(String(title)).readUInt32BE() }),
      )
      return [...html.matchAll(/class="(?:hero|home)-banner"[^]*?<h2>([^<]*)/g)].map(([, one = '']) => one)
    }
    const sorted = [...(await titles(1))].sort((one, two) => (one < two ? -1 : 1))
    expect(sorted.length).toBeGreaterThan(2)
    expect(await titles(1)).toEqual([...sorted].reverse())
    expect(await titles(-1)).toEqual(sorted)
  })

  test('B3.13 a product without a unit is sold by the piece', async () => {
    const { slug } = await findProduct(sandboxUrl, ({ variants: [one] }) => one?.unit === 'm')
    const sold = async (unit?: string) =>
      /Množství \([^)]*\)/.exec(
        (
          await shownWith(
            [`/produkt/${slug}`],
            (one) => 'catalogCode' in one && 'unit' in one,
            () => ({ unit }),
          )
        ).join(''),
      )?.[0]
    expect([await sold('m'), await sold()]).toEqual(['Množství (m)', 'Množství (ks)'])
  })

  test('B3.42 boxes of the home page have their texts, and each has its colour', async () => {
    const colours = { '#fdeee3': 'warm', '#e5f5ee': 'ok', '#0a2a33': 'deep' }
    const [html = ''] = await shownWith(
      ['/'],
      (one) => 'box_color' in one,
      (one) => ({
        ...{ text: `Rada ${String(one['order'])}.`, order: -Number(one['order']) },
        box_color: Object.keys(colours)[Number(one['order']) % 3],
      }),
    )
    const boxes = [...html.matchAll(/<li class="panel surface-(\w+)"><h3>[^<]*<\/h3><p class="quiet">Rada (\d+)\./g)]
    expect(boxes.length).toBeGreaterThan(2)
    const orders = boxes.map(([, , order]) => Number(order))
    expect(orders).toEqual([...orders].sort((one, two) => two - one))
    for (const [, surface, order] of boxes) expect(surface).toBe(Object.values(colours)[Number(order) % 3])
  })

  test('B3.07 a product has its texts, and its tags in their colours where they are shown', async () => {
    // a sold-out one has others above its texts
    const { slug, id, categoryPath } = await findProduct(
      sandboxUrl,
      ({ reviewCount, variants: [one] }) => reviewCount > 0 && one?.availability.isAvailable === true,
    )
    const tag = (text: string, color: string, where: object) => ({
      ...{ code: text, text, color, visibility: { catalog: false, content: false, ...where } },
    })
    const [detail = '', list = ''] = await shownWith(
      [`/produkt/${slug}`, `/${categoryPath}?sort=bestselling`],
      (one) => 'tags' in one && 'perex' in one,
      () => ({
        ...{ perex: 'Krátce od editora.', rating: 60, reviewCount: 7 },
        tags: [tag('V přehledu', '#b3400a', { catalog: true }), tag('U zboží', '#0b6a49', { content: true })],
      }),
    )
    expect(id).toBeGreaterThan(0)
    expect(detail).toContain('Krátce od editora.')
    expect(detail).toContain('<li class="tag fill-ok">U zboží</li>')
    expect(detail.split('id="recenze"')[0]).not.toContain('V přehledu')
    expect(list).toContain('<li class="tag fill-warm">V přehledu</li>')
    expect(list).not.toContain('U zboží')
  })
})
