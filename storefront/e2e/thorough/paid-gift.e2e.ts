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
import { goodsBetween, putIn } from '../support/goods.ts'
import { open } from '../support/hydrated.ts'
import { mailsTo, placedOrder } from '../support/sandbox.ts'
import { amountIn } from '../support/texts.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors()

const clips = 'Nerezové spony na hadici'
const fan = 'Stolní ventilátor jako dárek'
const desk = { width: 1440, height: 900 }

/** Fills the cart with goods above a price, and opens it. */
async function fillFor(page: Page, least: number): Promise<number> {
  const [goods] = await goodsBetween(sandboxUrl, 800, 1400, 1)
  if (!goods) throw new Error('There are no goods')
  const amount = Math.ceil(least / goods.price)
  await putIn(page, goods, amount)
  await open(page, '/kosik')
  return amount * goods.price
}

async function choose(page: Page, gift: string): Promise<void> {
  await page.getByRole('checkbox', { name: gift }).check()
  await sumOf(page, 'Dárky').waitFor()
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
  await open(page, '/kosik/dodaci-udaje')
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

test.describe('a gift of the shop', () => {
  test('C7.20 costs nothing, and says so in the cart and in the summary', async () => {
    const { page } = await enter()
    const goods = await fillFor(page, 15_000)
    const offered = page.locator('.order-gift .choice-price')
    expect(await offered.allInnerTexts()).toEqual(['Zdarma', 'Zdarma', 'Zdarma'])
    // stored synchronously in the click: a visitor who goes on right away has it in the next step
    const kept = await page.getByRole('checkbox', { name: fan }).evaluate((box: HTMLElement) => {
      box.click()
      return decodeURIComponent(document.cookie)
    })
    expect(kept).toContain('"gifts":[3]')
    await leaveCart(page)
    expect(await line(page, fan).locator('> .amount').innerText()).toBe('Zdarma')
    expect(await sumOf(page, 'Dárky').count()).toBe(0)
    expect(await crowns(page, 'Celkem s DPH')).toBe(goods)
  })
})

test.describe('a gift that costs something', () => {
  test.beforeAll(async () => {
    await priceGift(2, 0.005)
    await priceGift(3, 1)
  })
  test.afterAll(async () => {
    await priceGift(2, 0)
    await priceGift(3, 0)
  })

  for (const viewport of [phone, desk] as const) {
    test(`C4.41 C4.47 C3.40 C7.25 is in every sum, and is ordered for what was shown, at ${viewport.width} px`, async () => {
      const { page, context, complaints } = await enter({ viewport })
      const goods = await fillFor(page, 15_000)
      await choose(page, fan)
      expect(await crowns(page, 'Dárky')).toBe(1)
      expect(await crowns(page, 'Celkem s DPH')).toBe(goods + 1)
      await leaveCart(page)
      expect(await priceOf(page, fan)).toBe(1)
      expect(await fits(page)).toBe(true)
      await chooseMethods(page)
      expect(await priceOf(page, fan)).toBe(1)
      const total = await crowns(page, 'Celkem s DPH')
      expect(total).toBe(goods + 1 + (await crowns(page, 'Platba')))
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

  test('C4.47 C7.25 is ordered by card to the haléř', async () => {
    const { page } = await enter({ viewport: phone })
    const goods = await fillFor(page, 3000)
    await choose(page, clips)
    await detailsBy(page, payments.card)
    const shown = await sumOf(page, 'Celkem s DPH').textContent()
    expect(shown?.replace(/\s/g, '')).toBe(`${goods},01Kč`)
    const shopper = newShopper()
    await fillDetails(page, shopper)
    await orderButton(page).click()
    await page.waitForURL('**/gateway/**')
    expect((await page.locator('body').innerText()).replace(/\s/g, '')).toContain(`${goods},01Kč`)
    expect(await mailsTo(sandboxUrl, shopper.email)).toHaveLength(1)
  })

  test('C4.41 stays in the sums of the cart while amounts change', async () => {
    const { page, complaints } = await enter()
    await fillFor(page, 15_000)
    await choose(page, fan)
    const before = await crowns(page, 'Celkem s DPH')
    const unit = amountIn(await page.locator('.line-unit').textContent())
    const repriced = page.waitForResponse((answer) => answer.url().includes('order_gifts=3'))
    await page.getByRole('button', { name: /^Přidat/ }).click()
    await repriced
    await page.locator('.totals:not([aria-busy])').waitFor()
    expect([await crowns(page, 'Dárky'), await crowns(page, 'Celkem s DPH')]).toEqual([1, before + unit])
    expect(complaints).toEqual([])
  })

  test('C4.40 C4.46 that was lost in another tab is told, and the order goes on without it', async () => {
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
    const said = page.getByRole('main').getByRole('alert')
    await said.filter({ hasText: `Dárek ${clips} k tomuto košíku už dát nemůžeme` }).waitFor()
    await said.filter({ hasText: 'nic vám neúčtujeme' }).waitFor()
    expect(await line(page, clips).count()).toBe(0)
    const total = await crowns(page, 'Celkem s DPH')
    expect(total).toBeLessThan(goods)
    await orderButton(page).click()
    await page.waitForURL(finished)
    expect((await placedOrder(sandboxUrl, context)).prices.totalWithTax).toBe(total)
  })
})
