import { readFile } from 'node:fs/promises'
import { outOf } from '#market/plural'
import { unwrap } from '@vanek/sdk'
import { getUserOrder, getUserOrders, type OrderSummary } from '@vanek/sdk/account'
import type { Page } from '@playwright/test'
import { afterTest, expect, test } from '../support/test.ts'
import { pdfText } from '../../../specs/sandbox/test/support/pdf-text.ts'
import { newCustomer } from '../support/account.ts'
import { payments } from '../support/buying.ts'
import { desktop } from '../support/browser.ts'
import { pickProduct } from '../support/catalogue.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { customerShop } from '../support/customer-shop.ts'
import { devTool } from '../support/dev-tool.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { orderByForms } from '../support/plain-order.ts'
import { plainVisitor } from '../support/plain-visitor.ts'
import { setPriceDisplay } from '../support/price-labels.ts'
import { firm, jana, signIn } from '../support/sign-in.ts'
import { visitors } from '../support/visitors.ts'
import { moveUntil, orderAtDoor } from '../support/order-progress.ts'
import { label } from '../support/words.ts'
import { pathOf } from '../support/paths.ts'
import { inMarket } from '../support/market.ts'
import { amountIn, printedSum } from '../support/texts.ts'

const { enter, shopUrl, sandboxUrl } = visitors({ pictures: true })

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).locator('.order-card')

const shown = (from: number, to: number, total: number) => label(`${from}–${to} ${outOf(total)} objednávek`)
/** Steps and states of orders. */
const stepLabels = (...steps: readonly string[]) => steps.map((step) => label(step, 'entities/order'))
const asPdf = inMarket({ cs: 'jako PDF', sk: 'ako PDF' })

/** The orders of a demo customer in the back end, newest first. */
async function ordersOf(customer: typeof jana) {
  const shop = await customerShop(sandboxUrl, customer)
  return unwrap(await getUserOrders(shop, { perPage: 100 }))
}

