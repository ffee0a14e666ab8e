import { expect, test } from './support/test.ts'
import { authCookies, newCustomer, ownMenu, sendLogin, signOutByMenu } from './support/account.ts'
import { phone } from './support/browser.ts'
import { addFrom } from './support/buying.ts'
import { pickProduct } from './support/catalogue.ts'
import { faultsOf, recordViolations } from './support/page-faults.ts'
import { hydratePart, open } from './support/hydrated.ts'
import { jana, signIn } from './support/sign-in.ts'
import { cartLink } from './support/texts.ts'
import { visitors } from './support/visitors.ts'
import { inMarket } from './support/market.ts'
import { pathOf } from './support/paths.ts'
import { label } from './support/words.ts'

const { enter, sandboxUrl } = visitors()

const restricted = { ...jana, email: 'omezena@vanek.test' }
const notice = label('Přihlášení bylo úspěšné')

test.describe('signing in', () => {
  test('C2.07 C2.25 C4.11 redirects to the requested page, with a message, and shows whose account it is', async () => {
    const { page, context, complaints } = await enter()
    await recordViolations(context)
    await open(page, `/prihlasit?redirect=${encodeURIComponent('/kontakt?a=1')}`)
    expect(await faultsOf(page)).toEqual([])
    await sendLogin(page, jana)
    await page.waitForURL(({ pathname }) => pathname === '/kontakt')
    expect(new URL(page.url()).search).toBe('?a=1')
    await page.getByText(notice).waitFor()
    await ownMenu(page).locator('summary').filter({ hasText: 'Jana' }).waitFor()
    await page.reload()
    await hydratePart(page, 'footer')
    await page.waitForTimeout(500)
    expect(await page.getByText(notice).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test('C2.25 in another tab redirects the waiting tabs to their requested pages', async () => {
    const { page, context } = await enter()
    await open(page, `/prihlasit?redirect=${encodeURIComponent(pathOf('/uzivatel/objednavky'))}`)
    await page.getByRole('main').getByLabel('E-mail').fill('jana')
    const [aimless, asleep, other] = [await context.newPage(), await context.newPage(), await context.newPage()]
    await open(aimless, '/prihlasit')
    await aimless.getByRole('main').getByLabel('E-mail').fill('jana')
    await open(asleep, '/prihlasit?redirect=%2Fkontakt')
    await open(other, '/prihlasit')
    await sendLogin(other, jana)
    await other.waitForURL(({ pathname }) => pathname === '/')
    await page.waitForURL(({ pathname }) => pathname === pathOf('/uzivatel/objednavky'))
    await aimless.getByRole('heading', { level: 1, name: label('Jste přihlášeni') }).waitFor()
    await asleep.reload()
    await asleep.waitForURL(({ pathname }) => pathname === '/kontakt')
    expect(new URL(aimless.url()).pathname).toBe('/prihlasit')
  })

  for (const query of [
    '',
    '?redirect=',
    '?redirect=//evil.example/a',
    '?redirect=https://evil.example',
    '?redirect=/%5Cevil.example',
  ] as const) {
    test(`C2.26 redirects to the home page from /prihlasit${query}`, async () => {
      const { page } = await enter()
      await open(page, `/prihlasit${query}`)
      await sendLogin(page, jana)
      await page.waitForURL(({ pathname }) => pathname !== '/prihlasit')
      expect(new URL(page.url())).toMatchObject({ pathname: '/', search: '' })
    })
  }

  test('C4.12 C4.10 C4.05 requests the token, then the user, then their cart; the guest cart is merged', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const customer = await newCustomer(sandboxUrl)
    const { page } = await enter()
    await addFrom(page, product.slug)
    await open(page, '/prihlasit')
    // the page has loaded their cart itself
    await cartLink(page).filter({ hasText: ': 1' }).waitFor()
    const requests: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/api\/(oauth\/login|v1\/user|v1\/cart)$/.test(pathname)) requests.push(pathname)
    })
    await page.route(
      '**/',
      (route) => (route.request().isNavigationRequest() ? requests.push('/') : 0, route.continue()),
    )
    await sendLogin(page, customer)
    await page.waitForURL(({ pathname }) => pathname === '/')
    expect(requests.slice(0, requests.indexOf('/') + 1)).toEqual([
      '/api/oauth/login',
      '/api/v1/user',
      '/api/v1/cart',
      '/',
    ])
    await page.getByText(notice).waitFor()
    await page.getByText(/košík/i).first().waitFor()
    await cartLink(page).filter({ hasText: ': 1' }).waitFor()
  })

  test('shows missing and rejected input inline, and keeps what was typed', async () => {
    const { page, context } = await enter({ viewport: phone })
    await recordViolations(context)
    await open(page, '/prihlasit')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: label('Přihlásit se') }).click()
    await main.getByText(label('Vyplňte prosím e-mail')).waitFor()
    await main.getByText(label('Vyplňte prosím heslo')).waitFor()
    expect(await main.getByLabel('E-mail').evaluate((input) => input === document.activeElement)).toBe(true)
    await sendLogin(page, { email: jana.email, password: 'spatne-heslo' })
    await main.getByText(label('E-mail nebo heslo nesouhlasí')).waitFor()
    expect(await main.getByLabel('E-mail').inputValue()).toBe(jana.email)
    expect(await faultsOf(page)).toEqual([])
  })

  test('works by keyboard only, and can show the password', async () => {
    const { page } = await enter()
    await open(page, '/prihlasit')
    const main = page.getByRole('main')
    await main.getByLabel('E-mail').focus()
    await page.keyboard.type(jana.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(jana.password)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    expect(await main.getByLabel('Heslo (povinné)').getAttribute('type')).toBe('text')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(({ pathname }) => pathname === '/')
    await ownMenu(page).locator('summary').focus()
    await page.keyboard.press('Enter')
    await ownMenu(page).getByRole('link', { name: 'Moje objednávky' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await ownMenu(page).getByRole('link', { name: 'Moje objednávky' }).isVisible()).toBe(false)
    expect(
      await ownMenu(page)
        .locator('summary')
        .evaluate((own) => own === document.activeElement),
    ).toBe(true)
  })

  test('C2.27 C4.14 C4.15 ends by the menu at the home page, with no data of the customer left', async () => {
    const { page, complaints } = await enter()
    await signIn(page)
    await open(page, '/kontakt?redirect=/kosik')
    await ownMenu(page).waitFor()
    await signOutByMenu(page)
    await page.waitForURL(({ pathname }) => pathname === '/')
    await page
      .getByRole('banner')
      .getByRole('link', { name: label('Přihlásit') })
      .waitFor()
    expect(await authCookies(page)).toEqual([])
    const left = (await page.context().cookies()).map(({ name }) => name)
    expect(left.filter((name) => ['vanek_variant', 'vanek_groups'].includes(name))).toEqual([])
    expect(await (await page.request.get('/api/v1/user')).json()).toMatchObject({ errors: [{ code: 'unauthorized' }] })
    expect(complaints).toEqual([])
  })

  test('works without scripts, and shows who is signed in', async () => {
    const { page } = await enter({ scripts: false })
    await page.goto('/prihlasit?redirect=/kontakt')
    await sendLogin(page, { email: jana.email, password: 'spatne-heslo' })
    await page.getByText(label('E-mail nebo heslo nesouhlasí')).waitFor()
    expect(await page.getByRole('main').getByLabel('E-mail').inputValue()).toBe(jana.email)
    await sendLogin(page, jana)
    await page.waitForURL(({ pathname }) => pathname === '/kontakt')
    await page
      .getByRole('banner')
      .getByRole('link', { name: label('Přihlásit') })
      .click()
    const main = page.getByRole('main')
    await main.getByText(jana.name).waitFor()
    await main.getByRole('link', { name: 'Moje objednávky' }).waitFor()
    await main.getByRole('button', { name: label('Odhlásit se') }).click()
    await page.waitForURL(({ pathname }) => pathname === '/')
    expect(await authCookies(page)).toEqual([])
  })
})

