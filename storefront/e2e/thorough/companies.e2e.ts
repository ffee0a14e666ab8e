import { randomUUID } from 'node:crypto'
import { unwrap } from '@vanek/sdk'
import { updateUser } from '@vanek/sdk/account'
import { addCartItem } from '@vanek/sdk/cart'
import type { Page } from '@playwright/test'
import { afterTest, expect, test } from '../support/test.ts'
import { pdfText } from '../../../specs/sandbox/test/support/pdf-text.ts'
import { newCustomer } from '../support/account.ts'
import { axeFindings } from '../support/axe.ts'
import { fillCart, finished, orderButton } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { customerShop } from '../support/customer-shop.ts'
import { devTool } from '../support/dev-tool.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { mailsTo, placedOrder } from '../support/sandbox.ts'
import { signIn } from '../support/sign-in.ts'
import { visitors } from '../support/visitors.ts'
import { moveUntil } from '../support/order-progress.ts'
import { label } from '../support/words.ts'
import { pathOf } from '../support/paths.ts'
import { inMarket } from '../support/market.ts'
import { ownAddress, ownCompany, ownPhone } from '../support/company.ts'

const { enter, sandboxUrl } = visitors()

const toPay = label('Zboží pošleme hned. Fakturu vystavíme, jakmile ho předáme, a zaplatíte ji převodem do 14 dnů.')
const quoteUrl = new RegExp(`${pathOf('/nabidka')}\\?odkaz=\\w+$`)
const DAY_MS = 86_400_000
const main = (page: Page) => page.getByRole('main')
const fileAt = async (page: Page, name: RegExp | string) => {
  const href = await main(page).getByRole('link', { name }).getAttribute('href')
  return pdfText(await (await page.request.get(href ?? '')).body())
}

/** Checks the page on a phone and on a desktop: no axe findings, and no horizontal scrolling. */
async function checkLayout(page: Page, { scripts = true } = {}): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    // axe needs scripts
    expect(scripts ? await axeFindings(page) : []).toEqual([])
  }
}

/** A company with an account that pays by invoice within 14 days. */
async function company() {
  const customer = await newCustomer(sandboxUrl)
  const shop = await customerShop(sandboxUrl, customer)
  unwrap(await updateUser(shop, { business: ownCompany, phone: ownPhone, address: ownAddress }))
  await devTool(sandboxUrl, 'on-invoice', { email: customer.email, days: 14 })
  return { customer, shop }
}

const backInTime = () => afterTest(async () => void (await devTool(sandboxUrl, 'clock', {})))

for (const scripts of [true, false]) {
  test.describe(`a company that pays by invoice, with scripts ${scripts}`, () => {
    test('A8.04 cannot order by invoice as a private person, and is told what to do', async () => {
      const { customer, shop } = await company()
      const { variant } = await pickProduct(sandboxUrl)
      unwrap(await addCartItem(shop, { variantId: variant.id, amount: 1 }))
      const { page, context } = await enter({ scripts })
      await signIn(page, customer)
      await page.goto('/kosik/doprava-a-platba')
      if (scripts) await hydrated(page)
      for (const way of ['Kurýrem na adresu', 'Na fakturu'])
        await main(page)
          .getByRole('radio', { name: label(way) })
          .check()
      await main(page)
        .getByRole('button', { name: label('Pokračovat k dodacím údajům') })
        .click()
      await page.waitForURL(pathOf('**/kosik/dodaci-udaje'))
      if (scripts) await hydrated(page)
      const isFirm = main(page).getByRole('checkbox', { name: label('Nakupuji na firmu') })
      await isFirm.uncheck()
      await main(page)
        .getByRole('checkbox', { name: label('Souhlasím s') })
        .check()
      await orderButton(page).click()
      await main(page)
        .getByText(inMarket({ cs: 'Na fakturu objednávají jen firmy', sk: 'Na faktúru objednávajú len firmy' }))
        .first()
        .waitFor()
      await isFirm.check()
      await orderButton(page).click()
      await page.waitForURL(finished)
      expect((await placedOrder(sandboxUrl, context)).business).toMatchObject({ TIN: ownCompany.TIN })
    })

    test('A8.04 A8.06 A8.08 orders, sees the due date, and gets its invoice', async () => {
      const { customer, shop } = await company()
      const { variant } = await pickProduct(sandboxUrl)
      unwrap(await addCartItem(shop, { variantId: variant.id, amount: 1 }))
      const { page, context } = await enter({ scripts })
      await signIn(page, customer)
      // without scripts the order is weeks old and overdue
      backInTime()
      if (!scripts) await devTool(sandboxUrl, 'clock', { aheadMs: -25 * DAY_MS })
      await (scripts ? open(page, '/kosik/doprava-a-platba') : page.goto('/kosik/doprava-a-platba'))
      await main(page)
        .getByRole('radio', { name: label('Kurýrem na adresu') })
        .check()
      await main(page)
        .getByText(inMarket({ cs: 'Splatnost je 14 dní.', sk: 'Splatnosť je 14 dní.' }))
        .waitFor()
      await main(page)
        .getByRole('radio', { name: label('Na fakturu') })
        .check()
      await main(page)
        .getByRole('button', { name: label('Pokračovat k dodacím údajům') })
        .click()
      await page.waitForURL(pathOf('**/kosik/dodaci-udaje'))
      if (scripts) await hydrated(page)
      await main(page).getByText(label('Přidat poznámku nebo vlastní číslo objednávky')).click()
      await main(page).getByLabel(label('Vaše číslo objednávky', 'details')).fill('PO-117')
      await main(page)
        .getByRole('checkbox', { name: label('Souhlasím s') })
        .check()
      await orderButton(page).click()
      await page.waitForURL(finished)
      const order = await placedOrder(sandboxUrl, context)
      for (const text of [toPay, `DIČ ${ownCompany.VATIN}`, `IČO ${ownCompany.TIN}`, 'PO-117'])
        await main(page).getByText(text).first().waitFor()
      await main(page).getByAltText(label('QR kód platby s údaji převodu')).waitFor()

      if (!scripts) {
        await devTool(sandboxUrl, 'paid-late', { code: order.code, late: true })
        await devTool(sandboxUrl, 'clock', { aheadMs: -18 * DAY_MS })
      } else await moveUntil(sandboxUrl, shop, order.id, 'delivered')
      const due = scripts ? 'Splatné do' : 'Po splatnosti od'
      await page.goto(pathOf('/uzivatel/objednavky'))
      await main(page).getByText(due).waitFor()
      if (scripts) await checkLayout(page)
      await main(page).getByRole('link', { name: order.code }).click()
      for (const text of [due, `DIČ ${ownCompany.VATIN}`, `IČO ${ownCompany.TIN}`, 'PO-117'])
        await main(page).getByText(text).first().waitFor()
      await main(page).getByAltText(label('QR kód platby s údaji převodu')).waitFor()
      if (!scripts)
        await main(page)
          .getByText(inMarket({ cs: 'platba zatím nedorazila', sk: 'platba zatiaľ neprišla' }))
          .waitFor()
      if (scripts) await checkLayout(page)
      const invoice = await fileAt(page, inMarket({ cs: /^Faktura .* jako PDF$/, sk: /^Faktúra .* ako PDF$/ }))
      for (const text of [
        ownCompany.TIN,
        ownCompany.VATIN,
        'PO-117',
        inMarket({ cs: 'Datumsplatnosti', sk: 'Dátumsplatnosti' }),
      ])
        expect(invoice).toContain(text)
    })
  })
}

