import { unwrap } from '@vanek/sdk'
import { getPage, getPages, paginateBlocks, type Page as ContentPage } from '@vanek/sdk/content'
import { expect, test } from '../support/test.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { open } from '../support/hydrated.ts'
import { sandboxShop } from '../support/sandbox.ts'
import { signIn } from '../support/sign-in.ts'
import { compareHydration } from '../support/compare-hydration.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'
import { inMarket } from '../support/market.ts'

const { enter, sandboxUrl } = visitors()

const firm = { email: 'firma@vanek.test', name: '', password: 'vetrak-2026' }

async function pagesOf(fits: (page: ContentPage) => boolean): Promise<ContentPage[]> {
  const shop = sandboxShop(sandboxUrl)
  const links = unwrap(await getPages(shop))
  const pages = await Promise.all(links.map(async ({ slug }) => unwrap(await getPage(shop, { slug }))))
  return pages.filter(fits)
}

test.describe('text pages', () => {
  test('B1.11 B2.23 are found by their slug, any other slug is a 404', async () => {
    const { page } = await enter()
    const answer = await page.goto('/stranka/doprava')
    expect(answer?.status()).toBe(200)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Doprava')
    expect((await page.goto('/stranka/takova-neni'))?.status()).toBe(404)
    // a page that shows more than its text has one path only
    const questions = pathOf('/stranka/caste-dotazy')
    await page.goto(questions.replace('/stranka', ''))
    expect(new URL(page.url()).pathname).toBe(questions)
  })

  test('B2.27 contain the privacy policy', async () => {
    const { page } = await enter({ scripts: false })
    await page.goto(pathOf('/stranka/ochrana-osobnich-udaju'))
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(
      inMarket({ cs: /osobních údajů/, sk: /osobných údajov/ }),
    )
  })

  test('B2.28 B9.37 state that marketing data are stored for 20 years', async () => {
    const { page } = await enter({ scripts: false })
    await page.goto(pathOf('/stranka/ochrana-osobnich-udaju-pro-marketingove-ucely'))
    expect(await page.getByRole('main').innerText()).toMatch(inMarket({ cs: /20\s+let/, sk: /20\s+rokov/ }))
  })

  test('B2.29 contain the terms', async () => {
    const { page } = await enter({ scripts: false })
    await page.goto(pathOf('/stranka/obchodni-podminky'))
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(label('Obchodní podmínky'))
  })

  test('B9.36 state that products can be returned for 30 days instead of 14', async () => {
    const { page } = await enter({ scripts: false })
    await page.goto(pathOf('/stranka/vraceni-do-30-dni'))
    const text = await page.getByRole('main').innerText()
    expect(text).toMatch(/30\s+dn/)
    expect(text).toMatch(/14/)
  })

  test('B2.35 B9.36 explain the purchase in steps with links', async () => {
    const { page, context, complaints } = await enter()
    await recordViolations(context)
    await open(page, pathOf('/stranka/jak-nakupovat'))
    const steps = page.locator('.guide-steps > li')
    expect(await steps.count()).toBe(4)
    expect(await steps.last().innerText()).toMatch(
      inMarket({ cs: /30\s+dní místo zákonných 14/, sk: /30\s+dní namiesto zákonných 14/ }),
    )
    expect(await faultsOf(page)).toEqual([])
    expect(complaints).toEqual([])
    await steps.nth(2).getByRole('link', { name: 'Doprava' }).click()
    await page.waitForURL('**/stranka/doprava')
  })

  test('B9.53 have lines of at most 40rem', async () => {
    const { page } = await enter({ viewport: { width: 1600, height: 900 } })
    await page.goto(pathOf('/stranka/obchodni-podminky'))
    const widths = await page
      .locator('main .rich > *')
      .evaluateAll((all) => all.map((at) => at.getBoundingClientRect().width))
    expect(Math.max(...widths)).toBe(640)
  })

  test('B6.08 that are restricted are denied to others, and shown to their customers', async () => {
    const { page } = await enter()
    expect((await page.goto(pathOf('/stranka/velkoobchodni-podminky')))?.status()).toBe(403)
    await signIn(page, firm)
    expect((await page.goto(pathOf('/stranka/velkoobchodni-podminky')))?.status()).toBe(200)
  })

  test('B3.39 show their blocks a part at a time, and Back returns to the previous part', async () => {
    const [found] = await pagesOf((each) => paginateBlocks(each, 1).pages > 1)
    const { page } = await enter()
    const path = `/stranka/${found?.page_meta.slug}`
    await open(page, path)
    const main = page.getByRole('main')
    const first = await main.locator('.block-part').count()
    expect(first).toBeGreaterThan(0)
    await main
      .getByRole('navigation', { name: label('Části stránky') })
      .getByRole('link', { name: 'Strana 2' })
      .click()
    await page.waitForURL('**?page=2')
    expect(await page.locator('link[rel="canonical"]').count()).toBe(1)
    await page.goBack()
    await page.waitForURL(`**${path}`)
    await expect.poll(() => main.locator('.block-part').count()).toBe(first)
    expect((await page.goto(`${path}?page=999`))?.status()).toBe(404)
    expect((await page.goto(`${path}?page=0`))?.status()).toBe(404)
  })

  test('with blocks hydrate without differences, and have no faults', async () => {
    const pages = await pagesOf((each) => each.content_blocks.length > 0)
    expect(pages.length).toBeGreaterThan(0)
    for (const { page_meta: meta } of pages) {
      const { page, context, complaints } = await enter()
      await recordViolations(context)
      await open(page, `/stranka/${meta.slug}`)
      const { sent, now } = await compareHydration(page)
      expect(now).toEqual(sent)
      expect(await faultsOf(page), meta.slug).toEqual([])
      expect(complaints, meta.slug).toEqual([])
    }
  })
})

test.describe('the maintenance screen', () => {
  test('B2.11 returns 503 with Retry-After, and has no shop navigation', async () => {
    const { page } = await enter()
    const answer = await page.goto('/udrzba')
    expect(answer?.status()).toBe(503)
    expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await page.getByRole('navigation').count()).toBe(0)
    expect(await page.getByRole('contentinfo').count()).toBe(0)
    expect(await page.locator('a[href^="tel:"]').count()).toBe(1)
  })
})
