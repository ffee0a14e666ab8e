import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Pick } from './catalogue.ts'
import { open } from './hydrated.ts'
import { inMarket } from './market.ts'
import { pathOf } from './paths.ts'
import { label } from './words.ts'

export interface Shopper {
  readonly email: string
  readonly name: string
  readonly phone: string
  readonly street: string
  readonly city: string
  readonly postcode: string
}

/** A shopper with a unique e-mail, which identifies their orders. */
export const newShopper = (): Shopper => ({
  email: `${randomUUID().slice(0, 8)}@example.cz`,
  name: 'Marie Větrná',
  street: 'Lipová 12',
  ...inMarket({
    cs: { phone: '777 123 456', city: 'Brno', postcode: '602 00' },
    sk: { phone: '0901 234 567', city: 'Nitra', postcode: '949 01' },
  }),
})

/** Adds the product of a page to the cart and waits for the response. */
export async function addFrom(page: Page, slug: string): Promise<void> {
  await open(page, `/produkt/${slug}`)
  const added = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/cart/items') && answer.ok())
  await buyButton(page).click()
  await added
  // another click while it is busy would be ignored
  await page.waitForFunction(() => document.querySelector('#koupit:not([aria-busy])'))
}

/** The buy button of a product page. */
export const buyButton = (page: Page) =>
  page
    .locator('main')
    .getByRole('button', { name: label('Do košíku') })
    .first()

/** Goes from the cart to the step of shipping and payment. */
export async function leaveCart(page: Page): Promise<void> {
  await page.getByRole('link', { name: label('Pokračovat k dopravě a platbě') }).click()
  await page.waitForURL('**/kosik/doprava-a-platba')
}

/** Chooses a courier with cash on delivery, and goes on to the details. */
export async function chooseMethods(page: Page): Promise<void> {
  await page.getByRole('radio', { name: label('Kurýrem na adresu') }).check()
  await page.getByRole('radio', { name: label('Dobírkou') }).check()
  await page.getByRole('button', { name: label('Pokračovat k dodacím údajům') }).click()
  await page.waitForURL(pathOf('**/kosik/dodaci-udaje'))
}

/** Fills in all required details. */
export async function fillDetails(page: Page, shopper: Shopper): Promise<void> {
  const main = page.locator('main')
  await main.getByLabel('E-mail').fill(shopper.email)
  await main.getByLabel(label('Jméno a příjmení (povinné)')).first().fill(shopper.name)
  await main.getByLabel(label('Telefon (povinné)')).fill(shopper.phone)
  await main.getByLabel(label('Ulice a číslo popisné')).first().fill(shopper.street)
  await main.getByLabel(label('Město')).first().fill(shopper.city)
  await main.getByLabel('PSČ').first().fill(shopper.postcode)
  await main.getByRole('checkbox', { name: label('Souhlasím s') }).check()
}

/** The button that places the order. */
export const orderButton = (page: Page) => page.getByRole('button', { name: label('Objednat s povinností platby') })

/** Posts a form as a browser without scripts would: a fast way to set up a test. */
const post = async (page: Page, path: string, form: Record<string, string | number>): Promise<void> => {
  const answer = await page.request.post(path, { form, headers: { 'sec-fetch-site': 'same-origin' }, maxRedirects: 0 })
  if (answer.status() !== 303) throw new Error(`${path} answered ${answer.status()}`)
}

/** Adds a piece of a product to a visitor's cart. */
export const fillCart = (page: Page, { variant }: Pick): Promise<void> =>
  post(page, '/kosik', { intent: 'add', variantId: variant.id, amount: 1 })

/** Ids of the seed's payment methods. */
export const payments = { card: 1, transfer: 2, cod: 3, cash: 4 } as const

/** Gives a visitor a cart and a choice of shipping and payment: a courier, with cash on delivery by default. */
export async function startCheckout(page: Page, pick: Pick, payment: number = payments.cod): Promise<void> {
  await fillCart(page, pick)
  await post(page, '/kosik/doprava-a-platba', { shipper: 1, payment })
}

/** Chooses pickup at a branch of the shop and payment there. */
export const collectAtBranch = (page: Page): Promise<void> =>
  post(page, '/kosik/doprava-a-platba', { shipper: 3, payment: payments.cash, branch_3: 1 })

/** Takes a visitor to the filled-in details. */
export async function reachDetails(
  page: Page,
  pick: Pick,
  { scripts = true, payment }: { readonly scripts?: boolean; readonly payment?: number } = {},
): Promise<Shopper> {
  const shopper = newShopper()
  await startCheckout(page, pick, payment)
  await (scripts ? open(page, pathOf('/kosik/dodaci-udaje')) : page.goto(pathOf('/kosik/dodaci-udaje')))
  await fillDetails(page, shopper)
  return shopper
}

/** URL of a placed order. */
export const finished = pathOf('**/kosik/dokonceni')
