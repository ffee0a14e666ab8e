import { unwrap } from '@vanek/sdk'
import { getShoppingListByCode } from '@vanek/sdk/account'
import type { Page } from '@playwright/test'
import { type Customer, newCustomer, sendLogin } from '../support/account.ts'
import { phone } from '../support/browser.ts'
import { customerShop } from '../support/customer-shop.ts'
import { hydratePart, hydrated, open } from '../support/hydrated.ts'
import { pathOf } from '../support/paths.ts'
import { mailsTo } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { visitors } from '../support/visitors.ts'
import { begins, label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()

const listing = pathOf('/koupelnove-ventilatory')
const main = (page: Page) => page.getByRole('main')
const boxes = (page: Page) => main(page).getByRole('article')
const heartAt = (page: Page, at: number) =>
  boxes(page)
    .nth(at)
    .getByRole('button', { name: begins('Oblíbené', 'frame') })
const added = (page: Page) => page.locator('.notice').filter({ hasText: label('Produkt byl přidán do oblíbených') })

const variantAt = async (page: Page, at: number) =>
  Number(await boxes(page).nth(at).locator('form:has(.heart) [name=variantId]').inputValue())

const marked = async (customer: Customer) => {
  const shop = await customerShop(sandboxUrl, customer)
  return unwrap(await getShoppingListByCode(shop, { code: 'wishlist' })).items.map(({ variantId }) => variantId)
}

/** Presses the heart of a guest and follows the link of its notice. */
async function pressHeart(page: Page): Promise<number> {
  await open(page, listing)
  const id = await variantAt(page, 0)
  await hydratePart(page, '.heart')
  // `aria-disabled` for guests, but a click shows the reason
  await heartAt(page, 0).click({ force: true })
  const notice = page.locator('.notice.is-danger').filter({ hasText: label('Musíte se nejdříve přihlásit') })
  await notice.getByRole('link', { name: label('Přihlásit se') }).click()
  await page.waitForURL(/redirect=/)
  return id
}

/** The product is saved with one notice, which is not shown again. */
async function expectSaved(page: Page, customer: Customer, ids: readonly number[]): Promise<void> {
  await page.waitForURL(`**${listing}`)
  await added(page).waitFor()
  expect(await added(page).count()).toBe(1)
  expect(await marked(customer)).toEqual(ids)
  await main(page).locator('.heart[aria-pressed="true"]').first().waitFor()
  await page.reload()
  await main(page).locator('.heart[aria-pressed="true"]').first().waitFor()
  expect(await added(page).count()).toBe(0)
  expect(await marked(customer)).toEqual(ids)
}

test.describe('a heart that a guest has pressed', () => {
  test('B4.10 B8.09 C6.11 is saved after signing in, once and with its notice', async () => {
    const { page } = await enter()
    const customer = await newCustomer(sandboxUrl)
    const id = await pressHeart(page)
    await hydrated(page)
    await sendLogin(page, customer)
    await expectSaved(page, customer, [id])
  })

  test('B4.10 C6.11 is saved after signing in with a code', async () => {
    const { page } = await enter({ viewport: phone })
    const customer = await newCustomer(sandboxUrl)
    const id = await pressHeart(page)
    await hydrated(page)
    await main(page)
      .getByRole('link', { name: label('Přihlásit se kódem z e-mailu') })
      .click()
    await main(page).getByLabel('E-mail (povinné)').fill(customer.email)
    await main(page)
      .getByRole('button', { name: label('Poslat kód') })
      .click()
    await page.getByRole('heading', { level: 1, name: label('Podívejte se do e-mailu') }).waitFor()
    const mail = (await mailsTo(sandboxUrl, customer.email)).find(({ kind }) => kind === 'login_code')
    const code = /\b\d{6}\b/.exec(mail?.body ?? '')?.[0] ?? ''
    await main(page).getByLabel('Kód z e-mailu').fill(code)
    await main(page)
      .getByRole('button', { name: label('Přihlásit se') })
      .click()
    await expectSaved(page, customer, [id])
  })

  test('B4.10 C6.11 is saved after a sign-in that does not return to it, as after registering', async () => {
    const { page } = await enter()
    const id = await pressHeart(page)
    const customer = await newCustomer(sandboxUrl)
    await page.goto(pathOf('/prihlasit'))
    await hydrated(page)
    await sendLogin(page, customer)
    await added(page).waitFor()
    expect(await marked(customer)).toEqual([id])
  })

  test('B4.10 C6.11 is saved when scripts came too late for it', async () => {
    const { page } = await enter({ viewport: phone, touch: true })
    const customer = await newCustomer(sandboxUrl)
    await open(page, listing)
    const id = await variantAt(page, 0)
    // the scripts of a heart load at the first interaction, which is this tap
    await page.route('**/*.js', async (route) => (page.url().endsWith(listing) ? undefined : route.continue()))
    await heartAt(page, 0).tap()
    await page.waitForURL(`**/prihlasit?redirect=${encodeURIComponent(listing)}`)
    await page.unroute('**/*.js')
    await hydrated(page)
    await sendLogin(page, customer)
    await expectSaved(page, customer, [id])
  })

  test('B4.10 C6.11 is saved without scripts, with another one', async () => {
    const { page } = await enter({ scripts: false })
    const customer = await newCustomer(sandboxUrl)
    const ids: number[] = []
    for (const at of [1, 0]) {
      await page.goto(listing)
      ids.push(await variantAt(page, at))
      await heartAt(page, at).click()
      await page.waitForURL(/redirect=/)
    }
    await sendLogin(page, customer)
    await page.waitForURL(`**${listing}`)
    expect(await marked(customer)).toEqual(ids)
  })
})
