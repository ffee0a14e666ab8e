import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { fillDetails, finished, orderButton, reachDetails } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { setFaults, mailsTo, placedOrder } from '../support/sandbox.ts'
import { cartLink } from '../support/texts.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'
import { inMarket } from '../support/market.ts'

const { enter, sandboxUrl } = visitors()
test.afterEach(() => setFaults(sandboxUrl))

const done = (page: Page) => page.getByRole('heading', { level: 1, name: label('objednávka je přijatá') }).waitFor()
const ordersOf = async ({ email }: { email: string }) => (await mailsTo(sandboxUrl, email)).length

async function startOrder(options: { scripts?: boolean } = {}) {
  const visitor = await enter(options)
  return { ...visitor, shopper: await reachDetails(visitor.page, await pickProduct(sandboxUrl), options) }
}

test.describe('an order is placed once', () => {
  test('C7.25 by a double click', async () => {
    const { page, shopper } = await startOrder()
    await orderButton(page).dblclick()
    await done(page)
    expect(await ordersOf(shopper)).toBe(1)
  })

  test('C7.25 by a form that is sent twice without scripts', async () => {
    const { page, shopper } = await startOrder({ scripts: false })
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await orderButton(page).click()
    const form = (await sent).postData() ?? ''
    await page.waitForURL(finished)
    const again = await page.request.post(pathOf('/kosik/dodaci-udaje'), {
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      data: form,
      maxRedirects: 0,
    })
    expect([again.status(), again.headers()['location']]).toEqual([303, pathOf('/kosik/dokonceni')])
    expect(await ordersOf(shopper)).toBe(1)
  })

  test('C7.25 by two tabs at the same time', async () => {
    const { page, context, shopper } = await startOrder()
    const second = await context.newPage()
    await open(second, pathOf('/kosik/dodaci-udaje'))
    await fillDetails(second, shopper)
    await Promise.all([orderButton(page).click(), orderButton(second).click()])
    await Promise.all([done(page), done(second)])
    expect(await ordersOf(shopper)).toBe(1)
  })

  test('and after Back neither the form nor the old cart is shown', async () => {
    const { page, shopper } = await startOrder()
    await orderButton(page).click()
    await done(page)
    await page.goBack()
    await page.getByRole('heading', { name: label('Košík zatím zeje prázdnotou') }).waitFor()
    expect(await orderButton(page).count()).toBe(0)
    expect(await cartLink(page).textContent()).not.toMatch(/[1-9]/)
    await page.goForward()
    expect(await ordersOf(shopper)).toBe(1)
  })
})

test.describe('an order with a lost response', () => {
  test('C7.25 ends as a placed order, not as an error', async () => {
    const { page, context, shopper } = await startOrder()
    let lost = 0
    await page.route('**/api/v1/cart/place', async (route) => {
      await route.fetch()
      lost += 1
      if (lost > 3) return route.continue()
      return route.abort('connectionreset')
    })
    await orderButton(page).click()
    await done(page)
    expect(lost).toBeGreaterThan(0)
    expect(await ordersOf(shopper)).toBe(1)
    expect(await page.getByRole('main').innerText()).toContain((await placedOrder(sandboxUrl, context)).code)
  })

  test('C7.25 is found after a reload during the request', async () => {
    const { page, shopper } = await startOrder()
    await page.route('**/api/v1/cart/place', async (route) => {
      await route.fetch()
      return route.abort('connectionreset')
    })
    await orderButton(page).click()
    await page.getByRole('heading', { name: label('Ověřujeme, zda objednávka prošla') }).waitFor()
    // the page retries automatically, so a request may be in flight
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.reload()
    await done(page)
    expect(await ordersOf(shopper)).toBe(1)
  })

  test.describe('with an account', () => {
    const secret = 'vetrak-pod-stropem'
    const storedOrder = (page: Page) =>
      page.evaluate(() =>
        [JSON.stringify(sessionStorage), JSON.stringify(localStorage), document.documentElement.outerHTML].join(),
      )

    async function loseResponse(reachesShop: boolean) {
      const visitor = await startOrder()
      const { page } = visitor
      await page.getByLabel(label('Založit si účet')).check()
      for (const field of ['#password', '#passwordConfirmation']) await page.locator(field).fill(secret)
      let isDown = true
      await page.route('**/api/v1/cart/place', async (route) => {
        if (!isDown) return route.continue()
        if (reachesShop) await route.fetch()
        // the page was left meanwhile
        return route.abort('connectionreset').catch(() => undefined)
      })
      await orderButton(page).click()
      await page.getByRole('heading', { name: label('Ověřujeme, zda objednávka prošla') }).waitFor()
      expect(await storedOrder(page)).not.toContain(secret)
      // the page retries automatically: the connection works for the next page only
      page.once('framenavigated', () => {
        isDown = false
      })
      await page.reload()
      return visitor
    }

    test('C7.25 C4.57 is found after a reload, although the password is not stored', async () => {
      const { page, shopper } = await loseResponse(true)
      await done(page)
      const mails = await mailsTo(sandboxUrl, shopper.email)
      expect(mails.map(({ kind }) => kind).sort()).toEqual(['activation', 'order'])
    })

    test('C7.25 C4.57 asks for the password again if the shop never received it', async () => {
      const { page, shopper } = await loseResponse(false)
      await page
        .locator('#password-error')
        .getByText(inMarket({ cs: 'Zadejte prosím heslo k účtu', sk: 'Zadajte, prosím, heslo k účtu' }))
        .waitFor()
      await hydrated(page)
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('password')
      expect(await page.locator('#city').inputValue()).toBe(shopper.city)
      for (const field of ['#password', '#passwordConfirmation']) await page.locator(field).fill(secret)
      await page.getByRole('checkbox', { name: label('Souhlasím s') }).check()
      await orderButton(page).click()
      await done(page)
      expect((await mailsTo(sandboxUrl, shopper.email)).map(({ kind }) => kind).sort()).toEqual(['activation', 'order'])
    })
  })

  test('C7.25 is found after a reload between the response and the next page', async () => {
    const { page, context, shopper } = await startOrder()
    await orderButton(page).click()
    await done(page)
    await context.addCookies([{ name: 'vanek_verifying', value: '1', url: new URL(page.url()).origin }])
    await page.goto(pathOf('/kosik/dodaci-udaje'))
    await done(page)
    expect((await context.cookies()).some(({ name }) => name === 'vanek_verifying')).toBe(false)
    expect(await ordersOf(shopper)).toBe(1)
  })

  test('C7.25 is requested again by a button without scripts', async () => {
    const { page, shopper } = await startOrder({ scripts: false })
    await setFaults(sandboxUrl, { path: '/cart/place', method: 'POST', drop: 'after' })
    await orderButton(page).click()
    await page.getByRole('heading', { name: label('Ověřujeme, zda objednávka prošla') }).waitFor()
    await setFaults(sandboxUrl)
    await page.getByRole('button', { name: label('Zeptat se znovu') }).click()
    await done(page)
    expect(await ordersOf(shopper)).toBe(1)
  })
})
