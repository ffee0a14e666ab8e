import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { desktop, phone } from '../support/browser.ts'
import { faultsOf, recordViolations, withLargeLetters } from '../support/page-faults.ts'
import { addToCart, goodsBetween } from '../support/goods.ts'
import { hydratePart, open } from '../support/hydrated.ts'
import { withOverrides } from '../support/overrides.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors()

const head = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector<HTMLElement>('.head')
    const { top = 0, bottom = 0 } = header?.getBoundingClientRect() ?? {}
    return { state: header?.dataset['sticky'], top, bottom }
  })

const wheel = async (page: Page, by: number) => {
  await page.mouse.wheel(0, by)
  await page.waitForTimeout(600)
}

/** Leaves flash messages as an earlier page would have. */
const storeNotices = (page: Page, ...notices: readonly object[]) =>
  page.addInitScript((kept) => {
    if (sessionStorage.getItem('vanek_flashes') === null) sessionStorage.setItem('vanek_flashes', kept)
  }, JSON.stringify(notices))

test.describe('the header', () => {
  test('has its icons beside the logo with letters of 200 %, and no page is wider than a phone', async () => {
    const { page } = await enter({ viewport: phone })
    const [goods] = await goodsBetween(sandboxUrl, 300, 3000, 1)
    await addToCart(page, goods!)
    const spaceBeside = () =>
      page.evaluate(() => {
        const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
        return (boxOf('.head-compare .icon')?.left ?? 0) - (boxOf('.head-logo .logo')?.right ?? 0)
      })
    const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth)
    for (const path of [
      '/',
      '/domaci-ventilatory',
      '/produkt/deskovy-filtr-cistovan-cfd-12-m5',
      '/kosik',
      '/prihlasit',
    ]) {
      await open(page, path)
      expect([path, await withLargeLetters(page, widthOf)]).toEqual([path, phone.width])
      expect(await withLargeLetters(page, spaceBeside)).toBeGreaterThan(0)
      // also if only the style sheet enlarges the letters
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      expect(await spaceBeside()).toBeGreaterThan(0)
    }
  })

  for (const viewport of [desktop, phone] as const) {
    test(`B4.16 scrolls away with the page, hides on the way down and returns on the way up, at ${JSON.stringify(viewport)}`, async () => {
      const { page } = await enter({ viewport })
      await open(page, '/domaci-ventilatory')
      const seen: string[] = []
      await page.exposeFunction('recordState', (state: string) => seen.push(state))
      await hydratePart(page, 'footer')
      await page.locator('.head[data-sticky="not_sticky"]').waitFor()
      await page.evaluate(() => {
        const header = document.querySelector<HTMLElement>('.head')
        const note = () =>
          (globalThis as unknown as { recordState: (s: string) => void }).recordState(header?.dataset['sticky'] ?? '')
        new MutationObserver(note).observe(header as Node, { attributeFilter: ['data-sticky'] })
        note()
      })
      expect((await head(page)).state).toBe('not_sticky')
      await wheel(page, 900)
      expect((await head(page)).bottom).toBeLessThanOrEqual(0)
      await wheel(page, 300)
      expect(await head(page)).toMatchObject({ state: 'sticky_invisible' })
      expect((await head(page)).bottom).toBeLessThanOrEqual(0)
      await wheel(page, -200)
      const { state, top, bottom } = await head(page)
      expect([state, bottom > 40, top <= 0]).toEqual(['sticky_visible', true, true])
      const search = page.getByRole('banner').getByRole('searchbox').or(page.getByRole('banner').getByRole('combobox'))
      for (const part of [
        search,
        page.getByRole('banner').locator('.menu > summary'),
        page.getByRole('banner').getByRole('link', { name: /^Košík/ }),
      ]) {
        const box = await part.boundingBox()
        expect(box && box.y >= 0 && box.y < 80).toBe(true)
      }
      await page.evaluate(() => scrollTo(0, 0))
      await page.waitForFunction(() => document.querySelector<HTMLElement>('.head')?.dataset['sticky'] === 'not_sticky')
      expect(new Set(seen)).toEqual(
        new Set(['not_sticky', 'sticky_not_ready', 'sticky_ready', 'sticky_invisible', 'sticky_visible']),
      )
    })
  }

  test('B4.16 never covers the focused element, and does not hide while it has the focus itself', async () => {
    const { page } = await enter()
    await open(page, '/domaci-ventilatory')
    await hydratePart(page, 'footer')
    await wheel(page, 1500)
    await wheel(page, -100)
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Shift+Tab')
      await page.waitForTimeout(350)
      const covered = await page.evaluate(() => {
        const own = document.activeElement
        const header = document.querySelector('.head')
        if (!own || header?.contains(own) || own === document.body) return false
        return own.getBoundingClientRect().top < (header?.getBoundingClientRect().bottom ?? 0) - 1
      })
      expect(covered).toBe(false)
    }
    await page.evaluate(() => scrollTo(0, 1500))
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Košík/ })
      .evaluate((link) => link.focus({ preventScroll: true }))
    await wheel(page, 300)
    expect((await head(page)).bottom).toBeGreaterThan(40)
  })

  test('B1.10 B1.12 links to the wish list and the magazine, and has no overlapping parts, at any width', async () => {
    const { page } = await enter()
    await page.goto('/')
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const banner = page.getByRole('banner')
      expect(await banner.getByRole('link', { name: 'Oblíbené' }).getAttribute('href')).toBe('/uzivatel/oblibene')
      const boxes = await banner.evaluate((own) =>
        [...own.querySelectorAll('a, summary, form.search')]
          .filter((each) => each.closest('nav') === null && each.getClientRects().length > 0)
          .map((each) => ({ text: each.textContent, ...each.getBoundingClientRect().toJSON() })),
      )
      expect(boxes.length).toBeGreaterThan(5)
      const covered = boxes.flatMap((a, at) =>
        boxes
          .slice(at + 1)
          .filter((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
          .map((b) => `${a.text} / ${b.text}`),
      )
      expect(covered, `${width} px`).toEqual([])
      expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual(0)
      expect(Math.max(...boxes.map(({ right }) => right)), `${width} px`).toBeLessThanOrEqual(width - 8)
      const magazine = page.getByRole('link', { name: 'Magazín' }).first()
      if (width < 768) await banner.locator('.menu > summary').click()
      await magazine.locator('visible=true').waitFor()
    }
  })

  test('B1.09 a phone has the categories in a sheet with a title and a cross; subcategories unfold without scripts', async () => {
    const { page } = await enter({ viewport: phone, scripts: false })
    await page.goto('/')
    const menu = page.getByRole('banner').locator('details.menu')
    await menu.locator('> summary').click()
    const bathroom = menu.getByRole('link', { name: 'Klasické koupelnové ventilátory' })
    await expect(menu.getByText('Sortiment', { exact: true })).toBeInViewport()
    await expect(bathroom).toBeHidden()
    await menu.locator('summary[aria-label="Podkategorie: Koupelnové ventilátory"]').click()
    await expect(bathroom).toBeInViewport()
    const cross = (await menu.locator('> summary > .icon').last().boundingBox())!
    await page.mouse.click(cross.x + cross.width / 2, cross.y + cross.height / 2)
    await expect(menu.locator('.menu-panel')).toBeHidden()
    // a wide menu has all of them
    await page.setViewportSize(desktop)
    await menu.locator('> summary').click()
    await expect(bathroom).toBeInViewport()
  })

  test('B2.51 B2.52 links to signing in, and to registering only if that is enabled', async () => {
    const { page } = await enter()
    await page.goto('/')
    const banner = page.getByRole('banner')
    expect(await banner.getByRole('link', { name: 'Přihlásit' }).getAttribute('href')).toBe('/prihlasit')
    expect(await banner.getByRole('link', { name: 'Registrace' }).getAttribute('href')).toBe('/registrovat')
    await withOverrides(sandboxUrl, { settings: { functions: { registration: false } } }, async (baseURL) => {
      const { page: without } = await enter({ baseURL })
      await without.goto('/')
      expect(await without.getByRole('banner').getByRole('link', { name: 'Přihlásit' }).isVisible()).toBe(true)
      expect(await without.getByRole('banner').getByRole('link', { name: 'Registrace' }).count()).toBe(0)
    })
  })

  test('B6.09 B2.51 B2.52 shows the account links that the flags of the shop allow', async () => {
    await withOverrides(
      sandboxUrl,
      { settings: { functions: { login: false, registration: true } } },
      async (baseURL) => {
        const { page } = await enter({ baseURL })
        await page.goto('/')
        const banner = page.getByRole('banner')
        expect(await banner.getByRole('link', { name: 'Přihlásit' }).count()).toBe(0)
        expect(await banner.getByRole('link', { name: 'Registrace' }).isVisible()).toBe(true)
      },
    )
  })
})

