import { unwrap } from '@vanek/sdk'
import { getArticle, getArticleCategories, getArticles, richTextHeadings, type Article } from '@vanek/sdk/content'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { articleCategoryPath } from '../../src/lib/paths/article.ts'
import { runningAt } from '../support/browser-clock.ts'
import { phone } from '../support/browser.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { sandboxShop } from '../support/sandbox.ts'
import { startShop } from '../support/servers.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'
import { inMarket } from '../support/market.ts'

const { enter, sandboxUrl, shopUrl } = visitors()
const shop = sandboxShop(sandboxUrl)

/** All articles of the seed with their categories, tags and authors. */
let articles: readonly Article[] = []
test.beforeAll(async () => {
  const { items } = unwrap(await getArticles(shop, { perPage: 100 }))
  articles = await Promise.all(items.map(async ({ slug }) => unwrap(await getArticle(shop, { slug }))))
})

/** Sets the offset of the sandbox's clock. */
const moveClock = (aheadMs: number) =>
  fetch(`${sandboxUrl}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ aheadMs }),
  })

const articlePath = (article: Article | undefined) => pathOf(`/clanek/${article?.page_meta.slug}`)

const cards = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href')

test.describe('the list of articles', () => {
  test('B1.10 B2.05 is linked on the home page, and links to articles', async () => {
    const { page, context, complaints } = await enter()
    await recordViolations(context)
    await open(page, '/')
    await page
      .getByRole('main')
      .getByRole('link', { name: label('Všechny články') })
      .click()
    await page.getByRole('heading', { level: 1, name: label('Magazín') }).waitFor()
    const first = cards(page).first()
    const title = await first.innerText()
    expect(await faultsOf(page)).toEqual([])
    await first.click()
    await page.waitForURL(pathOf('**/clanek/*'))
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(complaints).toEqual([])
  })

  test('B9.15 shows fifteen, the newest first, and the others by real links', async () => {
    const { page } = await enter({ scripts: false })
    await page.goto('/clanky')
    expect(await canonical(page)).toBe(`${shopUrl}/clanky`)
    const first = await cards(page).allInnerTexts()
    expect(first).toHaveLength(15)
    const dates = await page
      .getByRole('main')
      .locator('time')
      .evaluateAll((all) => all.map((time) => Date.parse(time.getAttribute('datetime') ?? '')))
    expect(dates).toEqual([...dates].sort((a, b) => b - a))
    await page
      .getByRole('navigation', { name: label('Stránky článků') })
      .getByRole('link', { name: label('Strana 2') })
      .click()
    await page.waitForURL('**/clanky?page=2')
    const second = await cards(page).allInnerTexts()
    expect(second.filter((title) => first.includes(title))).toEqual([])
    expect(await canonical(page)).toBe(`${shopUrl}/clanky?page=2`)
  })

  test('restores page and scroll position after an article', async () => {
    const { page } = await enter({ viewport: phone })
    await open(page, '/clanky?page=2')
    const third = cards(page).nth(2)
    await third.scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => scrollY)
    await third.click()
    await page.waitForURL(pathOf('**/clanek/*'))
    await page.goBack()
    await page.waitForURL('**/clanky?page=2')
    await page.getByRole('heading', { level: 1, name: 'strana 2' }).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(scrolled, -2)
  })

  test('has one canonical URL, whatever its parameters', async () => {
    const { page } = await enter()
    for (const search of ['?page=1', '?page=nic', '?page=-2']) {
      expect((await page.goto(`/clanky${search}`))?.status()).toBe(200)
      expect(await canonical(page)).toBe(`${shopUrl}/clanky`)
    }
  })

  for (const path of [
    '/clanky?page=99',
    '/clanky/neni',
    '/clanky/neni/tu',
    '/stitek/neni',
    '/autor/neni',
    '/clanek/neni',
  ] as const) {
    test(`is 404 at ${path}`, async () => {
      const { page } = await enter()
      expect((await page.goto(pathOf(path)))?.status()).toBe(404)
    })
  }
})

test.describe('categories, tags and authors', () => {
  test('B2.18 link from all articles to those of a category', async () => {
    const { page } = await enter()
    await open(page, '/clanky')
    const [category] = unwrap(await getArticleCategories(shop)).filter(({ master_category: master }) => !master)
    const title = category?.menu_title ?? category?.title ?? ''
    await page
      .getByRole('navigation', { name: label('Rubriky článků') })
      .getByRole('link', { name: title })
      .click()
    await page.waitForURL(`**/clanky/${category?.page_meta.slug}`)
    await page.getByRole('heading', { level: 1, name: category?.title ?? '' }).waitFor()
    const { total } = unwrap(await getArticles(shop, { categoryId: category?._id ?? '' }))
    expect(await cards(page).count()).toBe(Math.min(15, total))
  })

  test('B2.19 link to a subcategory, which has one URL', async () => {
    const { page } = await enter()
    const categories = unwrap(await getArticleCategories(shop))
    const child = categories.find(({ master_category: master }) => master)
    const master = child?.master_category?.page_meta.slug ?? ''
    const path = `/clanky/${master}/${child?.page_meta.slug}`
    await open(page, `/clanky/${master}`)
    const name = child?.menu_title ?? child?.title ?? ''
    await page
      .getByRole('navigation', { name: label('Rubriky článků') })
      .getByRole('link', { name })
      .click()
    await page.waitForURL(`**${path}`)
    await page.getByRole('heading', { level: 1, name: child?.title ?? '' }).waitFor()
    const crumbs = page.getByRole('navigation', { name: label('Drobečková navigace') })
    expect(await crumbs.locator(`a[href="/clanky/${master}"]`).count()).toBe(1)
    await page.reload()
    expect(await canonical(page)).toBe(shopUrl + path)
    const { request } = page
    const response = await request.get(`/clanky/${child?.page_meta.slug}`, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([301, path])
  })

  test('B2.20 link from an article to others with the same tag', async () => {
    const { page } = await enter()
    const article = articles.find(({ article_tag_reference: tags }) => tags.length > 0)
    const tag = article?.article_tag_reference[0]
    await open(page, articlePath(article))
    await page
      .getByRole('list', { name: label('Štítky') })
      .getByRole('link', { name: tag?.title ?? '', exact: true })
      .click()
    await page.waitForURL(pathOf(`**/stitek/${tag?.page_meta.slug}`))
    await page.getByRole('heading', { level: 1, name: tag?.title ?? '', exact: true }).waitFor()
    const tagged = articles.filter(({ article_tag_reference: tags }) => tags.some(({ _id }) => _id === tag?._id))
    expect(await cards(page).count()).toBe(Math.min(15, tagged.length))
  })

  test('B2.34 link from an article to its author, if the author has a page', async () => {
    const { page } = await enter()
    const by = (hasPage: boolean) =>
      articles.find(({ article_author_reference: author }) => author?.author_has_page === hasPage)
    const [known, unknown] = [by(true), by(false)]
    const author = known?.article_author_reference
    await open(page, articlePath(known))
    await page
      .getByRole('main')
      .getByRole('link', { name: author?.title ?? '' })
      .first()
      .click()
    await page.waitForURL(`**/autor/${author?.page_meta.slug}`)
    await page.getByRole('heading', { level: 1, name: author?.title ?? '', exact: true }).waitFor()
    expect(await cards(page).count()).toBeGreaterThan(0)
    // the biography of the author comes first
    const [story, card] = [
      await page.locator('main .rich').first().boundingBox(),
      await cards(page).first().boundingBox(),
    ]
    expect(story?.y).toBeLessThan(card?.y ?? 0)

    const other = unknown?.article_author_reference
    await page.goto(articlePath(unknown))
    await page
      .getByRole('main')
      .getByText(other?.title ?? '')
      .first()
      .waitFor()
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: other?.title ?? '' })
        .count(),
    ).toBe(0)
    expect((await page.goto(`/autor/${other?.page_meta.slug}`))?.status()).toBe(404)
  })

  for (const path of ['/clanky', '/stitek/hluk'] as const) {
    test(`have no faults at ${path}`, async () => {
      const { page, context, complaints } = await enter()
      await recordViolations(context)
      await open(page, pathOf(path))
      expect(await faultsOf(page)).toEqual([])
      expect(complaints).toEqual([])
    })
  }
})

test.describe('an article with a future date', () => {
  const year = 365 * 24 * 3_600_000

  /** Articles that shop and sandbox show under the paths at a later time. */
  async function shownIn(aheadMs: number, paths: readonly string[]): Promise<readonly (readonly string[])[]> {
    await moveClock(aheadMs)
    const own = await startShop(sandboxUrl, aheadMs === 0 ? {} : runningAt(aheadMs))
    try {
      const { page } = await enter({ baseURL: own.shopUrl, scripts: false })
      const shown = []
      for (const path of paths) {
        await page.goto(path)
        shown.push(await cards(page).allInnerTexts())
      }
      return shown
    } finally {
      await own.stop()
      await moveClock(0)
    }
  }

  test('B3.02 is in the lists of its category and its tag from that date on', async () => {
    await moveClock(20 * year)
    const slugs = articles.map(({ page_meta: meta }) => meta.slug)
    const { items } = unwrap(await getArticles(shop, { perPage: 100 }))
    const slug = items.find((one) => !slugs.includes(one.slug))?.slug ?? ''
    const {
      title,
      article_category_reference: category,
      article_tag_reference: tags,
    } = unwrap(await getArticle(shop, { slug }))
    const paths = [
      '/clanky',
      ...(category ? [articleCategoryPath(category)] : []),
      ...tags.map(({ page_meta: meta }) => pathOf(`/stitek/${meta.slug}`)),
    ]
    expect(paths.length).toBeGreaterThan(2)
    const listsWithTitle = (lists: readonly (readonly string[])[]) => lists.map((titles) => titles.includes(title))
    expect(listsWithTitle(await shownIn(20 * year, paths))).toEqual(paths.map(() => true))
    expect(listsWithTitle(await shownIn(0, paths))).toEqual(paths.map(() => false))
    const { page } = await enter()
    expect((await page.goto(pathOf(`/clanek/${slug}`)))?.status()).toBe(404)
  })
})

test.describe('an article', () => {
  test('B2.17 works without scripts: date, text, and a table of contents with links to its sections', async () => {
    const { page } = await enter({ scripts: false, viewport: phone })
    const article = articles.find(({ content }) => richTextHeadings(content).length > 2)
    await page.goto(articlePath(article))
    const main = page.getByRole('main')
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe(article?.title)
    expect(await main.locator('time').first().innerText()).toMatch(/^\d{1,2}\.\s\d{1,2}\.\s\d{4}$/)
    const contents = main.getByRole('navigation', { name: label('V článku najdete') }).getByRole('link')
    const last = contents.last()
    const name = await last.innerText()
    await last.click()
    const place = main.getByRole('heading', { name, exact: true })
    expect(await place.evaluate((at) => at.getBoundingClientRect().top < innerHeight)).toBe(true)
  })

  test('has structured data for search engines', async () => {
    const { page } = await enter()
    const [article] = articles
    await page.goto(articlePath(article))
    expect(await canonical(page)).toBe(shopUrl + articlePath(article))
    const scripts = await page.locator('script[type="application/ld+json"]').allInnerTexts()
    const kinds = scripts.flatMap((text) => JSON.parse(text) as { '@type': string }).map((one) => one['@type'])
    expect(kinds).toEqual(expect.arrayContaining(['Article', 'BreadcrumbList']))
  })

  test('links to others of its category', async () => {
    const { page } = await enter()
    const [article] = articles
    await open(page, articlePath(article))
    const before = page.url()
    await page
      .getByRole('region', { name: label('Čtěte dál') })
      .getByRole('link')
      .last()
      .click()
    await page.waitForURL((url) => url.pathname.startsWith(pathOf('/clanek/')) && url.href !== before)
    // a full page load if the link was not hydrated yet: until hydration, scripts write their history state
    await hydrated(page)
    await page.goBack()
    await expect.poll(() => page.url()).toBe(before)
  })

  test('has no faults', async () => {
    const { page, context, complaints } = await enter()
    await recordViolations(context)
    await open(page, articlePath(articles[0]))
    expect(await faultsOf(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})

test.describe('the products of an article', () => {
  test('are those of the linked category, for sale', async () => {
    const { page } = await enter({ scripts: false })
    const linked = inMarket({ cs: 'jak-vybrat-ventilator-do-koupelny', sk: 'ako-vybrat-ventilator-do-kupelne' })
    const slug = articles.find(({ page_meta: meta }) => meta.slug === linked)?.page_meta.slug
    await page.goto(pathOf(`/clanek/${slug}`))
    const goods = page.getByRole('region', { name: label('Designové koupelnové ventilátory') })
    await expect(goods.getByRole('article')).toHaveCount(4)
    await goods.getByRole('link', { name: label('Celá kategorie') }).click()
    await page.getByRole('heading', { level: 1, name: label('Designové koupelnové ventilátory') }).waitFor()
  })

  test('are omitted without a linked category', async () => {
    const { page } = await enter({ scripts: false })
    await page.goto(
      pathOf(inMarket({ cs: '/clanek/poslechova-komora-v-brne', sk: '/clanek/posluchova-komora-v-ziline' })),
    )
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect(page.getByRole('link', { name: label('Celá kategorie') })).toHaveCount(0)
  })
})
