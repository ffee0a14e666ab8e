import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { mailedLink } from '../support/account.ts'
import { finished, orderButton, payments, reachDetails } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { open } from '../support/hydrated.ts'
import { plainVisitor } from '../support/plain-visitor.ts'
import { mailsTo, placedOrder } from '../support/sandbox.ts'
import { withOverrides } from '../support/overrides.ts'
import { visitors } from '../support/visitors.ts'
import { inMarket } from '../support/market.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'

const { enter, shopUrl, sandboxUrl } = visitors({ pictures: true })

const main = (page: Page) => page.getByRole('main')
/** Without the buttons that copy them. */
const shown = (page: Page) =>
  main(page)
    .locator('.transfer dd')
    .evaluateAll((all) => all.map((each) => each.firstChild?.textContent ?? ''))

async function order(page: Page) {
  const shopper = await reachDetails(page, await pickProduct(sandboxUrl), { payment: payments.transfer })
  await orderButton(page).click()
  await page.waitForURL(finished)
  await main(page).locator('.transfer').waitFor()
  return shopper
}

/** The currency of the market, the other one that it sells in, and what it is written with. */
const [home, abroad] = inMarket({
  cs: [
    { code: 'CZK', written: /Kč$/ },
    { code: 'EUR', written: /€$/ },
  ],
  sk: [
    { code: 'EUR', written: /€$/ },
    { code: 'CZK', written: /Kč$/ },
  ],
})
/** A visitor with the other currency. */
const otherCurrencyCookie = (url: string) => ({ name: 'vanek_currency', value: abroad.code, url })

/** The rows of the seed's account; the variable symbol, the order number, follows. */
const account = inMarket({
  cs: ['2900123478/2010', 'CZ74 2010 0000 0029 0012 3478', 'FIOBCZPPXXX', 'Vánek větrání, s. r. o.'],
  sk: ['SK27 1100 0000 0029 0012 3478', 'TATRSKBXXXX', 'Vánok, s. r. o.'],
})

/** Whether the image of the QR code is rendered. */
const isDrawn = (page: Page) =>
  main(page)
    .locator('.transfer img')
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return image.naturalWidth > 0
    })

