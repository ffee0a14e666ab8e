import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { browserSeconds } from '../support/browser-clock.ts'
import { phone } from '../support/browser.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { hydratePart, open } from '../support/hydrated.ts'
import { withOverrides } from '../support/overrides.ts'
import { visitors } from '../support/visitors.ts'
import { inMarket } from '../support/market.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()

const rules = inMarket({ cs: 'Nová pravidla', sk: 'Nové pravidlá' })
const sale = inMarket({ cs: 'Letní sleva', sk: 'Letná zľava' })
const moved = inMarket({ cs: 'Přesunuli jsme se', sk: 'Presťahovali sme sa' })
const closed = inMarket({ cs: 'V pátek máme zavřeno.', sk: 'V piatok máme zatvorené.' })

const consentOf = (page: Page) => page.getByRole('region', { name: 'Cookies', exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)

const text = (content: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: content }] }],
})

const modal = (id: string, title: string) => ({
  _id: id,
  enabled: true,
  title,
  content: text(`${title}: všechno podstatné.`),
  button_text: null,
  link: null,
  time_limited: false,
  time_limit_start: null,
  time_limit_end: null,
})

const scripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))

/** State that this browser stored on an earlier visit. */
const storeState = (page: Page, kept: object) =>
  page.addInitScript((own) => {
    if (localStorage.getItem('vanek_overlays') === null) localStorage.setItem('vanek_overlays', own)
  }, JSON.stringify(kept))

test.describe('the cookie banner', () => {
  test('B1.24 opens with the page, and waits for no timer that would let it cover what is being read', async () => {
    const { page } = await enter({ undecided: true, viewport: phone })
    await page.addInitScript(() => {
      const start = window.setTimeout
      const short = (run: TimerHandler, ms = 0) => (ms < 1_000 ? start(run, ms) : 0)
      window.setTimeout = short as typeof setTimeout
    })
    await open(page, '/')
    await consentOf(page).waitFor()
  })

  test('B1.24 B4.27 is shown once, can be rejected as easily as accepted, and is not loaded afterwards', async () => {
    const { page, context, complaints } = await enter({ undecided: true, viewport: phone })
    await recordViolations(context)
    await open(page, '/')
    await consentOf(page).waitFor()
    expect(await faultsOf(page)).toEqual([])
    // it would cover what is printed
    await page.emulateMedia({ media: 'print' })
    await expect(consentOf(page)).toBeHidden()
    await page.emulateMedia({ media: null })
    const [allow, refuse] = await Promise.all(
      [label('Povolit vše'), label('Odmítnout')].map((name) =>
        consentOf(page).getByRole('button', { name }).boundingBox(),
      ),
    )
    expect([refuse?.height, refuse?.width]).toEqual([allow?.height, allow?.width])
    expect(await cookieOf(page, 'vanek_consent')).toBeUndefined()
    await consentOf(page)
      .getByRole('button', { name: label('Odmítnout') })
      .click()
    await consentOf(page).waitFor({ state: 'detached' })
    expect((await cookieOf(page, 'vanek_consent'))?.value).toMatch(/^1\.00\./)
    await page.reload()
    await hydratePart(page, 'footer')
    await page.waitForTimeout(500)
    expect(await consentOf(page).count()).toBe(0)
    expect((await scripts(page)).some((path) => path.includes('cookie-banner'))).toBe(false)
    expect(complaints).toEqual([])
  })

  test('B1.24 does not cover the footer, at any width', async () => {
    const { page } = await enter({ undecided: true })
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/kontakt')
      const banner = consentOf(page)
      await banner.waitFor()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const last = page.getByRole('contentinfo').getByRole('link', { name: label('Nastavení cookies') })
      const [end, top] = [await last.boundingBox(), await banner.boundingBox()]
      expect([width, (end?.y ?? 0) + (end?.height ?? 0) <= (top?.y ?? 0)]).toEqual([width, true])
    }
  })

  test('B1.24 leaves the page usable, offers a choice by purpose, and can be reopened', async () => {
    const { page } = await enter({ undecided: true })
    await open(page, '/')
    await consentOf(page).waitFor()
    await page.locator('main a').first().click({ trial: true })
    await consentOf(page)
      .getByRole('button', { name: label('Nastavit') })
      .click()
    await consentOf(page)
      .getByRole('checkbox', { name: label('Měření návštěvnosti') })
      .check()
    await consentOf(page)
      .getByRole('button', { name: label('Uložit výběr') })
      .press('Enter')
    await consentOf(page).waitFor({ state: 'detached' })
    expect((await cookieOf(page, 'vanek_consent'))?.value).toMatch(/^1\.10\./)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: label('Nastavení cookies') })
      .click()
    const box = consentOf(page).getByRole('checkbox', { name: label('Měření návštěvnosti') })
    expect(await box.isChecked()).toBe(true)
    await expect.poll(() => consentOf(page).evaluate((own) => own === document.activeElement)).toBe(true)
  })
})

