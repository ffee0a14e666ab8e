import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import {
  chooseMethods,
  fillDetails,
  finished,
  leaveCart,
  newShopper,
  orderButton,
  payments,
} from '../support/buying.ts'
import { phone } from '../support/browser.ts'
import { goodsBetween, addToCart } from '../support/goods.ts'
import { open } from '../support/hydrated.ts'
import { mailsTo, placedOrder } from '../support/sandbox.ts'
import { amountIn } from '../support/texts.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'
import { inMarket } from '../support/market.ts'

const { enter, sandboxUrl } = visitors()

const clips = inMarket({ cs: 'Nerezové spony na hadici', sk: 'Nerezové spony na hadicu' })
const fan = inMarket({ cs: 'Stolní ventilátor jako dárek', sk: 'Stolový ventilátor ako darček' })
const desk = { width: 1440, height: 900 }

/** About as much as some crowns in the currency of the market. */
const fromCrowns = (crowns: number) => inMarket({ cs: crowns, sk: crowns / 25 })
const toCents = (sum: number) => Math.round(sum * 100) / 100
/** A sum as it is shown, without spaces. */
const written = (sum: number) => `${sum.toFixed(2).replace('.', ',')}${inMarket({ cs: 'Kč', sk: '€' })}`

/** Fills the cart with goods above a price in crowns, and opens it. */
async function fillFor(page: Page, least: number): Promise<number> {
  const [goods] = await goodsBetween(sandboxUrl, 800, 1400, 1)
  if (!goods) throw new Error('There are no goods')
  const amount = Math.ceil(fromCrowns(least) / goods.price)
  await addToCart(page, goods, amount)
  await open(page, '/kosik')
  return toCents(amount * goods.price)
}

async function choose(page: Page, gift: string): Promise<void> {
  await page.getByRole('checkbox', { name: gift }).check()
  await sumOf(page, label('Dárky')).waitFor()
}

const sumOf = (page: Page, label: string) =>
  page
    .locator('.totals > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
const crowns = async (page: Page, label: string) => amountIn(await sumOf(page, label).textContent())
const line = (page: Page, gift: string) =>
  page.locator(':is(.summary, .order-items) .summary-lines li').filter({ hasText: gift })
const priceOf = async (page: Page, gift: string) => amountIn(await line(page, gift).locator('> .amount').textContent())

/** Whether the page does not scroll sideways. */
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

async function detailsBy(page: Page, payment: number): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  await page.request.post('/kosik/doprava-a-platba', { form: { shipper: 1, payment }, headers, maxRedirects: 0 })
  await open(page, pathOf('/kosik/dodaci-udaje'))
}

/** Sets the price of a gift of the seed. */
async function priceGift(id: number, price: number): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${sandboxUrl}/sandbox/gift`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ id, price }),
  })
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}`)
}

test.describe('a free gift', () => {
  test('C7.20 costs nothing, as shown in the cart and in the summary', async () => {
    const { page } = await enter()
    const goods = await fillFor(page, 15_000)
    const offered = page.locator('.order-gift .choice-price')
    expect(await offered.allInnerTexts()).toEqual(Array.from({ length: 3 }, () => label('Zdarma', 'price')))
    // stored synchronously in the click: a visitor who goes on right away has it in the next step
    const formData = await page.getByRole('checkbox', { name: fan }).evaluate((box: HTMLElement) => {
      box.click()
      return decodeURIComponent(document.cookie)
    })
    expect(formData).toContain('"gifts":[3]')
    await leaveCart(page)
    expect(await line(page, fan).locator('> .amount').innerText()).toBe(label('Zdarma', 'price'))
    expect(await sumOf(page, label('Dárky')).count()).toBe(0)
    expect(await crowns(page, label('Celkem s DPH'))).toBe(goods)
  })
})

