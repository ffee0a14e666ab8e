import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newCustomer, ownMenu, sendLogin, signOutByMenu } from './support/account.ts'
import { addFrom } from './support/buying.ts'
import { pickProduct } from './support/catalogue.ts'
import { awake, open } from './support/hydrated.ts'
import { cartLink } from './support/texts.ts'
import { visitors } from './support/visitors.ts'

const { enter, sandboxUrl } = visitors()

const wayIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Přihlásit' })
const pieces = (page: Page, text: string) => cartLink(page).filter({ hasText: text })
const expired = 'Vaše přihlášení vypršelo'

// less than a second on a machine that does nothing else
const hearingMs = 15_000

describe('two tabs', () => {
  it('agree within a second on who is signed in and what is in the cart; no line is lost', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const customer = await newCustomer(sandboxUrl)
    const { page, context } = await enter()
    const other = await context.newPage()
    await addFrom(page, product.slug)
    await open(other, '/kontakt')
    await awake(other, 'footer')
    await pieces(other, '1 kus').waitFor()

    await open(page, '/prihlasit')
    const signedIn = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/user'))
    await sendLogin(page, customer)
    await signedIn
    await ownMenu(other).waitFor({ timeout: hearingMs })
    await pieces(other, '1 kus').waitFor()
    await page.waitForURL(({ pathname }) => pathname === '/')
    await ownMenu(page).waitFor()

    const left = other.waitForResponse((answer) => answer.url().endsWith('/api/oauth/logout'))
    await signOutByMenu(other)
    await left
    await wayIn(page).waitFor({ timeout: hearingMs })
    await expect.poll(() => cartLink(page).innerText()).not.toMatch(/[1-9]/)
    await other.waitForURL(({ pathname }) => pathname === '/')

    await open(page, '/prihlasit')
    await sendLogin(page, customer)
    await page.waitForURL(({ pathname }) => pathname === '/')
    await pieces(page, '1 kus').waitFor()
  })

  it('C4.17 tell once that the sign-in has ended elsewhere, and become guests', async () => {
    const customer = await newCustomer(sandboxUrl)
    const { page, context } = await enter()
    await open(page, '/prihlasit')
    await sendLogin(page, customer)
    await page.waitForURL(({ pathname }) => pathname === '/')
    const other = await context.newPage()
    await open(other, '/kontakt')
    for (const tab of [page, other]) await ownMenu(tab).waitFor()

    // the token dies without these tabs knowing
    const token = (await context.cookies()).find(({ name }) => name.endsWith('vanek_auth_token'))?.value ?? ''
    const ended = await fetch(`${sandboxUrl}/store/api/oauth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'x-locale': 'cs', 'x-default-locale': 'cs' },
    })
    expect(ended.status).toBe(204)

    await page.goto('/kosik')
    for (const tab of [page, other]) await wayIn(tab).waitFor()
    const told = async () => {
      const counts = await Promise.all([page, other].map((tab) => tab.getByText(expired).count()))
      return counts.reduce((sum, count) => sum + count, 0)
    }
    await expect.poll(told).toBe(1)
    await page.waitForTimeout(500)
    expect(await told()).toBe(1)
  })

  it('lead from the account to signing in and back when the sign-in has ended in the other one', async () => {
    const customer = await newCustomer(sandboxUrl)
    const { page, context } = await enter()
    await open(page, '/prihlasit?redirect=/uzivatel/objednavky')
    await sendLogin(page, customer)
    await page.waitForURL(({ pathname }) => pathname === '/uzivatel/objednavky')
    await ownMenu(page).waitFor()
    const other = await context.newPage()
    await open(other, '/kontakt')
    await ownMenu(other).waitFor()
    await signOutByMenu(other)
    await page.waitForURL(({ pathname }) => pathname === '/prihlasit')
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/uzivatel/objednavky')
    await sendLogin(page, customer)
    await page.waitForURL(({ pathname }) => pathname === '/uzivatel/objednavky')
  })
})
