import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { hydratePart, hydrated, open } from '../support/hydrated.ts'
import { signIn } from '../support/sign-in.ts'
import { visitors } from '../support/visitors.ts'

const { enter, shopUrl } = visitors()

const statusAndLocation = async (path: string) => {
  const { status, headers } = await fetch(shopUrl + path, { redirect: 'manual' })
  return [status, headers.get('location')] as const
}

/** Navigates on the client, as an editor's link would. */
const navigate = (path: string) => {
  history.pushState({}, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: {} }))
}

test.describe('unnormalized URLs', () => {
  test('B2.53 lose a trailing slash, except for the home page', async () => {
    expect(await statusAndLocation('/znacky/')).toEqual([301, '/znacky'])
    expect(await statusAndLocation('/znacky/?a=B')).toEqual([301, '/znacky?a=B'])
    expect(await statusAndLocation('/')).toEqual([200, null])
  })

  test('B2.54 are lowercased, except for the query', async () => {
    expect(await statusAndLocation('/Hledat?q=Tich%C3%BD')).toEqual([301, '/hledat?q=Tich%C3%BD'])
  })

  test('B2.55 lose the Facebook parameter, together with all else in one redirect', async () => {
    expect(await statusAndLocation('/Znacky/?fbclid=x&a=1')).toEqual([301, '/znacky?a=1'])
    expect(await statusAndLocation('/znacky?fbclid=x')).toEqual([301, '/znacky'])
  })
})

