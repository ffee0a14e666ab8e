import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { authCookies, mailedLink, newCustomer, newPerson, ownMenu, sendLogin } from '../support/account.ts'
import { phone } from '../support/browser.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { mailsTo } from '../support/sandbox.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'

const { enter, sandboxUrl, shopUrl } = visitors()

const fresh = 'novy-vitr-v-korunach-8'

async function requestReset(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('E-mail').fill(email)
  await main.getByRole('button', { name: label('Poslat odkaz') }).click()
  await page.getByRole('heading', { level: 1, name: label('Podívejte se do e-mailu') }).waitFor()
}

async function set(page: Page, password: string, again = password): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel(label('Nové heslo (povinné)')).fill(password)
  await main.getByLabel(label('Nové heslo znovu')).fill(again)
  await main.getByRole('button', { name: label('Nastavit heslo') }).click()
}

/** Everything in a page or readable by scripts. */
const readableContent = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      document.documentElement.outerHTML,
      document.cookie,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      location.href,
    ]),
  )

const isSet = (page: Page) => page.getByRole('heading', { level: 1, name: label('Heslo je nastavené') })

test.describe('a forgotten password', () => {
  test('C2.09 C2.10 is reset by a mailed link, whose token is removed from the URL', async () => {
    const customer = await newCustomer(sandboxUrl)
    const { page: elsewhere } = await enter()
    await open(elsewhere, '/prihlasit')
    await sendLogin(elsewhere, customer)
    await elsewhere.waitForURL(({ pathname }) => pathname === '/')

    const { page, context, complaints } = await enter({ viewport: phone })
    await recordViolations(context)
    await open(page, '/prihlasit')
    await page.getByRole('link', { name: label('Zapomněli jste heslo?') }).click()
    await page.waitForURL(pathOf('**/zapomenute-heslo'))
    expect(await faultsOf(page)).toEqual([])
    await requestReset(page, customer.email)

    const link = await mailedLink(sandboxUrl, customer.email)
    expect(link.origin + link.pathname).toBe(shopUrl + pathOf('/resetovat-heslo'))
    const referrers: (string | undefined)[] = []
    page.on('request', (request) => referrers.push(request.headers()['referer']))
    const answer = await page.goto(link.href)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    await page.waitForURL(shopUrl + pathOf('/resetovat-heslo'))
    expect(await faultsOf(page)).toEqual([])
    const token = link.searchParams.get('token') ?? ''
    expect(token.length).toBeGreaterThan(20)
    // a phone that wakes up reloads the page
    await page.reload()
    await hydrated(page)
    expect(await readableContent(page)).not.toContain(token)
    await page
      .getByRole('banner')
      .getByRole('link', { name: label('Přihlásit', 'frame') })
      .click()
    await page.waitForURL('**/prihlasit')
    await page.goBack()
    await page.getByRole('main').getByText(customer.email).waitFor()
    await hydrated(page)
    await set(page, fresh, 'neco-jineho-9')
    await page
      .getByRole('main')
      .getByText(label('Nepodařilo se vám heslo napsat 2× správně.'), { exact: true })
      .waitFor()
    await set(page, fresh)
    await isSet(page).waitFor()
    await page.reload()
    await isSet(page).waitFor()
    expect(page.url()).toBe(shopUrl + pathOf('/resetovat-heslo'))
    expect(referrers.filter((referrer) => referrer?.includes('token='))).toEqual([])
    expect(complaints).toEqual([])

    // every earlier session has ended
    await elsewhere.reload()
    await elsewhere
      .getByRole('banner')
      .getByRole('link', { name: label('Přihlásit', 'frame') })
      .waitFor()
    await expect.poll(() => authCookies(elsewhere)).toEqual([])

    await page
      .getByRole('main')
      .getByRole('link', { name: label('Přihlásit se') })
      .click()
    await page.waitForURL('**/prihlasit')
    await sendLogin(page, customer)
    await page.getByRole('main').getByText(label('E-mail nebo heslo nesouhlasí')).waitFor()
    await sendLogin(page, { ...customer, password: fresh })
    await page.waitForURL(({ pathname }) => pathname === '/')
    await ownMenu(page).waitFor()

    // a link works once
    await open(page, link.pathname + link.search)
    await set(page, 'jeste-jeden-vitr-9')
    await page.getByRole('heading', { level: 1, name: label('Odkaz už neplatí') }).waitFor()
    await page
      .getByRole('main')
      .getByRole('link', { name: label('Poslat nový odkaz') })
      .click()
    await page.waitForURL(pathOf('**/zapomenute-heslo'))
  })

  test('C2.09 looks the same for an e-mail without an account', async () => {
    const { email } = newPerson()
    const { page } = await enter()
    await open(page, pathOf('/zapomenute-heslo'))
    await requestReset(page, email)
    expect(await mailsTo(sandboxUrl, email)).toEqual([])
  })

  test('C2.10 shows an error for a link without a token', async () => {
    const { page } = await enter()
    await open(page, pathOf('/resetovat-heslo'))
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(label('Odkaz už neplatí'))
    expect(await page.getByRole('main').locator('input').count()).toBe(0)
  })

  test('C2.09 C2.10 is reset without scripts', async () => {
    const customer = await newCustomer(sandboxUrl)
    const { page } = await enter({ scripts: false })
    await page.goto(pathOf('/zapomenute-heslo'))
    await requestReset(page, customer.email)
    await page.goto((await mailedLink(sandboxUrl, customer.email)).href)
    await set(page, fresh, 'neco-jineho-9')
    await page
      .getByRole('main')
      .getByText(label('Nepodařilo se vám heslo napsat 2× správně.'), { exact: true })
      .waitFor()
    expect(page.url()).toBe(shopUrl + pathOf('/resetovat-heslo'))
    await set(page, fresh)
    await isSet(page).waitFor()
    await page.goto('/prihlasit')
    await sendLogin(page, { ...customer, password: fresh })
    await page.waitForURL(({ pathname }) => pathname === '/')
  })
})