test.describe('an order paid by bank transfer', () => {
  test('C2.04 leads with the payment, whose account, symbol and sum are copied', async () => {
    const { page, context } = await enter()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await order(page)
    expect(await main(page).locator('.next-steps li').first().locator('.transfer').count()).toBe(1)
    const { code } = await placedOrder(sandboxUrl, context)
    const buttons = main(page).locator('.transfer').getByRole('button')
    await buttons.first().waitFor()
    expect(await buttons.count()).toBe(3)
    await main(page)
      .getByRole('button', { name: `${label('Kopírovat')}: ${label('Variabilní symbol')}` })
      .click()
    await main(page)
      .getByRole('button', { name: label('Zkopírováno') })
      .waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  })

  test('C2.04 C7.27 shows the account on its page and in its mail, whose link works for a guest anywhere', async () => {
    const { page, context } = await enter()
    const { email } = await order(page)
    const { code, payment, token } = await placedOrder(sandboxUrl, context)
    const rows = await shown(page)
    const [sum = '', ...rest] = rows.slice(account.length + 1)
    expect(rows.slice(0, account.length + 1)).toEqual([...account, code])
    expect([home.written.test(sum), rest]).toEqual([true, []])
    expect(payment.transfer?.variableSymbol).toBe(code)
    expect(await isDrawn(page)).toBe(true)

    const [mail] = await mailsTo(sandboxUrl, email)
    for (const text of rows) expect(mail?.body.replaceAll('\u00A0', ' ')).toContain(text.replaceAll('\u00A0', ' '))
    const link = await mailedLink(sandboxUrl, email)
    for (const scripts of [true, false]) {
      const { page: other, complaints } = await enter({ scripts })
      const drawn = other.waitForResponse((answer) => answer.url().endsWith('.svg'))
      await other.goto(link.pathname + link.search)
      expect((await drawn).status()).toBe(200)
      expect(await shown(other)).toEqual(rows)
      await other.reload()
      expect(await shown(other)).toEqual(rows)
      // the key is neither in the URL nor in the page
      expect(other.url() + (await other.content())).not.toContain(token)
      expect(complaints).toEqual([])
    }
  })

  test('C2.04 is shown in each of two tabs as its own, also after a reload', async () => {
    const { page } = await enter()
    const links: URL[] = []
    for (let times = 0; times < 2; times += 1) links.push(await mailedLink(sandboxUrl, (await order(page)).email))
    const visitor = plainVisitor(shopUrl)
    const follow = async ({ pathname, search }: URL) =>
      (await visitor.request(pathname + search)).headers.get('location') ?? ''
    const [head, number] = [label('Platba převodem'), label('Objednávka', 'pages/transfer')]
    const heading = new RegExp(`<h1>${head}[^]*?${number} <strong[^>]*>(\\d+)`)
    const codeAt = async (path: string) => {
      const html = await (await visitor.request(path)).text()
      return heading.exec(html)?.[1] ?? ''
    }
    const [first, second] = [await follow(links[0] as URL), await follow(links[1] as URL)]
    const codes = [await codeAt(first), await codeAt(second)]
    expect(codes[0]).not.toBe(codes[1])
    expect(codes).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)])
    for (const code of codes)
      expect((await visitor.request(`${pathOf('/kosik/platba-prevodem')}/${code}.svg`)).status).toBe(200)
    expect(await follow(links[0] as URL)).toBe(first)
    expect([await codeAt(first), await codeAt(second)]).toEqual(codes)
  })

  test('is not shown without the link', async () => {
    const { page, context } = await enter()
    await recordViolations(context)
    await open(page, pathOf('/kosik/platba-prevodem') + '?token=nobody')
    expect(await faultsOf(page)).toEqual([])
    await main(page).getByText(label('Otevřete prosím znovu odkaz z e-mailu s potvrzením objednávky.')).waitFor()
    expect(await main(page).locator('.transfer').count()).toBe(0)
  })

  test('C7.48 uses the account from the settings, and is not offered in a currency without one', async () => {
    const own = { currency: home.code, number: null, iban: 'CZ65 0800 0000 1920 0014 5399', bic: null }
    await withOverrides(sandboxUrl, { settings: { bankAccounts: [own] } }, async (baseURL) => {
      const { page } = await enter({ baseURL })
      await order(page)
      expect((await shown(page))[0]).toBe(own.iban)
      const { page: other } = await enter({ baseURL })
      await reachDetails(other, await pickProduct(sandboxUrl))
      await other.context().addCookies([otherCurrencyCookie(baseURL)])
      await open(other, '/kosik/doprava-a-platba')
      await main(other)
        .getByRole('radio', { name: label('Dobírkou') })
        .waitFor()
      expect(
        await main(other)
          .getByRole('radio', { name: label('Bankovním převodem') })
          .count(),
      ).toBe(0)
    })
  })

  test('C7.47 uses the account of the other currency, wherever it is opened', async () => {
    const accountIn = (currency: string, iban: string) => ({ currency, number: null, iban, bic: null })
    const [own, other] = [
      accountIn(home.code, 'CZ65 0800 0000 1920 0014 5399'),
      accountIn(abroad.code, 'CZ52 2010 0000 0029 0012 3486'),
    ]
    await withOverrides(sandboxUrl, { settings: { bankAccounts: [own, other] } }, async (baseURL) => {
      const { page } = await enter({ baseURL })
      await page.context().addCookies([otherCurrencyCookie(baseURL)])
      const { email } = await order(page)
      const rows = await shown(page)
      expect(rows[0]).toBe(other.iban)
      expect(rows.at(-1)).toMatch(abroad.written)
      const { page: later } = await enter({ baseURL })
      const link = await mailedLink(sandboxUrl, email)
      await later.goto(link.pathname + link.search)
      expect(await shown(later)).toEqual(rows)
    })
  })
})
