import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { type Customer, newCustomer, sendLogin } from '../support/account.ts'
import { phone } from '../support/browser.ts'
import { finished, orderButton, reachDetails } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { faultsOf, noteViolations } from '../support/complaint-free.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { arm } from '../support/sandbox.ts'
import { jana, signIn } from '../support/sign-in.ts'
import { walkTo } from '../support/tab-walk.ts'
import { takenOver } from '../support/taken-over.ts'
import { whileTold } from '../support/told.ts'
import { visitors, type VisitorOptions } from '../support/visitors.ts'

const { enter, shopUrl, sandboxUrl } = visitors()

const pages = [
  ['/uzivatel/prehled', 'Můj účet'],
  ['/uzivatel/objednavky', 'Moje objednávky'],
  ['/uzivatel/osobni-udaje', 'Osobní údaje'],
  ['/uzivatel/seznam-adres', 'Moje adresy'],
  ['/uzivatel/nakupni-seznamy', 'Nákupní seznamy'],
  ['/uzivatel/nakupni-seznamy/wishlist', 'Oblíbené'],
  ['/uzivatel/oblibene', 'Oblíbené'],
  ['/uzivatel/zmena-hesla', 'Změna hesla'],
] as const

const main = (page: Page) => page.getByRole('main')
const menu = (page: Page) => page.getByRole('navigation', { name: 'Části účtu' })

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
      await main(page).getByRole('heading', { level: 1, name: title }).waitFor()
    })
  }

  test('C2.14 begin at the dashboard, and none of them is kept', async () => {
    const { page } = await enterAs(undefined)
    const answer = await page.goto('/uzivatel')
    expect(new URL(page.url()).pathname).toBe('/uzivatel/prehled')
    expect(answer?.headers()['cache-control']).toContain('no-store')
  })

  test('C2.15 C2.16 C2.18 C2.19 C2.20 C2.22 are taken over without a word, and nothing is wrong with them', async () => {
    const { page, context, complaints } = await enterAs(jana, { viewport: phone })
    await noteViolations(context)
    for (const [path, title] of pages) {
      await open(page, path)
      await main(page).getByRole('heading', { level: 1, name: title }).waitFor()
      const { sent, now } = await takenOver(page, ['.head-own'])
      expect([path, now]).toEqual([path, sent])
      expect([path, await faultsOf(page)]).toEqual([path, []])
    }
    expect(complaints).toEqual([])
  })

  test('C1.08 C2.15 greet the customer, with the last orders and the credits', async () => {
    const { page } = await enterAs(jana)
    await page.goto('/uzivatel/prehled')
    await main(page).getByText('Dobrý den, Jana Horáčková').waitFor()
    await main(page)
      .getByText(/\d+ kredit/)
      .waitFor()
    expect(await main(page).getByRole('heading', { level: 3 }).count()).toBe(3)
    // the menu beside has the same ways; on a phone it is a row that scrolls
    const ways = main(page).getByRole('region', { name: 'Rozcestník účtu' })
    await expect(ways).toBeHidden()
    await page.setViewportSize(phone)
    for (const name of ['Oblíbené', 'Nákupní seznamy', 'Moje adresy', 'Osobní údaje'])
      await ways.getByRole('link', { name }).waitFor()
  })

  test('C2.15 say what the open order waits for, and lead to it', async () => {
    const { page } = await enter()
    await signIn(page, await newCustomer(sandboxUrl))
    await reachDetails(page, await pickProduct(sandboxUrl))
    await orderButton(page).click()
    await page.waitForURL(finished)
    await page.goto('/uzivatel/prehled')
    const next = main(page).locator('.account-next')
    await expect(next).toHaveText(/^Objednávku \d+ chystáme\./)
    const [, code = ''] = /(\d+)/.exec(await next.innerText()) ?? []
    await next.getByRole('link', { name: 'Zobrazit' }).click()
    await page.getByRole('heading', { level: 1, name: code }).waitFor()
    // on paper nothing can be pressed
    await expect(main(page).getByRole('button', { name: 'Objednat znovu' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(main(page).getByRole('button')).toHaveCount(0)
    await expect(main(page).getByText('Zrušit objednávku', { exact: true })).toBeHidden()
    await expect(main(page).getByRole('heading', { name: 'Co jste objednali' })).toBeVisible()
  })

  test('C2.28 C2.29 C2.30 have a menu that leads everywhere, by keyboard too, and Back comes back', async () => {
    const { page } = await enterAs(undefined)
    await open(page, '/uzivatel/prehled')
    const unseen: string[] = []
    await walkTo(page, menu(page).getByRole('link', { name: 'Osobní údaje' }), unseen)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/uzivatel/osobni-udaje')
    await main(page).getByRole('heading', { level: 1, name: 'Osobní údaje' }).waitFor()
    expect(unseen).toEqual([])
    // the demo has the quick order, and no exchange of goods
    expect(await menu(page).getByRole('link', { name: 'Výměna a vrácení zboží' }).count()).toBe(0)
    await menu(page).getByRole('link', { name: 'Hromadná objednávka' }).click()
    await page.waitForURL('**/kosik/import-objednavky')
    await page.goBack()
    await main(page).getByRole('heading', { level: 1, name: 'Osobní údaje' }).waitFor()
  })

  test('C2.29 C2.30 have entries for the quick order and for exchanging only when the shop says so', async () => {
    const functions = { bulk_order: false, exchange_and_returns: true }
    await whileTold(sandboxUrl, { settings: { functions } }, async (baseURL) => {
      const { page } = await enterAs(undefined, { baseURL })
      await page.goto('/uzivatel/prehled')
      await menu(page).getByRole('link', { name: 'Výměna a vrácení zboží' }).waitFor()
      expect(await menu(page).getByRole('link', { name: 'Hromadná objednávka' }).count()).toBe(0)
    })
  })

  test('stand with a way to try again while nobody answers', async () => {
    const { page } = await enterAs(jana)
    await arm(sandboxUrl, { path: '/store/api/v1/user/orders', status: 503, times: 50 })
    try {
      const answer = await page.goto('/uzivatel/objednavky')
      expect(answer?.status()).toBe(503)
      await main(page).getByRole('heading', { name: 'Tohle teď neumíme načíst' }).waitFor()
      await menu(page).waitFor()
    } finally {
      await arm(sandboxUrl)
    }
    await main(page).getByRole('link', { name: 'Zkusit znovu' }).click()
    await main(page).locator('.order-card').first().waitFor()
  })
})

for (const scripts of [true, false]) {
  test.describe(`with scripts ${scripts}`, () => {
    test('C2.18 C7.08 C8.18 personal data are changed, and a refusal keeps what was typed', async () => {
      const { page } = await enterAs(undefined, { scripts })
      const start = async () => {
        await page.goto('/uzivatel/osobni-udaje')
        if (scripts) await hydrated(page)
      }
      const save = () => main(page).getByRole('button', { name: 'Uložit údaje' }).click()
      await start()
      await main(page).getByLabel('Příjmení').fill('Nováková')
      await main(page).getByLabel('Telefon').fill('12')
      await save()
      await main(page)
        .getByText(/telefon/i)
        .and(page.locator('.field-error'))
        .waitFor()
      expect(await main(page).getByLabel('Příjmení').inputValue()).toBe('Nováková')
      await main(page).getByLabel('Telefon').fill('777 123 456')
      await main(page).getByLabel('Chci dostávat novinky').check()
      await save()
      await main(page).getByText('Vaše údaje jsme uložili', { exact: true }).waitFor()
      await start()
      expect(await main(page).getByLabel('Příjmení').inputValue()).toBe('Nováková')
      expect(await main(page).getByLabel('Telefon').inputValue()).toBe('+420777123456')
      expect(await main(page).getByLabel('Chci dostávat novinky').isChecked()).toBe(true)
    })

    test('C2.22 C7.09 C5.31 the password is changed by who knows the old one', async () => {
      const { page } = await enter({ scripts })
      const customer = await newCustomer(sandboxUrl)
      await signIn(page, { ...customer })
      await page.goto('/uzivatel/zmena-hesla')
      if (scripts) await hydrated(page)
      const send = async (before: string, password: string, again: string) => {
        await main(page).getByLabel('Dosavadní heslo').fill(before)
        await main(page).getByLabel('Nové heslo (povinné)').fill(password)
        await main(page).getByLabel('Nové heslo znovu').fill(again)
        await main(page).getByRole('button', { name: 'Změnit heslo' }).click()
      }
      await send(customer.password, 'vánek-nad-polem-3', 'vánek-nad-polem-4')
      await main(page).getByText('Nepodařilo se vám heslo napsat 2× správně.').waitFor()
      await send('to-je-jiné-heslo', 'vánek-nad-polem-3', 'vánek-nad-polem-3')
      await main(page).locator('.field-error').first().waitFor()
      await send(customer.password, 'vánek-nad-polem-3', 'vánek-nad-polem-3')
      await main(page).getByText('Heslo jsme změnili').waitFor()
      const again = await enter()
      await signIn(again.page, { ...customer, password: 'vánek-nad-polem-3' })
      const home = await again.page.goto('/uzivatel')
      expect(home?.status()).toBe(200)
    })
  })
}