test.describe('a paid gift', () => {
  test.beforeAll(async () => {
    await priceGift(2, 0.005)
    await priceGift(3, 1)
  })
  test.afterAll(async () => {
    await priceGift(2, 0)
    await priceGift(3, 0)
  })

  for (const viewport of [phone, desk] as const) {
    test(`C4.41 C4.47 C3.40 C7.25 is in every total, and is ordered for the shown price, at ${viewport.width} px`, async () => {
      const { page, context, complaints } = await enter({ viewport })
      const goods = await fillFor(page, 15_000)
      await choose(page, fan)
      expect(await crowns(page, label('Dárky'))).toBe(1)
      expect(await crowns(page, label('Celkem s DPH'))).toBe(toCents(goods + 1))
      await leaveCart(page)
      expect(await priceOf(page, fan)).toBe(1)
      expect(await fits(page)).toBe(true)
      await chooseMethods(page)
      expect(await priceOf(page, fan)).toBe(1)
      const total = await crowns(page, label('Celkem s DPH'))
      expect(total).toBe(toCents(goods + 1 + (await crowns(page, 'Platba'))))
      expect(await fits(page)).toBe(true)
      await fillDetails(page, newShopper())
      await orderButton(page).click()
      await page.waitForURL(finished)
      const order = await placedOrder(sandboxUrl, context)
      expect(order.prices.totalWithTax).toBe(total)
      expect(order.items.map(({ prices }) => prices.totalWithTax)).toContain(1)
      expect(complaints).toEqual([])
    })
  }

  test('C4.47 C7.25 is paid by card, exact to the smallest coin', async () => {
    const { page } = await enter({ viewport: phone })
    const goods = await fillFor(page, 3000)
    await choose(page, clips)
    await detailsBy(page, payments.card)
    const shown = await sumOf(page, label('Celkem s DPH')).textContent()
    expect(shown?.replace(/\s/g, '')).toBe(written(goods + 0.01))
    const shopper = newShopper()
    await fillDetails(page, shopper)
    await orderButton(page).click()
    await page.waitForURL('**/gateway/**')
    expect((await page.locator('body').innerText()).replace(/\s/g, '')).toContain(written(goods + 0.01))
    expect(await mailsTo(sandboxUrl, shopper.email)).toHaveLength(1)
  })

  test('C4.41 stays in the totals of the cart while amounts change', async () => {
    const { page, complaints } = await enter()
    await fillFor(page, 15_000)
    await choose(page, fan)
    const before = await crowns(page, label('Celkem s DPH'))
    const unit = amountIn(await page.locator('.line-unit').textContent())
    const repriced = page.waitForResponse((answer) => answer.url().includes('order_gifts=3'))
    await page.getByRole('button', { name: inMarket({ cs: /^Přidat/, sk: /^Pridať/ }) }).click()
    await repriced
    await page.locator('.totals:not([aria-busy])').waitFor()
    expect([await crowns(page, label('Dárky')), await crowns(page, label('Celkem s DPH'))]).toEqual([
      1,
      toCents(before + unit),
    ])
    expect(complaints).toEqual([])
  })

  test('C4.40 C4.46 that is lost in another tab is reported, and the order continues without it', async () => {
    const { page, context } = await enter()
    const goods = await fillFor(page, 3000)
    await choose(page, clips)
    await detailsBy(page, payments.cod)
    await fillDetails(page, newShopper())

    const other = await context.newPage()
    await open(other, '/kosik/doprava-a-platba')
    const { id } = (await (await other.request.get('/api/v1/cart')).json()).items[0] as { id: number }
    const headers = { 'sec-fetch-site': 'same-origin' }
    await other.request.post('/kosik', { form: { intent: 'set', itemId: id, amount: 1 }, headers, maxRedirects: 0 })
    await other.close()

    await orderButton(page).click()
    const alert = page.getByRole('main').getByRole('alert')
    await alert
      .filter({
        hasText: inMarket({
          cs: `Dárek ${clips} k tomuto košíku už dát nemůžeme`,
          sk: `Darček ${clips} k tomuto košíku už dať nemôžeme`,
        }),
      })
      .waitFor()
    await alert.filter({ hasText: label('nic vám neúčtujeme') }).waitFor()
    expect(await line(page, clips).count()).toBe(0)
    const total = await crowns(page, label('Celkem s DPH'))
    expect(total).toBeLessThan(goods)
    await orderButton(page).click()
    await page.waitForURL(finished)
    expect((await placedOrder(sandboxUrl, context)).prices.totalWithTax).toBe(total)
  })
})
