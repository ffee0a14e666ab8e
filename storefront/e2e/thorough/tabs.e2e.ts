import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { newCustomer, ownMenu, sendLogin, signOutByMenu } from '../support/account.ts'
import { addFrom } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { devTool } from '../support/dev-tool.ts'
import { goodsBetween, putIn } from '../support/goods.ts'
import { awake, hydrated, open } from '../support/hydrated.ts'
import { firm, jana, signIn } from '../support/sign-in.ts'
import { cartLink } from '../support/texts.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'
import { inMarket, language, sameInMarkets } from '../support/market.ts'

const { enter, sandboxUrl } = visitors()

const wayIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: label('Přihlásit') })
const pieces = (page: Page, text: string) => cartLink(page).filter({ hasText: text })
// noscript content is not visible
const expired = (page: Page) => page.getByText(label('Vaše přihlášení vypršelo')).filter({ visible: true })

// less than a second on an idle machine
const hearingMs = 15_000

/** Revokes the token; the tabs do not know. */
async function endSignIn(context: BrowserContext): Promise<void> {
  const token = (await context.cookies()).find(({ name }) => name.endsWith('vanek_auth_token'))?.value ?? ''
  const ended = await fetch(`${sandboxUrl}/store/api/oauth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-locale': language, 'x-default-locale': language },
  })
  expect(ended.status).toBe(204)
}

/** How often all tabs together show that the session has expired, after enough time. */
async function timesTold(...tabs: readonly Page[]): Promise<number> {
  const told = async () => {
    const counts = await Promise.all(tabs.map((tab) => expired(tab).count()))
    return counts.reduce((sum, count) => sum + count, 0)
  }
  await expect.poll(told).toBeGreaterThan(0)
  await tabs[0]?.waitForTimeout(500)
  return told()
}

const greeting = inMarket({ cs: 'Dobrý den', sk: 'Dobrý deň' })

/** Opens the URL that signs an operator in as a customer. */
async function comeAs(page: Page, email: string): Promise<void> {
  const { token } = (await devTool(sandboxUrl, 'login-as', { email })) as { token: string }
  await page.goto(`/auth/proxy?${new URLSearchParams({ token })}`)
}

test.describe('two tabs', () => {
  test(
    'agree within a second on who is signed in and what is in the cart; no line is lost',
    sameInMarkets,
    async () => {
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
    },
  )

  test('C9.09 show what delivery of the changed cart costs and when it comes, in both of them', async () => {
    const [goods] = await goodsBetween(sandboxUrl, 300, 900)
    if (!goods) throw new Error('There are no goods')
    const { page, context } = await enter()
    const other = await context.newPage()
    await putIn(page, goods)
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

  test('C4.17 say once that the sign-in has ended elsewhere, and become guests', sameInMarkets, async () => {
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
    for (const tab of [page, other]) await wayIn(tab).waitFor()
    expect(await timesTold(page, other)).toBe(1)
  })

  test(
    'lead from the account to signing in and back when the sign-in has ended in the other one',
    sameInMarkets,
    async () => {
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
    },
  )

  for (const [name, enterShop] of [
    ['a form that no script sends', async (page: Page) => (await signIn(page), page.goto('/kontakt'))],
    ['an operator', async (page: Page) => comeAs(page, jana.email)],
  ] as const) {
    test(`C4.05 C4.92 agree when the server signs somebody in for ${name}`, sameInMarkets, async () => {
      const { page, context, complaints } = await enter()
      const other = await context.newPage()
      await open(other, '/kontakt')
      await awake(other, 'footer')
      await wayIn(other).waitFor()
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await enterShop(page)
      await ownMenu(other).filter({ hasText: 'Jana' }).waitFor({ timeout: hearingMs })
      await ownMenu(page).waitFor()
      // the sending tab does not receive its own message
      expect(asked.filter((path) => path === '/api/v1/user')).toHaveLength(1)
      expect(complaints).toEqual([])
    })
  }

  test('C4.14 C4.92 keep no page of the account of a customer when another one comes', sameInMarkets, async () => {
    const { page, context } = await enter()
    await signIn(page, jana)
    await page.goto(pathOf('/uzivatel/prehled'))
    await page.getByText(`${greeting}, ${jana.name}`).waitFor()
    // the server has rendered the menu: its listeners load with the scripts
    await awake(page, 'footer')
    const other = await context.newPage()
    await comeAs(other, firm.email)
    await page.getByText(`${greeting}, ${firm.name}`).waitFor({ timeout: hearingMs })
    expect(await page.getByText(jana.name).count()).toBe(0)
  })
})

test.describe('a form of the account after the sign-in has expired', () => {
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

  test(
    'C4.17 C8.18 keeps what is typed, and goes on once the customer has signed in beside it',
    sameInMarkets,
    async () => {
      const { page, other, context, customer } = await start()
      await surname(page).fill('Nováková')
      await endSignIn(context)
      await save(page)
      await page.getByRole('main').getByText(label('Zatím neuloženo')).waitFor()
      expect(await timesTold(page, other)).toBe(1)
      expect([new URL(page.url()).pathname, await surname(page).inputValue()]).toEqual([path, 'Nováková'])

      const opened = context.waitForEvent('page')
      await page.getByRole('link', { name: label('Přihlásit se v novém okně') }).click()
      const beside = await opened
      await hydrated(beside)
      await sendLogin(beside, customer)
      await beside.waitForURL(({ pathname }) => pathname === path)
      await ownMenu(page).waitFor({ timeout: hearingMs })
      expect([await expired(page).count(), await surname(page).inputValue()]).toEqual([0, 'Nováková'])
      await save(page)
      await page.getByRole('main').getByText(label('Vaše údaje jsme uložili'), { exact: true }).waitFor()
      await beside.reload()
      expect(await surname(beside).inputValue()).toBe('Nováková')
    },
  )

  test('C4.17 that nobody has typed into leads to signing in, which says why, and back', sameInMarkets, async () => {
    const { page, other, context, customer } = await start()
    await endSignIn(context)
    await save(page)
    await page.waitForURL(({ pathname }) => pathname === '/prihlasit')
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(path)
    await expired(page).waitFor()
    await wayIn(other).waitFor({ timeout: hearingMs })
    expect(await timesTold(page, other)).toBe(1)
    await hydrated(page)
    await sendLogin(page, customer)
    await page.waitForURL(({ pathname }) => pathname === path)
    expect(await expired(page).count()).toBe(0)
  })

  test(
    'C4.17 sent before the scripts are there leads to signing in, which says why, and back',
    sameInMarkets,
    async () => {
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
    },
  )
})