test.describe('notices', () => {
  test('C4.28 C4.83 B1.18 B9.54 from the previous page are shown once, at the top center, above everything', async () => {
    const { page } = await enter()
    await storeNotices(page, { kind: 'success', title: 'Hotovo', text: 'Jste odhlášeni.' })
    await open(page, '/')
    const notice = page.locator('.notices .notice')
    await notice.waitFor()
    expect((await notice.innerText()).replaceAll(/\s+/g, ' ')).toContain('Hotovo Jste odhlášeni.')
    const { x = 0, y = 0, width = 0 } = (await notice.boundingBox()) ?? {}
    expect(Math.abs(x + width / 2 - desktop.width / 2)).toBeLessThan(10)
    // below the header, which stays usable
    expect(y).toBeGreaterThan(100)
    expect(y).toBeLessThan(160)
    const layer = page.locator('.notices')
    expect(await layer.evaluate((own) => getComputedStyle(own).zIndex)).toBe('9999')
    expect(await layer.getAttribute('aria-live')).toBe('polite')
    await page.reload()
    await hydratePart(page, 'footer')
    await page.waitForTimeout(500)
    expect(await notice.count()).toBe(0)
  })

  test('B9.07 B9.08 last 5 s, and are four at most', async () => {
    const { page } = await enter()
    await storeNotices(page, ...[1, 2, 3, 4, 5, 6].map((nth) => ({ kind: 'info', text: `Zpráva ${nth}` })))
    await open(page, '/')
    const notices = page.locator('.notices .notice')
    await notices.first().waitFor()
    expect(await notices.count()).toBe(4)
    await page.waitForTimeout(4_000)
    expect(await notices.count()).toBe(4)
    await page.waitForTimeout(2_000)
    expect(await notices.count()).toBe(0)
  })
})