test.describe('a customer of a restricted group', () => {
  test('C4.07 C4.08 C4.09 C6.08 is signed out again and offered another shop', async () => {
    const { page, context } = await enter()
    await recordViolations(context)
    await open(page, '/prihlasit')
    await sendLogin(page, restricted)
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(await dialog.getByRole('heading').innerText()).not.toBe('')
    expect(await dialog.getByRole('link', { name: label('Pokračovat') }).getAttribute('href')).toMatch(/^(\/|https?:)/)
    expect(await faultsOf(page)).toEqual([])
    expect(await authCookies(page)).toEqual([])
    expect(new URL(page.url()).pathname).toBe('/prihlasit')
    await dialog.getByRole('button', { name: label('Zůstat tady') }).click()
    await page.getByRole('main').getByText(label('S tímto účtem se tady přihlásit nejde.')).waitFor()
    // the hint for the next step stays in the page after the window is closed
    await page
      .getByRole('main')
      .getByText(inMarket({ cs: 'přechod zařídíme za vás', sk: 'prechod vybavíme za vás' }))
      .waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Kontakty na nás' }).waitFor()
    expect(await page.getByText(notice).count()).toBe(0)
  })

  test('C4.07 C4.08 shows the same in the page without scripts', async () => {
    const { page } = await enter({ scripts: false })
    await page.goto('/prihlasit')
    await sendLogin(page, restricted)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: label('Pokračovat') }).waitFor()
    expect(await main.getByLabel('E-mail').inputValue()).toBe(restricted.email)
    expect(await authCookies(page)).toEqual([])
  })
})
