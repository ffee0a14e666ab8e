import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { type Customer, newCustomer, sendLogin, signOutByMenu } from '../support/account.ts'
import { orderButton, startCheckout } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { hydratePart, hydrated, open } from '../support/hydrated.ts'
import { mailsTo } from '../support/sandbox.ts'
import { signIn } from '../support/sign-in.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'
import { inMarket } from '../support/market.ts'

const { enter, sandboxUrl, shopUrl } = visitors()
const path = pathOf('/kosik/dodaci-udaje')
const typed = inMarket({
  cs: { phone: '777 123 456', street: 'Lipová 12', city: 'Brno', postcode: '602 00' },
  sk: { phone: '0905 123 456', street: 'Lipová 12', city: 'Nitra', postcode: '949 01' },
})
const nothing = { phone: '', street: '', city: '', postcode: '' }

async function type(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await page.locator(`#${name}`).fill(text)
}

const valueOf = (page: Page, name: string) => page.locator(`#${name}`).inputValue()
const values = async (page: Page) =>
  Object.fromEntries(await Promise.all(Object.keys(typed).map(async (name) => [name, await valueOf(page, name)])))

const sessionDrafts = (page: Page) =>
  page.evaluate(() => [sessionStorage.getItem('vanek_details'), sessionStorage.getItem('vanek_intent')])

/** Takes a visitor with a cart to the details. */
async function toDetails(page: Page): Promise<void> {
  await startCheckout(page, await pickProduct(sandboxUrl))
  await open(page, path)
}

/** Signs out by the menu. */
async function signOut(page: Page): Promise<void> {
  await open(page, '/kontakt')
  await hydratePart(page, 'footer')
  await signOutByMenu(page)
  await page.waitForURL(({ pathname }) => pathname === '/')
}

/** The next customer signs in by the form, in the same tab. */
async function signInByLogin(page: Page, customer: Customer): Promise<void> {
  await open(page, '/prihlasit')
  await sendLogin(page, customer)
  await page.waitForURL(({ pathname }) => pathname === '/')
}

test.describe('two customers, one after the other in the same tab', () => {
  test('C4.84 C4.72 each see their own data and input, and nothing of the other', async () => {
    const [before, next] = [await newCustomer(sandboxUrl), await newCustomer(sandboxUrl)]
    const { page, complaints } = await enter()
    await signIn(page, before)
    await toDetails(page)
    await type(page)
    await page.reload()
    await hydrated(page)
    await expect.poll(() => values(page)).toEqual(typed)
    expect(await valueOf(page, 'email')).toBe(before.email)

    await signOut(page)
    await signInByLogin(page, next)
    await toDetails(page)
    await expect.poll(() => valueOf(page, 'email')).toBe(next.email)
    expect(await values(page)).toEqual(nothing)
    expect(await sessionDrafts(page)).toEqual([null, null])

    // and the guest after them sees nothing of their input
    await type(page)
    await signOut(page)
    await toDetails(page)
    expect(await values(page)).toEqual(nothing)
    expect(await valueOf(page, 'email')).toBe('')
    expect(await sessionDrafts(page)).toEqual([null, null])
    expect(complaints).toEqual([])
  })

  test('C4.84 C4.72 a guest who signs in keeps their input, and the rest is filled in', async () => {
    const [customer, next] = [await newCustomer(sandboxUrl), await newCustomer(sandboxUrl)]
    const { page, complaints } = await enter()
    await toDetails(page)
    await type(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: label('Přihlaste se') })
      .click()
    await page.waitForURL(({ pathname }) => pathname === '/prihlasit')
    await sendLogin(page, customer)
    await page.waitForURL(({ pathname }) => pathname === path)
    await hydrated(page)
    await expect.poll(() => values(page)).toEqual(typed)
    expect([await valueOf(page, 'email'), await valueOf(page, 'fullName')]).toEqual([customer.email, customer.name])

    // it belongs to them now, although they have typed nothing since
    await signOut(page)
    await signInByLogin(page, next)
    await toDetails(page)
    await expect.poll(() => valueOf(page, 'email')).toBe(next.email)
    expect(await values(page)).toEqual(nothing)
    expect(complaints).toEqual([])
  })

  test('C7.25 an order with a lost response is not sent again by the next customer', async () => {
    const [before, next] = [await newCustomer(sandboxUrl), await newCustomer(sandboxUrl)]
    const { page, context } = await enter()
    await signIn(page, before)
    await toDetails(page)
    await type(page)
    await page.getByRole('checkbox', { name: label('Souhlasím s') }).check()
    let isLost = true
    await page.route('**/api/v1/cart/place', (route) => (isLost ? route.abort('connectionreset') : route.fallback()))
    await orderButton(page).click()
    await page.getByRole('heading', { name: label('Ověřujeme, zda objednávka prošla') }).waitFor()

    // they leave at once: the page has no time to clean up or to retry
    await page.goto('about:blank')
    isLost = false
    await context.clearCookies({ name: /vanek_auth/ })
    await signIn(page, next)
    const requests: string[] = []
    page.on('request', (request) => void (request.url().endsWith('/cart/place') && requests.push(request.url())))
    await context.addCookies([{ name: 'vanek_verifying', value: '1', url: shopUrl }])
    await toDetails(page)
    await expect.poll(() => valueOf(page, 'email')).toBe(next.email)
    expect(await values(page)).toEqual(nothing)
    expect([requests, await sessionDrafts(page)]).toEqual([[], [null, null]])
    for (const { email } of [before, next])
      expect((await mailsTo(sandboxUrl, email)).filter(({ kind }) => kind === 'order')).toEqual([])
  })
})