test.describe('unknown paths', () => {
  for (const [from, to] of [
    ['/rekuperace', '/rekuperace-a-cisty-vzduch'],
    ['/stranka/dodani', '/stranka/doprava'],
    ['/blog', '/clanky'],
  ] as const) {
    test(`B2.57 ${from} redirects permanently to ${to}`, async () => {
      expect(await statusAndLocation(from)).toEqual([301, to])
      const queries = ['?utm_source=a&x=1', '?x=2', '?page=2&x=a%20b']
      expect(await Promise.all(queries.map((query) => statusAndLocation(from + query)))).toEqual(
        queries.map((query) => [301, to + query]),
      )
      const { page } = await enter()
      expect((await page.goto(from))?.status()).toBe(200)
      expect(new URL(page.url()).pathname).toBe(to)
    })
  }

  test('B2.57 redirect after a client navigation too', async () => {
    const { page } = await enter()
    await open(page, '/')
    await page.evaluate(navigate, '/rekuperace')
    await page.waitForURL('**/rekuperace-a-cisty-vzduch')
    await page.getByRole('main').getByRole('heading', { level: 1, name: 'Rekuperace' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/rekuperace-a-cisty-vzduch')
  })

  for (const path of ['/akce', '/takova-cesta', '/stranka/takova-neni'] as const) {
    test(`B2.58 ${path} is a 404`, async () => {
      expect(await statusAndLocation(path)).toEqual([404, null])
    })
  }
})

test.describe('a path of a text page', () => {
  test('B2.59 shows it without a redirect', async () => {
    const { page, complaints } = await enter()
    const answer = await page.goto('/reklamace')
    expect([answer?.status(), new URL(page.url()).pathname]).toEqual([200, '/reklamace'])
    await hydrated(page)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await open(page, '/stranka/reklamacni-rad')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title)
    expect(complaints).toEqual([])
  })

  test('B2.59 shows it after a client navigation too', async () => {
    const { page, complaints } = await enter()
    await open(page, '/')
    await page.evaluate(navigate, '/reklamace')
    await page
      .getByRole('main')
      .getByRole('heading', { level: 1, name: /reklama/i })
      .waitFor()
    await expect.poll(() => page.title()).toMatch(/reklama/i)
    expect(complaints).toEqual([])
  })

  test('B2.59 is the same page for everybody and can be cached', async () => {
    const answer = await fetch(`${shopUrl}/reklamace`)
    expect(answer.headers.get('cache-control')).toContain('s-maxage')
  })
})

test.describe('a restricted text page', () => {
  const path = '/stranka/velkoobchodni-podminky'

  test('B6.08 is denied to guests and shown to its customers', async () => {
    const { page } = await enter()
    const answer = await page.goto(path)
    expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([403, 'no-store'])
    await signIn(page, { email: 'firma@vanek.test', name: '', password: 'vetrak-2026' })
    expect((await page.goto(path))?.status()).toBe(200)
    expect((await fetch(shopUrl + path)).status).toBe(403)
  })
})

/** Marks the current document; returns a function that checks whether it is still the same. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))
}

test.describe('a link', () => {
  const brands = 'footer a[href="/znacky"]'

  test('navigates on the client, and Back returns to the previous scroll position', async () => {
    const { page, complaints } = await enter()
    await open(page, '/domaci-ventilatory')
    await hydratePart(page, 'footer')
    const isSame = await markDocument(page)
    await page.locator(brands).scrollIntoViewIfNeeded()
    const leftAt = await page.evaluate(() => scrollY)
    expect(leftAt).toBeGreaterThan(300)
    await page.locator(brands).click()
    await page.waitForURL('**/znacky')
    await page.getByRole('main').getByRole('heading', { level: 1, name: 'Značky' }).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect.poll(() => page.title()).toContain('Značky')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /Domácí ventilátory/ }).waitFor()
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - leftAt) < 60).toBe(true)
    expect([await isSame(), complaints]).toEqual([true, []])
  })

  test('B2.53 names the page on screen for styles, after Back too', async () => {
    const { page } = await enter()
    await open(page, '/domaci-ventilatory')
    await hydratePart(page, 'footer')
    const isSame = await markDocument(page)
    const html = page.locator('html')
    const category = (await html.getAttribute('data-page')) ?? ''
    await page.locator(brands).click()
    await page.getByRole('main').getByRole('heading', { level: 1, name: 'Značky' }).waitFor()
    await expect(html).toHaveAttribute('data-page', 'brands')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /Domácí ventilátory/ }).waitFor()
    await expect(html).toHaveAttribute('data-page', category)
    expect(await isSame()).toBe(true)
  })

  test('with Ctrl opens another tab, and this page stays', async () => {
    const { page } = await enter()
    await open(page, '/')
    await hydratePart(page, 'footer')
    const isSame = await markDocument(page)
    // the shell of the tests sometimes leaves a tab in the background empty
    await expect(async () => {
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        page.locator(brands).click({ modifiers: ['ControlOrMeta'] }),
      ])
      await tab.waitForURL('**/znacky', { waitUntil: 'commit', timeout: 5000 })
    }).toPass({ timeout: 150_000 })
    expect([new URL(page.url()).pathname, await isSame()]).toEqual(['/', true])
  })

  test('is followed by the browser before hydration, and on the client afterwards', async () => {
    const { page, complaints } = await enter()
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => released.then(() => route.continue()))
    // a pending script would block the other wait conditions
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator(brands).waitFor()
    const isFirst = await markDocument(page)
    await page.locator(brands).click({ noWaitAfter: true })
    await page.waitForURL('**/znacky', { waitUntil: 'commit' })
    expect(await isFirst()).toBe(false)
    release()
    await hydrated(page)
    await hydratePart(page, 'footer')
    const isSecond = await markDocument(page)
    await page.locator('header a[href="/"]').first().click()
    await page.waitForURL((url) => url.pathname === '/')
    expect([await isSecond(), complaints]).toEqual([true, []])
  })

  test('B2.64 with a hash scrolls to that anchor on another page, and then on the same one', async () => {
    const { page } = await enter()
    await open(page, '/')
    await hydratePart(page, 'footer')
    const isSame = await markDocument(page)
    const top = (id: string) => page.locator(id).evaluate((own) => Math.round(own.getBoundingClientRect().top))
    await page.locator('a[href="/vse-o-nakupu#doprava"]').first().click()
    await page.waitForURL('**/vse-o-nakupu#doprava')
    await expect.poll(async () => (await top('#doprava')) >= 0 && (await top('#doprava')) < 190).toBe(true)
    const other = page.locator('main a[href^="#"], main a[href^="/vse-o-nakupu#"]').first()
    const hash = await other.evaluate((own: HTMLAnchorElement) => own.hash)
    await other.click()
    await page.waitForURL(`**/vse-o-nakupu${hash}`)
    expect(await isSame()).toBe(true)
  })
})
