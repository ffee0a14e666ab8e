import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { finished, orderButton, payments, reachDetails } from './support/buying.ts'
import { pickProduct } from './support/catalogue.ts'
import { faultsOf, recordViolations } from './support/page-faults.ts'
import { pathOf } from './support/paths.ts'
import { placedOrder } from './support/sandbox.ts'
import { type Servers, startServers } from './support/servers.ts'
import { visitors } from './support/visitors.ts'
import { label } from './support/words.ts'

const { enter } = visitors()
const callback = '**/checkout/payment/callback'
const widgetPage = '**/kosik/platba/sandbox'
const heading = (page: Page, name: string) => page.getByRole('heading', { name: label(name) })
const press = (page: Page, name: string) => page.getByRole('button', { name: label(name), exact: true }).click()
const inWidget = (page: Page, name: string) =>
  page
    .frameLocator('.payment-widget iframe')
    .getByRole('button', { name: label(name), exact: true })
    .click()

test.describe('a payment in a widget', () => {
  let servers: Servers
  test.beforeAll(async () => void (servers = await startServers({ SANDBOX_WIDGETS: 'card' })))
  test.afterAll(() => servers.stop())

  async function orderByCard(options: { scripts?: boolean } = {}) {
    const visitor = await enter({ ...options, baseURL: servers.shopUrl })
    const { page, context } = visitor
    await recordViolations(context)
    await reachDetails(page, await pickProduct(servers.sandboxUrl), { ...options, payment: payments.card })
    await orderButton(page).click()
    const state = async () => (await placedOrder(servers.sandboxUrl, context)).payment.state
    return { ...visitor, state }
  }

  test('C2.06 C7.25 is closed, declined by the bank, cancelled, paid late, and paid once', async () => {
    const { page, context, state } = await orderByCard()
    await page.waitForURL(widgetPage)
    await page.locator('.payment-widget iframe').waitFor()
    expect(await faultsOf(page)).toEqual([])

    await inWidget(page, 'Zavřít okno bez placení')
    await page.getByText(label('Platební okno je zavřené')).waitFor()
    expect(await state()).toBe('pending')

    // 3-D Secure
    await press(page, 'Zkusit znovu')
    await inWidget(page, 'Zaplatit s ověřením v bance (3-D Secure)')
    await inWidget(page, 'Odmítnout platbu v bance')
    await page.waitForURL(callback)
    await heading(page, 'Platba neproběhla').waitFor()
    expect(await state()).toBe('failed')

    await press(page, 'Zaplatit znovu')
    await page.waitForURL(widgetPage)
    await inWidget(page, 'Zrušit a vrátit se do obchodu')
    await heading(page, 'Platba byla zrušena').waitFor()

    await press(page, 'Zaplatit znovu')
    await page.waitForURL(widgetPage)
    // the same order in another tab
    const other = await context.newPage()
    await other.goto(page.url())
    await other.locator('.payment-widget iframe').waitFor()
    const widget = page.frameLocator('.payment-widget iframe')
    await widget.getByRole('spinbutton').fill('3')
    await inWidget(page, 'Zaplatit s pozdním oznámením')
    await heading(page, 'Čekáme na potvrzení platby').waitFor()
    await page.waitForURL(finished)
    await page.getByText(label('Zaplaceno, platba v pořádku dorazila.')).waitFor()
    expect(await state()).toBe('paid')
    await inWidget(other, 'Zaplatit a oznámit to obchodu dvakrát')
    await other.waitForURL(finished)
    expect(await state()).toBe('paid')

    // Back shows no widget for a paid order
    await page.goto(pathOf('/kosik/platba/sandbox'))
    await page.waitForURL(finished)
  })

  test('C2.06 calls the bank and is paid; if its script is blocked, the provider’s page is used', async () => {
    const { page, context, state } = await orderByCard()
    await page.waitForURL(widgetPage)
    await context.route('**/gateway/widget.js', (route) => route.abort())
    await page.reload()
    await page.getByText(label('Platební okno se neotevřelo')).waitFor()
    await context.unroute('**/gateway/widget.js')
    await press(page, 'Zaplatit na stránce platební brány')
    await page.waitForURL('**/gateway/pay/**')
    await page.goto(servers.shopUrl + pathOf('/kosik/platba/sandbox'))
    await inWidget(page, 'Zaplatit s ověřením v bance (3-D Secure)')
    await inWidget(page, 'Potvrdit platbu v bance')
    await page.waitForURL(finished)
    expect(await state()).toBe('paid')
  })

  test('C2.06 C7.25 is the provider’s page without scripts', async () => {
    const { page, state } = await orderByCard({ scripts: false })
    await page.waitForURL('**/gateway/pay/**')
    await press(page, 'Zaplatit s ověřením v bance (3-D Secure)')
    await press(page, 'Potvrdit platbu v bance')
    await page.waitForURL(finished)
    expect(await state()).toBe('paid')
  })
})