test.describe('orders of a customer', () => {
  test('C2.16 C7.28 C9.08 are shown ten on a page, each page with its URL', async () => {
    const { orders, total } = await ordersOf(jana)
    expect(total).toBeGreaterThan(10)
    const { page } = await enter()
    await signIn(page)
    await open(page, pathOf('/uzivatel/objednavky'))
    const codes = async () =>
      (await cards(page).getByRole('link').allInnerTexts()).map((text) => text.split(' ').at(-1))
    expect(await codes()).toEqual(orders.slice(0, 10).map(({ code }) => code))
    await main(page)
      .getByText(shown(1, 10, total))
      .waitFor()
    await main(page).getByRole('link', { name: 'Strana 2' }).click()
    await page.waitForURL(pathOf('**/uzivatel/objednavky?page=2'))
    // other tests order for this customer too
    await main(page)
      .getByText(shown(11, Math.min(total, 20), total))
      .waitFor()
    expect(await codes()).toEqual(orders.slice(10, 20).map(({ code }) => code))
    await page.reload()
    expect(await codes()).toEqual(orders.slice(10, 20).map(({ code }) => code))
    await hydrated(page)
    await page.goBack()
    await main(page)
      .getByText(shown(1, 10, total))
      .waitFor()
    await page.goto(pathOf('/uzivatel/objednavky?page=900'))
    expect(page.url()).toMatch(new RegExp(`page=${Math.ceil(total / 10)}$`))
  })

  test('C2.16 are empty for a new customer, with a message', async () => {
    const { page } = await enter()
    await signIn(page, await newCustomer(sandboxUrl))
    await page.goto(pathOf('/uzivatel/objednavky'))
    await main(page).getByText(label('V účtu zatím žádná objednávka není')).waitFor()
    const byNumber = main(page).getByRole('link', {
      name: label('Objednali jste bez účtu? Najděte objednávku podle čísla'),
    })
    expect(await byNumber.getAttribute('href')).toBe(pathOf('/sledovani-objednavky'))
    expect(await cards(page).count()).toBe(0)
  })

  test('C2.17 C7.29 C7.31 C7.32 are shown with all details, and exported as files', async () => {
    const { orders } = await ordersOf(jana)
    // other tests order for this customer too
    const order = orders.find(({ payment, status }) => payment.state === 'paid' && status === 'delivered')
    const { page, context, complaints } = await enter()
    await recordViolations(context)
    await signIn(page)
    await open(page, pathOf('/uzivatel/objednavky'))
    await cards(page)
      .getByRole('link', { name: order?.code ?? 'none' })
      .click()
    await main(page)
      .getByRole('heading', { level: 1, name: label(`Objednávka ${order?.code}`) })
      .waitFor()
    await main(page).getByText(label('Zaplaceno')).waitFor()
    await main(page).getByText(label('Doručeno'), { exact: true }).waitFor()
    await main(page).getByText(label('Celkem s DPH')).waitFor()
    await main(page)
      .getByRole('heading', { name: label('Fakturační údaje', 'entities/order') })
      .waitFor()
    expect(await main(page).locator('.order-items li img').count()).toBeGreaterThan(0)
    await hydrated(page)
    expect(await faultsOf(page)).toEqual([])
    await page.setViewportSize(desktop)

    const fileOf = async (name: string) => {
      const download = page.waitForEvent('download')
      await main(page).getByRole('link', { name }).click()
      const file = await download
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
    }
    const csv = await fileOf(label('Položky do tabulky (CSV)'))
    expect(csv.name).toMatch(/\.csv$/)
    expect(csv.bytes.toString('utf8')).toContain(inMarket({ cs: 'Kód;Název', sk: 'Kód;Názov' }))
    const zip = await fileOf(label('Obrázky zboží (ZIP)'))
    expect([zip.name.endsWith('.zip'), zip.bytes.subarray(0, 2).toString()]).toEqual([true, 'PK'])
    expect(complaints).toEqual([])
  })

  test('C2.17 C7.30 A3.11 to be paid by transfer show its data and QR code until the payment arrives', async () => {
    const shop = await customerShop(sandboxUrl, firm)
    const { id, code, payment } = await orderAtDoor(sandboxUrl, shop, firm.email, payments.transfer)
    const { page } = await enter()
    afterTest(async () => void (await devTool(sandboxUrl, 'clock', {})))
    await signIn(page, firm)
    const drawn = page.waitForResponse((answer) => answer.url().includes(pathOf('/kosik/platba-prevodem/')))
    await open(page, pathOf(`/uzivatel/objednavky/${id}`))
    // the payment method is a fact, not a state
    expect(await main(page).locator('.account-facts').first().innerText()).toContain(payment.name)
    await main(page).getByText(label('Údaje pro platbu převodem')).waitFor()
    expect((await drawn).status()).toBe(200)
    await main(page).getByText(label('Variabilní symbol')).waitFor()
    await moveUntil(sandboxUrl, shop, id, 'packed')
    await page.reload()
    await main(page).getByText(label('Zaplaceno')).waitFor()
    expect(await main(page).getByText(label('Údaje pro platbu převodem')).count()).toBe(0)
    expect((await page.request.get(pathOf(`/kosik/platba-prevodem/${code}.svg`))).status()).toBe(404)
  })

  test('A1.06 A1.07 A1.08 are followed from packing to delivery, and a lost parcel is shown', async () => {
    const customer = await newCustomer(sandboxUrl)
    const shop = await customerShop(sandboxUrl, customer)
    const { id, code } = await orderAtDoor(sandboxUrl, shop, customer.email)
    const { page, context } = await enter()
    afterTest(async () => void (await devTool(sandboxUrl, 'clock', {})))
    await recordViolations(context)
    await signIn(page, customer)
    const steps = async () => {
      await page.goto(pathOf(`/uzivatel/objednavky/${id}`))
      return main(page).getByRole('list').and(page.locator('.order-way')).locator('li > span').allInnerTexts()
    }
    expect(await steps()).toEqual(stepLabels('Přijato', 'Připravujeme', 'Předáno dopravci', 'Doručeno'))
    expect(await main(page).locator('[aria-current=step]').innerText()).toBe(stepLabels('Připravujeme')[0])
    const { parcels } = await moveUntil(sandboxUrl, shop, id, 'handed_over')
    expect(await steps()).toEqual(stepLabels('Přijato', 'Zabaleno', 'Předáno dopravci', 'Na cestě'))
    const follow = main(page).getByRole('link', { name: label('Sledovat zásilku') })
    expect(await follow.getAttribute('href')).toBe(parcels[0]?.trackingUrl)
    await main(page).getByText(label('Čekejte ji')).waitFor()
    await hydrated(page)
    expect(await faultsOf(page)).toEqual([])
    await page.goto(pathOf('/uzivatel/objednavky'))
    expect(await cards(page).first().locator('.state').innerText()).toBe(stepLabels('Na cestě')[0])
    await devTool(sandboxUrl, 'parcel', { code, mishap: 'lost' })
    await page.goto(pathOf('/uzivatel/objednavky'))
    expect(await cards(page).first().locator('.state').innerText()).toBe(stepLabels('Zásilka se ztratila')[0])
    await steps()
    await main(page).getByText(label('Dopravce ji nemůže najít')).waitFor()
    expect(await main(page).getByText(label('Čekejte ji')).count()).toBe(0)
    await devTool(sandboxUrl, 'parcel', { code, mishap: null })
    await moveUntil(sandboxUrl, shop, id, 'delivered')
    expect(await steps()).toEqual(stepLabels('Přijato', 'Zabaleno', 'Předáno dopravci', 'Doručeno'))
    await follow.click()
    await page.getByText(label('Zásilka je doručená.')).waitFor()
  })

  test('A4.08 A4.09 A4.10 have an invoice with their total for a household, for a company without VAT, and for a guest', async () => {
    const paidOf = (orders: readonly OrderSummary[]) =>
      orders.find(({ payment, status }) => payment.state === 'paid' && status === 'delivered')
    const sumIn = ({ totalWithTax }: { readonly totalWithTax: number }) => printedSum(totalWithTax)
    const household = paidOf((await ordersOf(jana)).orders)
    const { page, context } = await enter()
    await recordViolations(context)
    await signIn(page)
    await open(page, pathOf(`/uzivatel/objednavky/${household?.id}`))
    const download = page.waitForEvent('download')
    await main(page)
      .getByRole('link', { name: new RegExp(`^${label('Faktura', 'entities/order')} FV-.* ${asPdf}$`) })
      .press('Enter')
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^faktura-FV-\d{4}-\d{5}\.pdf$/)
    expect(pdfText(await readFile(await file.path()))).toContain(sumIn(household!))
    expect(await faultsOf(page)).toEqual([])

    // earlier tests order for this customer without a company; those orders appear when the clock moves on
    const business = (await ordersOf(firm)).orders.filter(({ status }) => status === 'delivered').at(-1)
    const { page: plain, context: other } = await enter({ scripts: false })
    await setPriceDisplay(other, 'without', shopUrl)
    await signIn(plain, firm)
    await plain.goto(pathOf(`/uzivatel/objednavky/${business?.id}`))
    await main(plain)
      .getByText(inMarket({ cs: /po\s[\d\s,]+Kč\sbez\sDPH,\sDPH\s21\s%/, sk: /po\s[\d\s,]+€\sbez\sDPH,\sDPH\s23\s%/ }))
      .first()
      .waitFor()
    const linkTo = (format: string) => main(plain).getByRole('link', { name: format })
    const pdf = await plain.request.get((await linkTo(asPdf).getAttribute('href')) ?? '')
    expect(pdf.headers()).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/pdf' })
    const invoiceText = pdfText(await pdf.body())
    const numbers = inMarket({ cs: ['IČO12345679', 'DIČCZ12345679'], sk: ['IČO12345679', 'DIČ2020123457'] })
    for (const part of [sumIn(business!), ...numbers]) expect(invoiceText).toContain(part)
    // only for the accounting of Czech companies
    const isdocs = await linkTo('ISDOC').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(isdocs).toHaveLength(inMarket({ cs: 1, sk: 0 }))
    for (const path of isdocs) {
      const isdoc = await plain.request.get(path)
      expect(isdoc.headers()['content-disposition']).toMatch(/\.isdoc"$/)
      expect(await isdoc.text()).toContain(`<PayableAmount>${business!.totalWithTax.toFixed(2)}</PayableAmount>`)
    }

    const guest = plainVisitor(shopUrl)
    const read = async (path: string) => (await guest.request(path)).text()
    await orderByForms(
      { read, post: (path, form) => guest.post(path, form) },
      (await pickProduct(sandboxUrl)).variant.id,
    )
    expect(await read(pathOf('/kosik/dokonceni'))).toContain(
      label('Fakturu vystavíme, jakmile zboží předáme dopravci.'),
    )
    afterTest(async () => void (await devTool(sandboxUrl, 'clock', {})))
    await devTool(sandboxUrl, 'clock', { aheadMs: 14 * 86_400_000 })
    const html = await read(pathOf('/kosik/dokonceni'))
    const [, path = ''] = /href="(\/api\/v1\/orders\/token\/current\/documents\/[\w-]+)"/.exec(html) ?? []
    const [, shownTotal = ''] = html.replaceAll('&nbsp;', ' ').split(label('Celkem s DPH'))
    const total = amountIn(shownTotal)
    expect(total).toBeGreaterThan(0)
    const bytes = Buffer.from(await (await guest.request(path)).arrayBuffer())
    expect(pdfText(bytes)).toContain(printedSum(total))
  })

  test('A3.12 are paid later, paid by another method and cancelled, by keyboard', async () => {
    const customer = await newCustomer(sandboxUrl)
    const shop = await customerShop(sandboxUrl, customer)
    const { id } = await orderAtDoor(sandboxUrl, shop, customer.email, payments.card)
    const { page, context, complaints } = await enter()
    await recordViolations(context)
    await signIn(page, customer)
    await open(page, pathOf(`/uzivatel/objednavky/${id}`))
    await main(page)
      .getByRole('button', { name: label('Přejít k platbě') })
      .click()
    await page.waitForURL('**/gateway/pay/**')
    await page.getByRole('button', { name: label('Zamítnout jako banka') }).click()
    await page.waitForURL(pathOf(`**/uzivatel/objednavky/${id}`))
    await main(page)
      .getByRole('heading', { name: label('Platba neproběhla') })
      .waitFor()
    await hydrated(page)

    const fold = main(page).locator('summary', { hasText: label('Změnit způsob platby') })
    await fold.press('Enter')
    expect(await faultsOf(page)).toEqual([])
    await main(page)
      .getByRole('radio', { name: label('Dobírkou') })
      .press('Space')
    await main(page)
      .getByRole('button', { name: label('Změnit platbu') })
      .press('Enter')
    await main(page).getByText(label('Způsob platby jsme změnili')).waitFor()
    expect(await main(page).locator('.account-facts').first().innerText()).toContain(label('Dobírkou'))
    const { prices, payment } = unwrap(await getUserOrder(shop, { id }))
    expect([payment.code, prices.paymentPriceWithTax > 0]).toEqual(['cod', true])
    await main(page).getByText(label('Změnit nebo zrušit můžete do')).waitFor()

    await main(page)
      .locator('summary', { hasText: label('Zrušit objednávku') })
      .press('Enter')
    await main(page).getByText(label('Nic nezaplatíte.')).waitFor()
    // dimmed while the form was pending
    await page.waitForFunction(() => getComputedStyle(document.querySelector('.account-main')!).opacity === '1')
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await main(page).getByText(label('Objednávku jsme zrušili')).waitFor()
    await main(page)
      .getByRole('heading', { name: label('Objednávka je zrušená') })
      .waitFor()
    expect(await main(page).getByText(label('Změnit způsob platby')).count()).toBe(0)
    await page.goto(pathOf('/uzivatel/objednavky'))
    expect(await cards(page).first().locator('.state').innerText()).toBe(stepLabels('Zrušeno')[0])
    expect(complaints).toEqual([])
  })

  test('A3.12 of a company show without scripts that it is too late to cancel them', async () => {
    const shop = await customerShop(sandboxUrl, firm)
    const { page } = await enter({ scripts: false })
    afterTest(async () => void (await devTool(sandboxUrl, 'clock', {})))
    await signIn(page, firm)
    const late = await orderAtDoor(sandboxUrl, shop, firm.email)
    await page.goto(pathOf(`/uzivatel/objednavky/${late.id}`))
    await moveUntil(sandboxUrl, shop, late.id, 'packed')
    await main(page).getByText(label('Zrušit objednávku'), { exact: true }).click()
    await main(page)
      .getByRole('button', { name: label('Ano, zrušit objednávku') })
      .click()
    await main(page)
      .getByRole('alert')
      .getByText(inMarket({ cs: 'je zabalená', sk: 'je už zabalená' }))
      .waitFor()
    await main(page).getByText(label('změnit ani zrušit ji nejde')).waitFor()
    expect(await main(page).getByText(label('Ano, zrušit objednávku')).count()).toBe(0)
  })

  test('C2.17 of another customer are 404', async () => {
    const [theirs] = (await ordersOf(firm)).orders
    const { page } = await enter()
    await signIn(page)
    const answer = await page.goto(pathOf(`/uzivatel/objednavky/${theirs?.id}`))
    expect(answer?.status()).toBe(404)
    await main(page).getByText(label('Takovou objednávku u vašeho účtu nemáme')).waitFor()
    expect(await main(page).innerText()).not.toContain(theirs?.code)
  })
})
