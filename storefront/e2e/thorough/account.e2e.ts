import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { type Customer, newCustomer, sendLogin } from '../support/account.ts'
import { phone } from '../support/browser.ts'
import { finished, orderButton, reachDetails } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { setFaults } from '../support/sandbox.ts'
import { inMarket } from '../support/market.ts'
import { jana, signIn } from '../support/sign-in.ts'
import { tabTo } from '../support/tab-to.ts'
import { compareHydration } from '../support/compare-hydration.ts'
import { withOverrides } from '../support/overrides.ts'
import { visitors, type VisitorOptions } from '../support/visitors.ts'
import { label } from '../support/words.ts'
import { pathOf } from '../support/paths.ts'

const { enter, shopUrl, sandboxUrl } = visitors()

const pages = [
  [pathOf('/uzivatel/prehled'), 'Můj účet'],
  [pathOf('/uzivatel/objednavky'), 'Moje objednávky'],
  [pathOf('/uzivatel/osobni-udaje'), 'Osobní údaje'],
  [pathOf('/uzivatel/seznam-adres'), 'Moje adresy'],
  [pathOf('/uzivatel/nakupni-seznamy'), 'Nákupní seznamy'],
  [pathOf('/uzivatel/nakupni-seznamy/wishlist'), 'Oblíbené'],
  [pathOf('/uzivatel/oblibene'), 'Oblíbené'],
  [pathOf('/uzivatel/zmena-hesla'), 'Změna hesla'],
] as const

const main = (page: Page) => page.getByRole('main')
const menu = (page: Page) => page.getByRole('navigation', { name: label('Části účtu') })

async function enterAs(who: Pick<Customer, 'email' | 'password'> | undefined, options: VisitorOptions = {}) {
  const visitor = await enter(options)
  const { email, password } = who ?? (await newCustomer(sandboxUrl))
  await signIn(visitor.page, { email, password, name: '' })
  return visitor
}

test.describe('pages of the account', () => {
  for (const [path, title] of pages) {
    test(`C2.14 C2.15 C2.16 C2.18 C2.19 C2.20 C2.22 at ${path} are for customers only`, async () => {
      const { page } = await enter()
      const customer = await newCustomer(sandboxUrl)
      await page.goto(path)
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
        `/prihlasit?redirect=${encodeURIComponent(path)}`,
      )
      await hydrated(page)
      await sendLogin(page, customer)
      await page.waitForURL(shopUrl + path)
      await main(page)
        .getByRole('heading', { level: 1, name: label(title) })
        .waitFor()
    })
  }

  test('C2.14 start with the dashboard, and none of them is cached', async () => {
    const { page } = await enterAs(undefined)
    const answer = await page.goto(pathOf('/uzivatel'))
    expect(new URL(page.url()).pathname).toBe(pathOf('/uzivatel/prehled'))
    expect(answer?.headers()['cache-control']).toContain('no-store')
  })

  test('C2.15 C2.16 C2.18 C2.19 C2.20 C2.22 hydrate without warnings, and have no faults', async () => {
    const { page, context, complaints } = await enterAs(jana, { viewport: phone })
    await recordViolations(context)
    for (const [path, title] of pages) {
      await open(page, path)
      await main(page)
        .getByRole('heading', { level: 1, name: label(title) })
        .waitFor()
      const { sent, now } = await compareHydration(page, ['.head-own'])
      expect([path, now]).toEqual([path, sent])
      expect([path, await faultsOf(page)]).toEqual([path, []])
    }
    expect(complaints).toEqual([])
  })

  test('C1.08 C2.15 show who is signed in, the last orders and the credits', async () => {
    const { page } = await enterAs(jana)
    await page.goto(pathOf('/uzivatel/prehled'))
    await main(page).getByText(`${jana.name} · `).waitFor()
    await main(page)
      .getByText(/\d+ kredit/)
      .waitFor()
    expect(await main(page).getByRole('heading', { level: 3 }).count()).toBe(3)
    // the menu has the same links; on a phone it is a scrollable row
    const ways = main(page).getByRole('region', { name: label('Rozcestník účtu') })
    await expect(ways).toBeHidden()
    await page.setViewportSize(phone)
    for (const name of ['Oblíbené', 'Nákupní seznamy', 'Moje adresy', 'Osobní údaje'])
      await ways.getByRole('link', { name: label(name) }).waitFor()
  })

  test('C2.15 show what the open order waits for, with a link to it', async () => {
    const { page } = await enter()
    await signIn(page, await newCustomer(sandboxUrl))
    await reachDetails(page, await pickProduct(sandboxUrl))
    await orderButton(page).click()
    await page.waitForURL(finished)
    await page.goto(pathOf('/uzivatel/prehled'))
    const next = main(page).locator('.account-next')
    await expect(next).toContainText(/\d/)
    const [, code = ''] = /(\d+)/.exec(await next.innerText()) ?? []
    await expect(next).toContainText(label(`Objednávku ${code} připravujeme.`))
    await next.getByRole('link', { name: label('Zobrazit') }).click()
    await page.getByRole('heading', { level: 1, name: code }).waitFor()
    // print styles hide the buttons
    await expect(main(page).getByRole('button', { name: label('Objednat znovu') })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(main(page).getByRole('button')).toHaveCount(0)
    await expect(main(page).getByText(label('Zrušit objednávku'), { exact: true })).toBeHidden()
    await expect(main(page).getByRole('heading', { name: label('Co jste objednali') })).toBeVisible()
  })

  test('C2.28 C2.29 C2.30 have a menu with all pages, by keyboard too, and Back returns', async () => {
    const { page } = await enterAs(undefined)
    await open(page, pathOf('/uzivatel/prehled'))
    const unseen: string[] = []
    await tabTo(page, menu(page).getByRole('link', { name: label('Osobní údaje') }), unseen)
    await page.keyboard.press('Enter')
    await page.waitForURL(pathOf('**/uzivatel/osobni-udaje'))
    await main(page)
      .getByRole('heading', { level: 1, name: label('Osobní údaje') })
      .waitFor()
    expect(unseen).toEqual([])
    // the demo has the quick order, but no exchanges
    expect(
      await menu(page)
        .getByRole('link', { name: label('Výměna a vrácení zboží') })
        .count(),
    ).toBe(0)
    await menu(page)
      .getByRole('link', { name: label('Hromadná objednávka') })
      .click()
    await page.waitForURL('**/kosik/import-objednavky')
    await page.goBack()
    await main(page)
      .getByRole('heading', { level: 1, name: label('Osobní údaje') })
      .waitFor()
  })

  test('C2.29 C2.30 have entries for the quick order and for exchanges only when the shop enables them', async () => {
    const functions = { bulk_order: false, exchange_and_returns: true }
    await withOverrides(sandboxUrl, { settings: { functions } }, async (baseURL) => {
      const { page } = await enterAs(undefined, { baseURL })
      await page.goto(pathOf('/uzivatel/prehled'))
      await menu(page)
        .getByRole('link', { name: label('Výměna a vrácení zboží') })
        .waitFor()
      expect(
        await menu(page)
          .getByRole('link', { name: label('Hromadná objednávka') })
          .count(),
      ).toBe(0)
    })
  })

  test('show a way to retry while the back end does not respond', async () => {
    const { page } = await enterAs(jana)
    await setFaults(sandboxUrl, { path: '/store/api/v1/user/orders', status: 503, times: 50 })
    try {
      const answer = await page.goto(pathOf('/uzivatel/objednavky'))
      expect(answer?.status()).toBe(503)
      await main(page)
        .getByRole('heading', { name: label('Tohle teď neumíme načíst') })
        .waitFor()
      await menu(page).waitFor()
    } finally {
      await setFaults(sandboxUrl)
    }
    await main(page)
      .getByRole('link', { name: label('Zkusit znovu') })
      .click()
    await main(page).locator('.order-card').first().waitFor()
  })
})

