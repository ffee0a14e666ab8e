import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { browserSeconds } from '../support/browser-clock.ts'
import { addFrom, finished, orderButton, reachDetails } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { everyPath } from '../support/every-path.ts'
import { open } from '../support/hydrated.ts'
import { faultsOfJar, faultsOfLine, knownCookies, recordCookies } from '../support/known-cookies.ts'
import { plainVisitor } from '../support/plain-visitor.ts'
import { jana } from '../support/sign-in.ts'
import { visitors } from '../support/visitors.ts'

const { enter, shopUrl, sandboxUrl } = visitors()
const known = knownCookies()
const day = 86_400
// cookies of a signed-in customer
const own = ['vanek_auth_token', 'vanek_auth', 'vanek_variant', 'vanek_groups']

/** Remaining seconds of a visitor's cookie. */
async function livesFor(page: Page, name: string): Promise<number | undefined> {
  const found = (await page.context().cookies(shopUrl)).find((cookie) => cookie.name === name)
  return found && found.expires - browserSeconds()
}

const names = async (page: Page) => (await page.context().cookies(shopUrl)).map(({ name }) => name)

const signInByForm = async (page: Page) => {
  await open(page, '/prihlasit')
  const main = page.getByRole('main')
  await main.getByLabel('E-mail').fill(jana.email)
  await main.getByLabel('Heslo').first().fill(jana.password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/prihlasit')
}

test.describe('cookies', () => {
  test('C9.04 of a guest who buys match the documentation', async () => {
    const { page } = await enter({ undecided: true })
    const { faults, seen } = recordCookies(page, known)
    const pick = await pickProduct(sandboxUrl)
    await addFrom(page, pick.product.slug)
    expect(Math.abs(((await livesFor(page, 'vanek_cart_token')) ?? 0) - day)).toBeLessThan(60)
    for (const path of everyPath) {
      await page.goto(path)
      faults.push(...(await faultsOfJar(page, known, seen)))
    }
    for (const form of [{ currency: 'EUR' }, { currency: 'CZK', prices: 'without' }]) {
      const headers = { 'sec-fetch-site': 'same-origin' }
      await page.request.post('/zobrazeni-cen', { form, headers })
    }
    await page.goto('/')
    faults.push(...(await faultsOfJar(page, known, seen)))
    await reachDetails(page, pick)
    await orderButton(page).click()
    await page.waitForURL(finished)
    faults.push(...(await faultsOfJar(page, known, seen)))
    expect([...new Set(faults)]).toEqual([])
    for (const name of ['vanek_cart', 'vanek_order', 'vanek_checkout', 'vanek_currency']) expect(seen).toContain(name)
  })

  test('C4.02 C4.14 C9.01 C9.02 C9.03 of a customer last for a week and are removed at sign-out', async () => {
    const { page } = await enter({ undecided: true })
    const { faults, seen } = recordCookies(page, known)
    await signInByForm(page)
    await expect.poll(() => names(page)).toEqual(expect.arrayContaining(own))
    for (const name of own) expect(Math.abs(((await livesFor(page, name)) ?? 0) - 7 * day)).toBeLessThan(60)
    for (const path of everyPath) {
      await page.goto(path)
      faults.push(...(await faultsOfJar(page, known, seen)))
    }
    await page.goto('/prihlasit')
    await page.getByRole('main').getByRole('button', { name: 'Odhlásit se' }).click()
    await expect.poll(async () => (await names(page)).filter((name) => own.includes(name))).toEqual([])
    expect([...new Set(faults)]).toEqual([])
  })

  test('C4.02 C4.14 C9.01 C9.02 C9.03 are the same without scripts', async () => {
    const visitor = plainVisitor(shopUrl)
    const lines = (await visitor.post('/prihlasit', jana)).headers.getSetCookie()
    const isWeek = (name: string) =>
      lines.some((line) => line.startsWith(`${name}=`) && line.includes('Max-Age=604800;'))
    expect(own.filter(isWeek)).toEqual(own)
    for (const path of everyPath) lines.push(...(await visitor.request(path)).headers.getSetCookie())
    lines.push(...(await visitor.post('/prihlasit', { intent: 'logout' })).headers.getSetCookie())
    expect(own.filter((name) => visitor.cookies.has(name))).toEqual([])
    expect([...new Set(lines.flatMap((line) => faultsOfLine(line, known)))]).toEqual([])
  })

  test('are checked: an undocumented or insecure one is found', () => {
    const faultsOf = (line: string) => faultsOfLine(line, known)
    expect(faultsOf('vanek_other=1; Path=/; SameSite=Lax')).toHaveLength(1)
    expect(faultsOf('vanek_auth_token=x; Max-Age=604800; Path=/; SameSite=Lax')).toHaveLength(1)
    expect(faultsOf('vanek_auth_token=x; Max-Age=604801; Path=/; HttpOnly; SameSite=Lax')).toHaveLength(1)
    expect(faultsOf('vanek_auth_token=x; Path=/; HttpOnly; SameSite=Lax')).toHaveLength(1)
    expect(faultsOf('vanek_auth_token=x; Max-Age=604800; Path=/kosik; HttpOnly; SameSite=None')).toHaveLength(2)
    expect(faultsOf('vanek_link=x; Max-Age=1800; Path=/; HttpOnly; SameSite=Lax')).toHaveLength(1)
    expect(faultsOf('vanek_link=x; Max-Age=1800; Path=/aktivovat; HttpOnly; SameSite=Lax')).toEqual([])
    expect(faultsOf('vanek_auth_token=x; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax')).toEqual([])
  })
})