test.describe('the frame', () => {
  test('B8.13 shows a notice without JavaScript, and hides nothing', async () => {
    const { page } = await enter({ scripts: false })
    await page.goto('/')
    expect(await page.locator('.no-script').isVisible()).toBe(true)
    expect(await page.getByRole('banner').isVisible()).toBe(true)
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    const { page: scripted } = await enter()
    await scripted.goto('/')
    expect(await scripted.locator('.no-script').isVisible()).toBe(false)
  })

  test('B9.48 has a grid of 24 columns', async () => {
    const { page } = await enter()
    await page.goto('/')
    const columns = await page
      .locator('.foot .cols')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
    expect(columns).toBe(24)
  })

  const widths = [
    ['400px', desktop],
    ['300px', phone],
  ] as const
  for (const [width, viewport] of widths) {
    test(`B9.52 explains icons in tips of ${width} at most, by pointer and by keyboard`, async () => {
      const { page } = await enter({ viewport })
      await open(page, '/domaci-ventilatory')
      await hydratePart(page, 'footer')
      const sign = page.locator('main [data-tip]:visible').first()
      await sign.scrollIntoViewIfNeeded()
      await page.waitForTimeout(300)
      await sign.hover()
      const tip = page.getByRole('tooltip')
      await tip.waitFor()
      expect(await tip.innerText()).toBe(await sign.getAttribute('data-tip'))
      expect(await tip.evaluate((own) => getComputedStyle(own).maxWidth)).toBe(width)
      await page.keyboard.press('Escape')
      await tip.waitFor({ state: 'detached' })
      await page.mouse.move(1, 1)
      await sign.focus()
      await page.keyboard.press('Shift')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Shift+Tab')
      await tip.waitFor()
    })
  }

  test('has no faults while messages and tips are shown', async () => {
    const { page, context, complaints } = await enter()
    await recordViolations(context)
    await storeNotices(page, { kind: 'danger', title: 'Pozor', text: 'Zkuste to prosím znovu.', durationMs: null })
    await open(page, '/')
    await page.locator('.notices .notice').waitFor()
    expect(await faultsOf(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})
