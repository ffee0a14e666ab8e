import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { builtFile } from '../support/built-file.ts'
import { open } from '../support/hydrated.ts'
import { visitors } from '../support/visitors.ts'

const { enter, shopUrl } = visitors()

const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )

/** The scripts of the page, once no more are loading. */
async function loadedScripts(page: Page): Promise<readonly string[]> {
  const before = await scripts(page)
  await page.waitForTimeout(700)
  const after = await scripts(page)
  return after.length === before.length ? after : loadedScripts(page)
}

/** Hovers the link to the fan adviser; returns the scripts that this loads. */
async function scriptsOnHover(page: Page): Promise<readonly string[]> {
  await open(page, '/')
  // another link: the router loads at the first interaction
  await page.getByRole('banner').getByRole('link').first().hover()
  const before = new Set(await loadedScripts(page))
  await page.getByRole('main').getByRole('link', { name: 'Jaký ventilátor potřebuji?' }).hover()
  return (await loadedScripts(page)).filter((path) => !before.has(path))
}

/** The scripts in the head of a page: the first one, and those that it loads. */
async function named(path: string): Promise<ReadonlySet<string>> {
  const html = await (await fetch(shopUrl + path)).text()
  const [tag = ''] = /<script type="module"[^>]*>/.exec(html) ?? []
  return new Set([...tag.matchAll(/\/assets\/[^" ]+\.js/g)].map(([file]) => file))
}

test.describe('the head of a page', () => {
  for (const path of ['/', '/znacky', '/clanky'] as const) {
    test(`${path} preloads each script that it starts with, and no other`, async () => {
      const { page } = await enter()
      // browsers fire `pointerover` on a new page although the pointer has not moved
      await page.addInitScript(() =>
        addEventListener('pointerover', (event) => event.stopImmediatePropagation(), { capture: true }),
      )
      await open(page, path)
      expect(new Set(await scripts(page))).toEqual(await named(path))
    })
  }

  test('/kosik preloads each script that it needs for rendering', async () => {
    expect(await named('/kosik')).toContain(builtFile('pages/cart/view.tsx'))
  })
})

test.describe('prefetching', () => {
  test('B9.51 loads the scripts of a page when its link is hovered', async () => {
    const { page } = await enter()
    expect((await scriptsOnHover(page)).some((path) => path === builtFile('pages/fan-adviser/view.tsx'))).toBe(true)
  })

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }] as const) {
    test(`B9.51 is disabled with ${JSON.stringify(connection)}`, async () => {
      const { page, context } = await enter()
      await context.addInitScript((own) => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => own })
      }, connection)
      expect(await scriptsOnHover(page)).toEqual([])
    })
  }
})
