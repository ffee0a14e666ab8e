import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { mailedLink } from '../support/account.ts'
import { finished, orderButton, payments, reachDetails } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { faultsOf, noteViolations } from '../support/complaint-free.ts'
import { open } from '../support/hydrated.ts'
import { plainVisitor } from '../support/plain-visitor.ts'
import { mailsTo, placedOrder } from '../support/sandbox.ts'
import { whileTold } from '../support/told.ts'
import { visitors } from '../support/visitors.ts'

const { enter, shopUrl, sandboxUrl } = visitors({ pictures: true })

const main = (page: Page) => page.getByRole('main')
const shown = (page: Page) => main(page).locator('.transfer dd').allInnerTexts()

async function order(page: Page) {
  const shopper = await reachDetails(page, await pickProduct(sandboxUrl), { payment: payments.transfer })
  await orderButton(page).click()
  await page.waitForURL(finished)
  await main(page).locator('.transfer').waitFor()
  return shopper
}

/** A visitor with the euro as currency. */
const inEuro = (url: string) => ({ name: 'vanek_currency', value: 'EUR', url })

/** Whether the image of the QR code is rendered. */
const isDrawn = (page: Page) =>
  main(page)
    .locator('.transfer img')
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return image.naturalWidth > 0
    })

test.describe('an order that is paid by a transfer', () => {
  test('C2.04 C7.27 says where to send the money on its page and in its mail, whose link shows it to a guest anywhere', async () => {
    const { page, context } = await enter()
    const { email } = await order(page)
    const { code, payment, token } = await placedOrder(sandboxUrl, context)
    const account = ['2900123478/2010', 'CZ74 2010 0000 0029 0012 3478', 'FIOBCZPPXXX', 'Vánek větrání, s. r. o.', code]
    const told = await shown(page)
    expect(told.slice(0, 5)).toEqual(account)
    expect(told[5]).toMatch(/Kč$/)
    expect(payment.transfer?.variableSymbol).toBe(code)
    expect(await isDrawn(page)).toBe(true)

    const [mail] = await mailsTo(sandboxUrl, email)
    for (const text of told) expect(mail?.body.replaceAll('\u00A0', ' ')).toContain(text.replaceAll('\u00A0', ' '))
    const link = await mailedLink(sandboxUrl, email)
    for (const scripts of [true, false]) {
      const { page: other, complaints } = await enter({ scripts })
      const drawn = other.waitForResponse((answer) => answer.url().endsWith('.svg'))
      await other.goto(link.pathname + link.search)
      expect((await drawn).status()).toBe(200)
      expect(await shown(other)).toEqual(told)
      await other.reload()
      expect(await shown(other)).toEqual(told)
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
      (await visitor.ask(pathname + search)).headers.get('location') ?? ''
    const codeAt = async (path: string) => {
      const html = await (await visitor.ask(path)).text()
      return /<h1>Platba převodem[^]*?Objednávka <strong[^>]*>(\d+)/.exec(html)?.[1] ?? ''
    }
    const [first, second] = [await follow(links[0] as URL), await follow(links[1] as URL)]
    const codes = [await codeAt(first), await codeAt(second)]
    expect(codes[0]).not.toBe(codes[1])
    expect(codes).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)])
    for (const code of codes) expect((await visitor.ask(`/kosik/platba-prevodem/${code}.svg`)).status).toBe(200)
    expect(await follow(links[0] as URL)).toBe(first)
    expect([await codeAt(first), await codeAt(second)]).toEqual(codes)
  })

  test('is not shown without the link', async () => {
    const { page, context } = await enter()
    await noteViolations(context)
    await open(page, '/kosik/platba-prevodem?token=nobody')
    expect(await faultsOf(page)).toEqual([])
    await main(page).getByText('Otevřete prosím znovu odkaz z e-mailu').waitFor()
    expect(await main(page).locator('.transfer').count()).toBe(0)
  })

  test('C7.48 goes to the account that the shop is set to, and is not offered in a currency without one', async () => {
    const crowns = { currency: 'CZK', number: null, iban: 'CZ65 0800 0000 1920 0014 5399', bic: null }
    await whileTold(sandboxUrl, { settings: { bankAccounts: [crowns] } }, async (baseURL) => {
      const { page } = await enter({ baseURL })
      await order(page)
      expect((await shown(page))[0]).toBe(crowns.iban)
      const { page: abroad } = await enter({ baseURL })
      await reachDetails(abroad, await pickProduct(sandboxUrl))
      await abroad.context().addCookies([inEuro(baseURL)])
      await open(abroad, '/kosik/doprava-a-platba')
      await main(abroad).getByRole('radio', { name: 'Dobírkou' }).waitFor()
      expect(
        await main(abroad)
          .getByRole('radio', { name: /převodem/i })
          .count(),
      ).toBe(0)
    })
  })

  test('C7.47 goes to the euro account when it is in euro, and stays in euro wherever it is opened', async () => {
    const { page } = await enter()
    await page.context().addCookies([inEuro(shopUrl)])
    const { email } = await order(page)
    const told = await shown(page)
    expect(told[0]).toBe('2900123486/2010')
    expect(told[5]).toMatch(/€$/)
    const { page: other } = await enter()
    const link = await mailedLink(sandboxUrl, email)
    await other.goto(link.pathname + link.search)
    expect(await shown(other)).toEqual(told)
  })
})
