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
async function settled(page: Page): Promise<readonly string[]> {
  const before = await scripts(page)
  await page.waitForTimeout(700)
  const after = await scripts(page)
  return after.length === before.length ? after : settled(page)
}

/** Hovers the link to the brands in the heading of a section; returns the scripts that this loads. */
async function pointed(page: Page): Promise<readonly string[]> {
  await open(page, '/')
  // another link, with which the page begins to follow the visitor
  await page.getByRole('banner').getByRole('link').first().hover()
  const before = new Set(await settled(page))
  await page.getByRole('main').getByRole('link', { name: 'Všechny značky' }).hover()
  return (await settled(page)).filter((path) => !before.has(path))
}

/** The scripts in the head of a page: the first one, and those that it loads. */
async function named(path: string): Promise<ReadonlySet<string>> {
  const html = await (await fetch(shopUrl + path)).text()
  const [tag = ''] = /<script type="module"[^>]*>/.exec(html) ?? []
  return new Set([...tag.matchAll(/\/assets\/[^" ]+\.js/g)].map(([file]) => file))
}

test.describe('the head of a page', () => {
  for (const path of ['/', '/znacky', '/clanky'] as const) {
    test(`${path} names each script that it starts with, and no other`, async () => {
      const { page } = await enter()
      // the browser sends a new page a `pointerover` for a pointer that has not moved
      await page.addInitScript(() =>
        addEventListener('pointerover', (event) => event.stopImmediatePropagation(), { capture: true }),
      )
      await open(page, path)
      expect(new Set(await scripts(page))).toEqual(await named(path))
    })
  }

  test('/kosik names each script that it needs to be drawn', async () => {
    expect(await named('/kosik')).toContain(builtFile('pages/cart/view.tsx'))
  })
})

test.describe('loading ahead', () => {
  test('B9.51 brings the scripts of a page when its link is pointed at', async () => {
    const { page } = await enter()
    expect((await pointed(page)).some((path) => path === builtFile('pages/brands/view.tsx'))).toBe(true)
  })

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }] as const) {
    test(`B9.51 is left alone with ${JSON.stringify(connection)}`, async () => {
      const { page, context } = await enter()
      await context.addInitScript((own) => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => own })
      }, connection)
      expect(await pointed(page)).toEqual([])
    })
  }
})
