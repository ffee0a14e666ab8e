import { randomUUID } from 'node:crypto'
import { unwrap } from '@vanek/sdk'
import { register } from '@vanek/sdk/auth'
import { activate } from '@vanek/sdk/newsletter'
import type { Page } from '@playwright/test'
import { mailsTo, sandboxShop } from './sandbox.ts'
import { label } from './words.ts'

/** A customer with an account of their own. */
export interface Customer {
  readonly email: string
  readonly name: string
  readonly password: string
}

/** A person without an account. */
export const newPerson = (): Customer => ({
  email: `${randomUUID().slice(0, 8)}@example.cz`,
  name: 'Marie Větrná',
  password: 'vitr-v-korunach-7',
})

/** The link in the newest mail to an address. */
export async function mailedLink(sandboxUrl: string, email: string): Promise<URL> {
  const [mail] = await mailsTo(sandboxUrl, email)
  const found = /https?:\/\/\S+/.exec(mail?.body ?? '')?.[0]
  if (!found) throw new Error(`No link was mailed to ${email}`)
  return new URL(found)
}

/** Creates an active account by the API. */
export async function newCustomer(sandboxUrl: string): Promise<Customer> {
  const person = newPerson()
  const { email, password } = person
  const shop = sandboxShop(sandboxUrl)
  const input = { email, password, passwordConfirmation: password, firstName: 'Marie', lastName: 'Větrná', terms: true }
  unwrap(await register(shop, input))
  const link = await mailedLink(sandboxUrl, email)
  unwrap(await activate(shop, { token: link.searchParams.get('token') ?? '' }))
  return person
}

/** Fills in the sign-in form and sends it. */
export async function sendLogin(page: Page, { email, password }: Pick<Customer, 'email' | 'password'>): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('E-mail').fill(email)
  await main.getByLabel('Heslo (povinné)').fill(password)
  await main.getByRole('button', { name: label('Přihlásit se') }).click()
}

/** The account menu in the header of a signed-in customer. */
export const ownMenu = (page: Page) => page.getByRole('banner').locator('details.own')

/** Signs out in the menu of the header. */
export async function signOutByMenu(page: Page): Promise<void> {
  await ownMenu(page).locator('summary').click()
  await ownMenu(page)
    .getByRole('button', { name: label('Odhlásit se') })
    .click()
}

/** Names of the session cookies. */
export const authCookies = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.includes('vanek_auth'))