test.describe('dialogs over the page', () => {
  const both = { entry_modal: modal('nova-pravidla', rules), promo_modal: modal('leto', sale) }

  test('B1.19 B1.21 B4.26 B4.27 open one at a time, after the cookie banner, and stay closed', async () => {
    await withOverrides(sandboxUrl, { content: both }, async (baseURL) => {
      const { page } = await enter({ baseURL, undecided: true })
      await open(page, '/znacky')
      await consentOf(page).waitFor()
      expect(await dialog(page).count()).toBe(0)
      await consentOf(page)
        .getByRole('button', { name: label('Odmítnout') })
        .click()
      await dialog(page).getByRole('heading', { name: rules }).waitFor()
      expect(await dialog(page).count()).toBe(1)
      expect(await dialog(page).innerText()).toContain('všechno podstatné')
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
      expect(await cookieOf(page, 'vanek_promo')).toBeUndefined()

      await page.reload()
      await dialog(page).getByRole('heading', { name: sale }).waitFor()
      const { expires = 0 } = (await cookieOf(page, 'vanek_promo')) ?? {}
      expect(Math.round((expires - browserSeconds()) / 86_400)).toBe(100)
      await dialog(page)
        .getByRole('button', { name: label('Zavřít') })
        .last()
        .click()

      await page.reload()
      await hydratePart(page, 'footer')
      await page.waitForTimeout(700)
      expect(await dialog(page).count()).toBe(0)
    })
  })

  test('B1.20 B4.27 offer a redirect, also after a reload, until it is answered', async () => {
    const { page } = await enter()
    await storeState(page, { redirect: { title: moved, text: 'Poradna má novou stránku.', href: '/znacky' } })
    await open(page, '/')
    await dialog(page).getByRole('heading', { name: moved }).waitFor()
    await page.reload()
    await dialog(page)
      .getByRole('link', { name: label('Pokračovat') })
      .waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await page.reload()
    await hydratePart(page, 'footer')
    await page.waitForTimeout(500)
    expect(await dialog(page).count()).toBe(0)
  })

  test('B1.20 follow the redirect', async () => {
    const { page } = await enter()
    await storeState(page, { redirect: { title: moved, text: 'Poradna má novou stránku.', href: '/znacky' } })
    await open(page, '/')
    await dialog(page)
      .getByRole('link', { name: label('Pokračovat') })
      .click()
    await page.waitForURL('**/znacky')
    expect(await dialog(page).count()).toBe(0)
  })
})

