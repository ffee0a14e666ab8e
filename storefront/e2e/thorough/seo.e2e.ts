import { JSDOM } from 'jsdom'
import { expect, test } from '../support/test.ts'
import { pickProduct } from '../support/catalogue.ts'
import { findProduct } from '../support/find-product.ts'
import { merchantListingProblems } from '../../../scripts/lib/merchant-listing.ts'
import { canonicalOf, productDataOf, propertyOf, sharedPictureOf, structuredDataOf, titleOf } from '../support/head.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl, shopUrl } = visitors()

const textOf = async (path: string) => (await fetch(shopUrl + path)).text()

const thingsOf = (html: string) => structuredDataOf(html).flat()
const typesOf = (html: string) => thingsOf(html).map((thing) => thing['@type'])

test.describe('metadata of the shop', () => {
  test('B1.01 B1.02 is in Czech, and describes a shop with fans', async () => {
    const { page } = await enter()
    await page.goto('/')
    expect(await page.locator('html').getAttribute('lang')).toBe('cs')
    expect(await page.title()).toMatch(/ventil/i)
    expect(await page.locator('meta[property="og:locale"]').getAttribute('content')).toBe('cs_CZ')
    expect(await page.getByRole('main').innerText()).toMatch(/ventil/i)
  })

  test('names the shop and its search on the home page', async () => {
    const html = await textOf('/')
    expect(typesOf(html)).toEqual(expect.arrayContaining(['WebSite', 'Organization']))
    expect(JSON.stringify(thingsOf(html))).toContain('/hledat?q=')
  })

  test('describes categories, products and questions by structured data', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const expected = {
      '/koupelnove-ventilatory': ['BreadcrumbList', 'ItemList'],
      [`/produkt/${product.slug}`]: ['BreadcrumbList', product.variants.length > 1 ? 'ProductGroup' : 'Product'],
      '/stranka/caste-dotazy': ['FAQPage'],
    }
    for (const [path, types] of Object.entries(expected))
      expect([path, typesOf(await textOf(path))]).toEqual([path, expect.arrayContaining(types)])
  })

  test('has a picture for sharing on every page', async () => {
    for (const path of ['/', '/koupelnove-ventilatory', '/clanky', '/stranka/doprava']) {
      const image = sharedPictureOf(await textOf(path)) ?? ''
      const answer = await fetch(image)
      expect([path, answer.status, answer.headers.get('content-type')?.split('/')[0]]).toEqual([path, 200, 'image'])
    }
  })
})

const variants = '/produkt/designovy-koupelnovy-ventilator-aerola-rosa'

test.describe('a product for search engines', () => {
  test('has what merchant listings require, and matches the page', async () => {
    const { page } = await enter()
    await page.goto(variants)
    const objects = productDataOf(await page.content())
    expect(merchantListingProblems(objects)).toEqual([])
    const [group] = objects
    const { aggregateRating, review, hasVariant, variesBy } = group as unknown as {
      aggregateRating: { ratingValue: number; bestRating: number; reviewCount: number }
      review: { author: { name: string }; reviewBody: string }[]
      hasVariant: { sku: string; offers: { url: string; price: number } }[]
      variesBy: string[]
    }
    expect(aggregateRating.bestRating).toBe(5)
    const shown = String(aggregateRating.ratingValue).replace('.', ',')
    await expect(page.locator('.reviews-average')).toContainText(shown)
    for (const { author, reviewBody } of review) {
      await expect(page.locator('.review-list')).toContainText(author.name)
      await expect(page.locator('.review-list')).toContainText(reviewBody)
    }
    expect(variesBy).toEqual(['https://schema.org/size', 'https://schema.org/color'])
    expect(hasVariant.length).toBeGreaterThan(2)
    for (const { sku, offers } of hasVariant) {
      await page.goto(offers.url)
      await expect(page.getByRole('main')).toContainText(sku)
      expect((await page.locator('.product .price').first().innerText()).replaceAll(/\s/g, '')).toContain(
        `${offers.price}Kč`,
      )
    }
  })

  test('is described without a number twice', async () => {
    const measured = await findProduct(sandboxUrl, ({ perex }) => /\d\sm³\/h/.test(perex))
    const html = await textOf(`/produkt/${measured.slug}`)
    const description = new JSDOM(html).window.document
      .querySelector('meta[name="description"]')
      ?.getAttribute('content')
    const numbers = description?.match(/\d+\s(m³\/h|dB|W)/g)?.map((text) => text.replace(/\s/, ' ')) ?? []
    expect(numbers.length).toBeGreaterThan(1)
    expect(numbers).toEqual([...new Set(numbers)])
  })

  test('has metadata for sharing with its price', async () => {
    const html = await textOf(variants)
    expect(propertyOf(html, 'og:type')).toBe('product')
    expect(propertyOf(html, 'product:price:currency')).toBe('CZK')
    expect(Number(propertyOf(html, 'product:price:amount'))).toBeGreaterThan(0)
    expect(sharedPictureOf(html)).toContain('/products/')
  })
})

