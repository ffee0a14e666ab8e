import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { newCustomer, ownMenu, sendLogin, signOutByMenu } from '../support/account.ts'
import { addFrom } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { devTool } from '../support/dev-tool.ts'
import { goodsBetween, addToCart } from '../support/goods.ts'
import { hydratePart, hydrated, open } from '../support/hydrated.ts'
import { firm, jana, signIn } from '../support/sign-in.ts'
import { cartLink } from '../support/texts.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'
import { inMarket, language } from '../support/market.ts'

const { enter, sandboxUrl } = visitors()

const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: label('Přihlásit') })
const pieces = (page: Page, text: string) => cartLink(page).filter({ hasText: text })
// noscript content is not visible
const expired = (page: Page) => page.getByText(label('Vaše přihlášení vypršelo')).filter({ visible: true })

// less than a second on an idle machine
const syncTimeoutMs = 15_000

/** Revokes the token without changing the tabs. */
async function endSignIn(context: BrowserContext): Promise<void> {
  const token = (await context.cookies()).find(({ name }) => name.endsWith('vanek_auth_token'))?.value ?? ''
  const ended = await fetch(`${sandboxUrl}/store/api/oauth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-locale': language, 'x-default-locale': language },
  })
  expect(ended.status).toBe(204)
}

/** How often all tabs together show that the session has expired, after enough time. */
async function noticeCount(...tabs: readonly Page[]): Promise<number> {
  const countNotices = async () => {
    const counts = await Promise.all(tabs.map((tab) => expired(tab).count()))
    return counts.reduce((sum, count) => sum + count, 0)
  }
  await expect.poll(countNotices).toBeGreaterThan(0)
  await tabs[0]?.waitForTimeout(500)
  return countNotices()
}

/** Opens the URL that signs an operator in as a customer. */
async function signInAsCustomer(page: Page, email: string): Promise<void> {
  const { token } = (await devTool(sandboxUrl, 'login-as', { email })) as { token: string }
  await page.goto(`/auth/proxy?${new URLSearchParams({ token })}`)
}

test.describe('two tabs', () => {
  test('agree within a second on the signed-in customer and the cart; no line is lost', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const customer = await newCustomer(sandboxUrl)
    const { page, context } = await enter()
    const other = await context.newPage()
    await addFrom(page, product.slug)
    await open(other, '/kontakt')
    await hydratePart(other, 'footer')
    await pieces(other, ': 1').waitFor()

    await open(page, '/prihlasit')
    const signedIn = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/user'))
    await sendLogin(page, customer)
    await signedIn
    await ownMenu(other).waitFor({ timeout: syncTimeoutMs })
    await pieces(other, ': 1').waitFor()
    await page.waitForURL(({ pathname }) => pathname === '/')
    await ownMenu(page).waitFor()

    const logout = other.waitForResponse((answer) => answer.url().endsWith('/api/oauth/logout'))
    await signOutByMenu(other)
    await logout
    await signInLink(page).waitFor({ timeout: syncTimeoutMs })
    await expect.poll(() => cartLink(page).innerText()).not.toMatch(/[1-9]/)
    await other.waitForURL(({ pathname }) => pathname === '/')

    await open(page, '/prihlasit')
    await sendLogin(page, customer)
    await page.waitForURL(({ pathname }) => pathname === '/')
    await pieces(page, ': 1').waitFor()
  })

  test('C9.09 both show price and date of the delivery of the changed cart', async () => {
    const [goods] = await goodsBetween(sandboxUrl, 300, 900)
    if (!goods) throw new Error('There are no goods')
    const { page, context } = await enter()
    const other = await context.newPage()
    await addToCart(page, goods)
    const delivery = (tab: Page) => tab.getByRole('region', { name: label('Kdy zboží dorazí') })
    const free = new RegExp(`${label('Kurýrem na adresu')}\\s+[^,]+, ${inMarket({ cs: 'zdarma', sk: 'zadarmo' })}`)
    for (const tab of [page, other]) {
      await open(tab, '/kosik')
      expect(await delivery(tab).innerText()).toMatch(new RegExp(`${label('Kurýrem na adresu')}\\s+[^,]+, \\d`))
    }
    await page.getByRole('main').getByRole('spinbutton').first().fill('10')
    await page.keyboard.press('Enter')
    for (const tab of [page, other]) await expect.poll(() => delivery(tab).innerText()).toMatch(free)
  })

  test('C4.17 show once that the session has ended elsewhere, and continue as guests', async () => {
    const customer = await newCustomer(sandboxUrl)
    const { page, context } = await enter()
    await open(page, '/prihlasit')
    await sendLogin(page, customer)
    await page.waitForURL(({ pathname }) => pathname === '/')
    const other = await context.newPage()
    await open(other, '/kontakt')
    for (const tab of [page, other]) await ownMenu(tab).waitFor()

    await endSignIn(context)
    const answer = await page.goto('/kosik')
    expect([answer?.status(), await page.locator('main .lost').count()]).toEqual([200, 0])
    for (const tab of [page, other]) await signInLink(tab).waitFor()
    expect(await noticeCount(page, other)).toBe(1)
  })

  test('redirect from the account to the sign-in and back when the session has ended in the other one', async () => {
    const customer = await newCustomer(sandboxUrl)
    const { page, context } = await enter()
    await open(page, `/prihlasit?redirect=${pathOf('/uzivatel/objednavky')}`)
    await sendLogin(page, customer)
    await page.waitForURL(({ pathname }) => pathname === pathOf('/uzivatel/objednavky'))
    await ownMenu(page).waitFor()
    const other = await context.newPage()
    await open(other, '/kontakt')
    await ownMenu(other).waitFor()
    await signOutByMenu(other)
    await page.waitForURL(({ pathname }) => pathname === '/prihlasit')
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(pathOf('/uzivatel/objednavky'))
    await sendLogin(page, customer)
    await page.waitForURL(({ pathname }) => pathname === pathOf('/uzivatel/objednavky'))
  })

  for (const [name, enterShop] of [
    ['a form that no script sends', async (page: Page) => (await signIn(page), page.goto('/kontakt'))],
    ['an operator', async (page: Page) => signInAsCustomer(page, jana.email)],
  ] as const) {
    test(`C4.05 C4.92 agree when the server signs somebody in for ${name}`, async () => {
      const { page, context, complaints } = await enter()
      const other = await context.newPage()
      await open(other, '/kontakt')
      await hydratePart(other, 'footer')
      await signInLink(other).waitFor()
      const requests: string[] = []
      page.on('request', (request) => requests.push(new URL(request.url()).pathname))
      await enterShop(page)
      await ownMenu(other).filter({ hasText: 'Jana' }).waitFor({ timeout: syncTimeoutMs })
      await ownMenu(page).waitFor()
      // the sending tab does not receive its own message
      expect(requests.filter((path) => path === '/api/v1/user')).toHaveLength(1)
      expect(complaints).toEqual([])
    })
  }

  test('C4.14 C4.92 show no account page of a customer once another one has signed in', async () => {
    const { page, context } = await enter()
    await signIn(page, jana)
    await page.goto(pathOf('/uzivatel/prehled'))
    await page.getByText(`${jana.name} ·`).waitFor()
    // the server has rendered the menu: its listeners load with the scripts
    await hydratePart(page, 'footer')
    const other = await context.newPage()
    await signInAsCustomer(other, firm.email)
    await page.getByText(`${firm.name} ·`).waitFor({ timeout: syncTimeoutMs })
    expect(await page.getByText(jana.name).count()).toBe(0)
  })
})

test.describe('a form of the account after the session has expired', () => {
  const path = pathOf('/uzivatel/osobni-udaje')
  const surname = (page: Page) => page.getByRole('main').getByLabel(label('Příjmení'))
  const save = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('button', { name: label('Uložit údaje') })
      .click()

  async function start() {
    const customer = await newCustomer(sandboxUrl)
    const { page, context } = await enter()
    await open(page, `/prihlasit?redirect=${path}`)
    await sendLogin(page, customer)
    await page.waitForURL(({ pathname }) => pathname === path)
    await hydrated(page)
    await ownMenu(page).waitFor()
    const other = await context.newPage()
    await open(other, '/kontakt')
    await ownMenu(other).waitFor()
    return { page, other, context, customer }
  }

  test('C4.17 C8.18 keeps its input, and works once the customer has signed in in another tab', async () => {
    const { page, other, context, customer } = await start()
    await surname(page).fill('Nováková')
    await endSignIn(context)
    await save(page)
    await page.getByRole('main').getByText(label('Zatím neuloženo')).waitFor()
    expect(await noticeCount(page, other)).toBe(1)
    expect([new URL(page.url()).pathname, await surname(page).inputValue()]).toEqual([path, 'Nováková'])

    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: label('Přihlásit se v novém okně') }).click()
    const otherPage = await opened
    await hydrated(otherPage)
    await sendLogin(otherPage, customer)
    await otherPage.waitForURL(({ pathname }) => pathname === path)
    await ownMenu(page).waitFor({ timeout: syncTimeoutMs })
    expect([await expired(page).count(), await surname(page).inputValue()]).toEqual([0, 'Nováková'])
    await save(page)
    await page.getByRole('main').getByText(label('Vaše údaje jsme uložili'), { exact: true }).waitFor()
    await otherPage.reload()
    expect(await surname(otherPage).inputValue()).toBe('Nováková')
  })

  test('C4.17 without input redirects to the sign-in, with the reason, and back', async () => {
    const { page, other, context, customer } = await start()
    await endSignIn(context)
    await save(page)
    await page.waitForURL(({ pathname }) => pathname === '/prihlasit')
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(path)
    await expired(page).waitFor()
    await signInLink(other).waitFor({ timeout: syncTimeoutMs })
    expect(await noticeCount(page, other)).toBe(1)
    await hydrated(page)
    await sendLogin(page, customer)
    await page.waitForURL(({ pathname }) => pathname === path)
    expect(await expired(page).count()).toBe(0)
  })

  test('C4.17 sent before hydration redirects to the sign-in, with the reason, and back', async () => {
    const { page, context } = await start()
    await endSignIn(context)
    // as a form before hydration
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('main .account-form')
      if (form) HTMLFormElement.prototype.submit.call(form)
    })
    await page.waitForURL(({ pathname }) => pathname === '/prihlasit')
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(path)
    await expired(page).waitFor()
  })
})