test.describe('banners', () => {
  const banner = { enabled: true, domain_enabled: true, text: closed, link: null }
  const overridesWith = (last_modified: string) => ({ settings: { topBanner: { ...banner, last_modified } } })

  test('B1.22 B4.29 the top one stays closed until it is modified, and causes no layout shift (setting: topBanner.last_modified)', async () => {
    const saved: { cookies: object; storage: string } = { cookies: {}, storage: '' }
    await withOverrides(sandboxUrl, overridesWith('2026-05-01T08:00:00Z'), async (baseURL) => {
      const { page } = await enter({ baseURL })
      await open(page, '/')
      await hydratePart(page, '.top-line')
      await page.getByText(closed).waitFor()
      const height = () => page.locator('.top-line').evaluate((own) => own.getBoundingClientRect().height)
      const before = await height()
      await page.getByRole('button', { name: label('Zavřít sdělení') }).click()
      await page.locator('.top-line').getByText(label('Doprava zdarma')).waitFor()
      expect(await height()).toBe(before)
      await page.reload()
      await page.locator('.top-line').getByText(label('Doprava zdarma')).waitFor()
      expect(await page.getByText(closed).count()).toBe(0)
      saved.storage = await page.evaluate(() => localStorage.getItem('vanek_overlays') ?? '')
    })
    await withOverrides(sandboxUrl, overridesWith('2026-05-02T08:00:00Z'), async (baseURL) => {
      const { page } = await enter({ baseURL })
      await storeState(page, JSON.parse(saved.storage) as object)
      await open(page, '/')
      await hydratePart(page, '.top-line')
      await page.waitForTimeout(500)
      expect(await page.getByText(closed).isVisible()).toBe(true)
    })
  })

  for (const flags of [
    { enabled: false, domain_enabled: true },
    { enabled: true, domain_enabled: false },
  ] as const) {
    test(`B1.22 the top one is not shown with ${JSON.stringify(flags)}`, async () => {
      await withOverrides(sandboxUrl, { settings: { topBanner: { ...banner, ...flags } } }, async (baseURL) => {
        const html = await (await fetch(baseURL)).text()
        expect(html).not.toContain(closed)
        expect(html).toContain(label('Doprava zdarma'))
      })
    })
  }

  test('B1.23 do not offer a language while there is only one', async () => {
    const { page } = await enter({ locale: 'de-DE' })
    await open(page, '/')
    await hydratePart(page, 'footer')
    await page.waitForTimeout(500)
    expect(await page.locator('.language').count()).toBe(0)
  })
})

test.describe('tools for the staff', () => {
  test('B1.25 a panel overrides what a visitor sees, where that is allowed', async () => {
    await withOverrides(
      sandboxUrl,
      {},
      async (baseURL) => {
        const { page } = await enter({ baseURL })
        await open(page, '/')
        await hydratePart(page, 'footer')
        const panel = page.locator('.tools')
        await panel.locator('summary').click()
        await panel.getByLabel(label('Skupiny zákazníka')).fill('firmy')
        await Promise.all([page.waitForEvent('load'), panel.getByRole('button', { name: label('Použít') }).click()])
        await hydratePart(page, 'footer')
        await panel.getByText(label('změněno')).waitFor()
        // for companies only
        const firms = await page.goto(pathOf('/filtry-a-prislusenstvi/montazni-material/baleni-pro-montazniky'))
        expect(firms?.status()).toBe(200)
        await hydratePart(page, 'footer')
        await Promise.all([
          page.waitForEvent('load'),
          panel.getByRole('button', { name: label('Zrušit změny') }).click(),
        ])
        await page.locator('.lost[data-status="403"]').waitFor()
      },
      { ADMIN_PANEL: 'on', NODE_ENV: 'test' },
    )
  })

  test('B1.25 the panel is not there otherwise', async () => {
    const { page } = await enter()
    await open(page, '/')
    await hydratePart(page, 'footer')
    await page.waitForTimeout(500)
    expect(await page.locator('.tools').count()).toBe(0)
    expect((await scripts(page)).some((path) => path.includes('admin-panel'))).toBe(false)
  })

  test('B2.66 a URL with #foxentryconfig lists the address fields of the page', async () => {
    const { page } = await enter()
    await open(page, '/kontakt#foxentryconfig-1')
    await page.getByText(label('Našeptávání adres')).waitFor()
    const { page: plain } = await enter()
    await open(plain, '/kontakt')
    await hydratePart(plain, 'footer')
    await plain.waitForTimeout(300)
    expect(await plain.getByText(label('Našeptávání adres')).count()).toBe(0)
  })
})