test.describe('a quotation', () => {
  test('A8.09 A8.12 is created from a guest’s cart and mailed; invalid input is shown and kept', async () => {
    const pick = await pickProduct(sandboxUrl)
    const { page } = await enter({ scripts: false })
    await fillCart(page, pick)
    await page.goto('/kosik')
    await main(page)
      .getByRole('link', { name: label('Vytvořit nabídku') })
      .click()
    const email = `${randomUUID().slice(0, 8)}@example.cz`
    const typed = {
      name: 'Jan Kovář',
      businessName: ownCompany.business_name,
      vatin: 'abc',
      email: 'kovar@',
      note: 'Stavba',
    }
    for (const [name, text] of Object.entries(typed)) await page.locator(`#${name}`).fill(text)
    await main(page)
      .getByRole('button', { name: label('Vytvořit nabídku') })
      .click()
    await page.locator('#vatin-error').getByText(label('Takové DIČ není')).waitFor()
    await page.locator('#email-error').getByText(label('E-mail není ve správném formátu')).waitFor()
    for (const [name, text] of Object.entries(typed)) expect(await page.locator(`#${name}`).inputValue()).toBe(text)
    await checkLayout(page, { scripts: false })
    await page.locator('#vatin').fill(ownCompany.VATIN)
    await page.locator('#email').fill(email)
    await main(page)
      .getByRole('button', { name: label('Vytvořit nabídku') })
      .click()
    await page.waitForURL(quoteUrl)
    await main(page).getByText(pick.product.name).waitFor()
    await checkLayout(page, { scripts: false })
    const pdf = await fileAt(page, label('Stáhnout PDF'))
    for (const text of [ownCompany.VATIN, 'Stavba', inMarket({ cs: 'Platído', sk: 'Platído' })])
      expect(pdf).toContain(text)
    expect(await page.request.get('/api/v1/cart').then((answer) => answer.json())).toMatchObject({ items: [{}] })

    // another visitor opens the mailed link; the price has risen since, and it has expired
    const [mail] = await mailsTo(sandboxUrl, email)
    const link = new URL(/https?:\/\/\S+/.exec(mail?.body ?? '')?.[0] ?? '')
    const { id: variantId, prices } = pick.variant
    const cost = (price: number) => devTool(sandboxUrl, 'price', { variantId, price })
    afterTest(async () => void (await cost(prices.unitWithTax)))
    await cost(prices.unitWithTax + 100)
    backInTime()
    await devTool(sandboxUrl, 'clock', { aheadMs: 16 * DAY_MS })
    const { page: theirs } = await enter()
    await theirs.goto(link.pathname + link.search)
    await theirs.waitForURL(quoteUrl)
    await hydrated(theirs)
    await main(theirs).getByText(label('Nabídka platila do')).waitFor()
    await main(theirs).getByText(label('Zdražilo, teď po')).waitFor()
    await checkLayout(theirs)
    expect(await theirs.evaluate(() => document.cookie)).not.toContain(link.searchParams.get('token'))
    await main(theirs)
      .getByRole('button', { name: label('Vložit vše do košíku') })
      .click()
    await theirs.waitForURL('**/kosik')
    await main(theirs).getByRole('link', { name: pick.product.name }).first().waitFor()
    await main(theirs)
      .getByRole('link', { name: label('Vytvořit nabídku') })
      .click()
    await main(theirs)
      .getByRole('button', { name: label('Vytvořit nabídku') })
      .waitFor()
    await checkLayout(theirs)
  })
})
