import { unwrap } from '@vanek/sdk'
import { getListing } from '@vanek/sdk/catalog'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { browserSeconds } from '../support/browser-clock.ts'
import { open } from '../support/hydrated.ts'
import { sandboxShop } from '../support/sandbox.ts'
import { visitors } from '../support/visitors.ts'
import { builtFile } from '../support/built-file.ts'
import { categoryOf } from '../support/paths.ts'
import { label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()

const stored = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('vanek_visitor') ?? '{}') as {
        lastVisited: number[]
        sessionUuid: string
      },
  )

/** Opens a product and interacts, until it is stored. */
async function openAndStore(page: Page, { slug, id }: { readonly slug: string; readonly id: number }) {
  await open(page, `/produkt/${slug}`)
  // content further down loads at the first interaction
  await page.mouse.move(200, 300)
  await page.mouse.move(220, 320)
  await page.waitForFunction(
    (wanted) => JSON.parse(localStorage.getItem('vanek_visitor') ?? '{}').lastVisited?.[0] === wanted,
    id,
  )
}

const strip = (page: Page) => page.getByRole('region', { name: label('Naposledy prohlížené') }).getByRole('link')

test.describe('visited products', () => {
  test('B4.21 B4.22 B4.30 are shown newest first, each once, without the product of the page', async () => {
    const shop = sandboxShop(sandboxUrl)
    const [a, b, c] = unwrap(await getListing(shop, { category: categoryOf('koupelnove-ventilatory') })).products
    if (!a || !b || !c) throw new Error('The seed has too few products')
    const { page } = await enter()
    for (const product of [a, b, c, a]) await openAndStore(page, product)
    expect((await stored(page)).lastVisited).toEqual([a.id, c.id, b.id])
    await strip(page).first().waitFor()
    expect(await strip(page).locator('.visited-name').allInnerTexts()).toEqual([c.name, b.name])
    await open(page, '/')
    await strip(page).first().waitFor()
    expect(await strip(page).locator('.visited-name').allInnerTexts()).toEqual([a.name, c.name, b.name])
  })

  const utmCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'vanek_utm')
  const waiting = (page: Page) =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('vanek_utm') || 'null') as unknown)
  const campaign = { utm_source: 'noviny', utm_campaign: 'jarní slevy' }
  const campaignQuery = `?${new URLSearchParams(campaign).toString()}`

  test('C4.81 the campaign of the visit is stored after a reload, on whatever page it started', async () => {
    const { page } = await enter({ undecided: true })
    await open(page, '/kontakt?utm_source=mail&utm_campaign=podzim')
    await page.waitForFunction(() => localStorage.getItem('vanek_visitor') !== null)
    const before = await stored(page)
    await page.goto('/kontakt')
    await page.reload()
    expect(await waiting(page)).toEqual({ utm_source: 'mail', utm_campaign: 'podzim' })
    const { sessionUuid } = await stored(page)
    expect([sessionUuid.length > 20, sessionUuid]).toEqual([true, before.sessionUuid])
  })

  test('C4.81 C9.25 the campaign is stored for a visitor who navigates at once', async () => {
    const { page, context } = await enter({ undecided: true })
    // on the client, before the code that stores the campaign has loaded
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await context.route(`**${builtFile('/visitor.ts')}`, async (route) => {
      await released
      await route.continue()
    })
    await open(page, `/${campaignQuery}`)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: label('Značky') })
      .click()
    await page.waitForURL('**/znacky')
    release()
    await expect.poll(() => waiting(page)).toEqual(campaign)

    // by a full page load, before any script ran
    const quick = await context.newPage()
    await quick.route('**/assets/*.js*', (route) => route.abort())
    await quick.goto('/kontakt?utm_source=rychle', { waitUntil: 'commit' })
    await quick.unroute('**/assets/*.js*')
    await quick.getByRole('banner').getByRole('link').first().click()
    await quick.waitForURL((url) => url.pathname === '/')
    await expect.poll(() => waiting(quick)).toEqual({ utm_source: 'rychle' })
  })

  test('B9.20 are at most eight', async () => {
    const shop = sandboxShop(sandboxUrl)
    const { products } = unwrap(await getListing(shop, { category: categoryOf('koupelnove-ventilatory') }))
    const { page } = await enter()
    for (const product of products.slice(0, 9)) await openAndStore(page, product)
    expect((await stored(page)).lastVisited).toEqual(
      products
        .slice(1, 9)
        .reverse()
        .map(({ id }) => id),
    )
    await open(page, '/')
    await strip(page).first().waitFor()
    expect(await strip(page).count()).toBe(8)
  })

  test('B4.30 C9.25 keep campaign and visitor id over reloads: in the tab until a cookie of 30 days is allowed', async () => {
    const { page, complaints } = await enter({ undecided: true })
    await page.goto(`/${campaignQuery}`)
    await expect.poll(() => waiting(page)).toEqual(campaign)
    const first = await stored(page)
    await page.goto('/kontakt')
    await page.reload()
    expect([await waiting(page), (await stored(page)).sessionUuid]).toEqual([campaign, first.sessionUuid])
    expect(await utmCookie(page)).toBeUndefined()
    expect(JSON.stringify(await stored(page))).not.toContain('noviny')
    await page.mouse.move(200, 300)
    await page.getByRole('button', { name: label('Povolit vše') }).click()
    await expect.poll(() => utmCookie(page)).toBeDefined()
    const { value = '', expires = 0 } = (await utmCookie(page)) ?? {}
    expect(JSON.parse(decodeURIComponent(value))).toEqual(campaign)
    expect(Math.abs(expires - browserSeconds() - 30 * 86_400)).toBeLessThan(600)
    expect(await waiting(page)).toBeNull()
    await page.reload()
    expect((await utmCookie(page))?.value).toBe(value)
    expect(complaints).toEqual([])
  })

  test('the campaign is not stored without consent, before or after', async () => {
    const { page } = await enter({ undecided: true })
    await page.goto(`/${campaignQuery}`)
    await expect.poll(() => waiting(page)).toEqual(campaign)
    await page.mouse.move(200, 300)
    await page.getByRole('button', { name: label('Odmítnout') }).click()
    await expect.poll(() => waiting(page)).toBeNull()
    await page.goto(`/kontakt${campaignQuery}`)
    await page.waitForFunction(() => localStorage.getItem('vanek_visitor') !== null)
    expect([await waiting(page), await utmCookie(page)]).toEqual([null, undefined])
  })
})
