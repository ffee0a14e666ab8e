import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { newCustomer, sendLogin, signOutByMenu } from '../support/account.ts'
import { phone } from '../support/browser.ts'
import { fillDetails, finished, newShopper, orderButton, reachDetails, startCheckout } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { mailsTo } from '../support/sandbox.ts'
import { signIn } from '../support/sign-in.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()

const headers = { 'sec-fetch-site': 'same-origin' }
const notPlacedText = label('Objednávku jsme nepřijali a nic vám neúčtujeme')
const signInAddress = `**/prihlasit?redirect=${encodeURIComponent(pathOf('/kosik/dodaci-udaje'))}`

const dropCookies = (context: BrowserContext, name: RegExp) => context.clearCookies({ name })

/** Revokes the token in the back end without changing the browser. */
async function revoke({ context }: { readonly context: BrowserContext }): Promise<void> {
  const token = (await context.cookies()).find(({ name }) => name.endsWith('vanek_auth_token'))?.value
  const answer = await fetch(`${sandboxUrl}/store/api/oauth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.ok).toBe(true)
}

async function signOutElsewhere({ context }: { readonly context: BrowserContext }): Promise<void> {
  const other = await context.newPage()
  await open(other, pathOf('/uzivatel/prehled'))
  await signOutByMenu(other)
  await other.waitForURL((url) => url.pathname === '/')
  await other.close()
}

async function customerAtDetails(scripts = true) {
  const visitor = await enter({ scripts, viewport: phone })
  const { page } = visitor
  const customer = await newCustomer(sandboxUrl)
  await signIn(page, customer)
  await startCheckout(page, await pickProduct(sandboxUrl))
  await (scripts ? open(page, pathOf('/kosik/dodaci-udaje')) : page.goto(pathOf('/kosik/dodaci-udaje')))
  const shopper = { ...newShopper(), email: customer.email }
  await fillDetails(page, shopper)
  return { ...visitor, customer, shopper }
}

const orders = async ({ email }: { readonly email: string }) =>
  (await mailsTo(sandboxUrl, email)).filter(({ kind }) => kind === 'order').length

const waitForNotice = (page: Page) => page.getByText(notPlacedText).first().waitFor()

test.describe('a cart that is missing when it is ordered', () => {
  for (const [name, mayBeOrdered, end] of [
    ['its cookie ran out', true, async (page: Page) => dropCookies(page.context(), /vanek_cart/)],
    [
      'it was emptied in another tab',
      false,
      async (page: Page) => void (await page.request.post('/kosik', { form: { intent: 'clear' }, headers })),
    ],
  ] as const) {
    test(`C4.59 C7.24 is reported on the cart page, once: ${name}`, async () => {
      const { page } = await enter({ viewport: phone })
      const shopper = await reachDetails(page, await pickProduct(sandboxUrl))
      await end(page)
      const requests: string[] = []
      page.on('request', (request) => requests.push(new URL(request.url()).pathname))
      await orderButton(page).click()
      await page.waitForURL('**/kosik')
      expect(requests.includes('/api/v1/cart/place')).toBe(mayBeOrdered)
      await page.getByRole('main').getByRole('alert').filter({ hasText: notPlacedText }).waitFor()
      await page.getByRole('heading', { name: label('Košík zatím zeje prázdnotou') }).waitFor()
      expect(await orders(shopper)).toBe(0)
      await page.reload()
      await hydrated(page)
      expect(await page.getByText(notPlacedText).count()).toBe(0)
    })
  }

  test('C4.59 C7.24 is reported without scripts', async () => {
    const { page, context } = await enter({ scripts: false })
    await reachDetails(page, await pickProduct(sandboxUrl), { scripts: false })
    await dropCookies(context, /vanek_cart/)
    await orderButton(page).click()
    await page.waitForURL('**/kosik')
    expect(await page.getByRole('alert').filter({ hasText: notPlacedText }).count()).toBe(1)
  })
})

test.describe('a session that has ended when its customer orders', () => {
  for (const [name, end] of [
    ['its cookies ran out', ({ context }: { context: BrowserContext }) => dropCookies(context, /vanek_auth/)],
    ['the back end knows it no more', revoke],
  ] as const) {
    test(`C4.59 C7.24 is reported on the sign-in page, and the order is placed afterwards: ${name}`, async () => {
      const { page, context, customer, shopper } = await customerAtDetails()
      await end({ context })
      await orderButton(page).click()
      await page.waitForURL(signInAddress)
      await waitForNotice(page)
      expect(await orders(customer)).toBe(0)
      await hydrated(page)
      await sendLogin(page, customer)
      await page.waitForURL(pathOf('**/kosik/dodaci-udaje'))
      await hydrated(page)
      await fillDetails(page, shopper)
      await orderButton(page).click()
      await page.waitForURL(finished)
      expect(await orders(customer)).toBe(1)
    })
  }

  test('C4.14 C4.59 leaves no personal data on the page after signing out in another tab, and shows where the cart is', async () => {
    const { page, context, customer, shopper } = await customerAtDetails()
    await signOutElsewhere({ context })
    await page.waitForURL('**/kosik')
    await page.getByText(label('Zboží v košíku na vás čeká')).waitFor()
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(shopper.street)
    expect(await orders(customer)).toBe(0)
  })

  test('C4.59 C7.24 does not order the guest cart created since', async () => {
    const { page, context, customer } = await customerAtDetails()
    await dropCookies(context, /vanek_auth/)
    await startCheckout(page, await pickProduct(sandboxUrl))
    await orderButton(page).click()
    await page.waitForURL(signInAddress)
    await waitForNotice(page)
    expect(await orders(customer)).toBe(0)
  })

  test('C4.59 C7.24 is reported without scripts', async () => {
    const { page, context } = await customerAtDetails(false)
    await dropCookies(context, /vanek_auth/)
    await orderButton(page).click()
    await page.waitForURL(signInAddress)
    expect(await page.locator('main').textContent()).toContain(notPlacedText)
  })
})