test.describe('pages of a listing', () => {
  test('have their own titles, and product lists with continuous positions', async () => {
    const [first, second] = await Promise.all(
      ['/koupelnove-ventilatory', '/koupelnove-ventilatory?page=2'].map(async (path) => {
        const html = await textOf(path)
        const list = thingsOf(html).find((thing) => thing['@type'] === 'ItemList')
        return { title: titleOf(html), items: list?.['itemListElement'] as { position: number; url: string }[] }
      }),
    )
    expect([first!.title, second!.title]).toEqual([
      'Koupelnové ventilátory | Vánek',
      'Koupelnové ventilátory, strana 2 | Vánek',
    ])
    expect(first!.items[0]!.position).toBe(1)
    expect(second!.items[0]!.position).toBe(first!.items.length + 1)
    const urls = [...first!.items, ...second!.items].map(({ url }) => url)
    expect(new Set(urls).size).toBe(urls.length)
    expect((await fetch(second!.items[0]!.url)).status).toBe(200)
  })
})

test.describe('canonical addresses', () => {
  for (const [path, canonical] of [
    ['/', '/'],
    ['/koupelnove-ventilatory', '/koupelnove-ventilatory'],
    ['/koupelnove-ventilatory?page=2', '/koupelnove-ventilatory?page=2'],
    ['/koupelnove-ventilatory?utm_source=mail&gclid=1&sort=price&page=2', '/koupelnove-ventilatory?page=2'],
    ['/koupelnove-ventilatory?price=100-900&stock=1', '/koupelnove-ventilatory'],
    ['/clanky?page=1&utm_medium=a', '/clanky'],
    ['/znacky?a=b', '/znacky'],
    ['/slovnik-pojmu', '/slovnik-pojmu'],
  ] as const) {
    test(`B2.69 B2.71 of ${path} is ${canonical}`, async () => {
      expect(canonicalOf(await textOf(path))).toBe(shopUrl + canonical)
    })
  }

  test('B2.71 of a product omit the variant', async () => {
    const { product, variant } = await pickProduct(sandboxUrl)
    const html = await textOf(`/produkt/${product.slug}?variant_id=${variant.id}&for_credits=true&addToCart=1`)
    expect(canonicalOf(html)).toBe(`${shopUrl}/produkt/${product.slug}`)
  })

  test('come without an alternate in another language while there is only one', async () => {
    expect(await textOf('/koupelnove-ventilatory')).not.toContain('hreflang="de"')
  })
})

test.describe('files for crawlers', () => {
  test('list excluded paths and the sitemap', async () => {
    const text = await textOf('/robots.txt')
    expect(text).toContain('Disallow: /kosik')
    expect(text).toContain(`Sitemap: ${shopUrl}/sitemap.xml`)
  })

  test('are 404 where there is no such sitemap file', async () => {
    for (const path of ['/sitemap/products-9999.xml', '/sitemap/products-0.xml', '/sitemap/other.xml'])
      expect((await fetch(shopUrl + path)).status).toBe(404)
  })

  test('B2.12 list static and content paths for external sitemaps', async () => {
    const answer = await fetch(`${shopUrl}/sitemapconfig`)
    expect(answer.headers.get('content-type')).toContain('application/json')
    const list = (await answer.json()) as { static: string[]; content: { path: string }[] }
    expect(list.static).toContain('/kontakt')
    const paths = list.content.map(({ path }) => path)
    expect(paths).toContain('/koupelnove-ventilatory')
    expect(paths.some((path) => path.startsWith('/clanek/'))).toBe(true)
    expect(paths.some((path) => path.startsWith('/stranka/'))).toBe(true)
  })
})

test('every section of a page has a heading', async () => {
  const paths = [
    '/',
    '/koupelnove-ventilatory',
    variants,
    '/clanek/zpetna-klapka',
    '/stranka/o-nas',
    '/kosik',
    '/neni-tu',
  ]
  for (const path of paths) {
    const { document } = new JSDOM(await textOf(path)).window
    const withoutHeading = [...document.querySelectorAll('section, article')].filter(
      (section) => section.querySelector('h1, h2, h3, h4, h5, h6') === null,
    )
    expect([path, withoutHeading.map(({ className }) => className)]).toEqual([path, []])
  }
})