for (const scripts of [true, false]) {
  test.describe(`with scripts ${scripts}`, () => {
    test('C2.18 C7.08 C8.18 personal data are changed, and rejected input is kept', async () => {
      const { page } = await enterAs(undefined, { scripts })
      const start = async () => {
        await page.goto(pathOf('/uzivatel/osobni-udaje'))
        if (scripts) await hydrated(page)
      }
      const save = () =>
        main(page)
          .getByRole('button', { name: label('Uložit údaje') })
          .click()
      await start()
      await main(page).getByLabel(label('Příjmení')).fill('Nováková')
      await main(page).getByLabel(label('Telefon')).fill('12')
      await save()
      await main(page)
        .getByText(label('Nezadali jste správně telefonní číslo'))
        .and(page.locator('.field-error'))
        .waitFor()
      expect(await main(page).getByLabel(label('Příjmení')).inputValue()).toBe('Nováková')
      await main(page).getByLabel(label('Telefon')).fill('777 123 456')
      await main(page).getByLabel(label('Chci dostávat novinky e-mailem')).check()
      await save()
      await main(page).getByText(label('Vaše údaje jsme uložili'), { exact: true }).waitFor()
      await start()
      expect(await main(page).getByLabel(label('Příjmení')).inputValue()).toBe('Nováková')
      expect(await main(page).getByLabel(label('Telefon')).inputValue()).toBe(
        inMarket({ cs: '+420\u00a0777\u00a0123\u00a0456', sk: '+421\u00a0777\u00a0123\u00a0456' }),
      )
      expect(await main(page).getByLabel(label('Chci dostávat novinky e-mailem')).isChecked()).toBe(true)
    })

    test('C2.22 C7.09 C5.31 the password is changed with the old one', async () => {
      const { page } = await enter({ scripts })
      const customer = await newCustomer(sandboxUrl)
      await signIn(page, { ...customer })
      await page.goto(pathOf('/uzivatel/zmena-hesla'))
      if (scripts) await hydrated(page)
      const send = async (before: string, password: string, again: string) => {
        await main(page).getByLabel(label('Dosavadní heslo')).fill(before)
        await main(page).getByLabel(label('Nové heslo (povinné)')).fill(password)
        await main(page).getByLabel(label('Nové heslo znovu')).fill(again)
        await main(page)
          .getByRole('button', { name: label('Změnit heslo') })
          .click()
      }
      await send(customer.password, 'vánek-nad-polem-3', 'vánek-nad-polem-4')
      await main(page).getByText(label('Nepodařilo se vám heslo napsat 2× správně.')).waitFor()
      await send('to-je-jiné-heslo', 'vánek-nad-polem-3', 'vánek-nad-polem-3')
      await main(page).locator('.field-error').first().waitFor()
      await send(customer.password, 'vánek-nad-polem-3', 'vánek-nad-polem-3')
      await main(page).getByText(label('Heslo jsme změnili')).waitFor()
      const again = await enter()
      await signIn(again.page, { ...customer, password: 'vánek-nad-polem-3' })
      const home = await again.page.goto(pathOf('/uzivatel'))
      expect(home?.status()).toBe(200)
    })
  })
}
