import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { builtFile } from '../support/built-file.ts'
import { findProduct } from '../support/find-product.ts'
import { hydrated } from '../support/hydrated.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors({ pictures: true })

const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )

const saleProduct = async () => {
  const { slug, name } = await findProduct(sandboxUrl, ({ variants: [one, second] }) => {
    const { isAvailable, amountMin } = one?.availability ?? {}
    return isAvailable === true && amountMin === 1 && second === undefined
  })
  return { path: `/produkt/${slug}`, name }
}

/** Opens a product with pending images; returns a function that releases them. */
async function openWithPendingImages(page: Page, path: string): Promise<() => void> {
  let resolve = () => {}
  const released = new Promise<void>((done) => (resolve = done))
  await page.route('**/cdn/image/**', async (route) => {
    await released
    await route.continue().catch(() => {})
  })
  // browsers fire `pointerover` on a new page although the pointer has not moved
  await page.addInitScript(() =>
    addEventListener('pointerover', (event) => event.stopImmediatePropagation(), { capture: true }),
  )
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  return resolve
}

test.describe('the first script', () => {
  test('loads the others once the images have loaded', async () => {
    const { page } = await enter()
    const release = await openWithPendingImages(page, (await saleProduct()).path)
    await page.waitForTimeout(1_000)
    expect(await scripts(page)).toEqual([builtFile('composition/first.ts')])
    release()
    await hydrated(page)
  })

  for (const sign of ['a press', 'a key', 'a scroll'] as const)
    test(`loads them at the first interaction: ${sign}`, async () => {
      const { page } = await enter()
      const release = await openWithPendingImages(page, (await saleProduct()).path)
      // it listens once it has loaded
      await expect.poll(() => scripts(page)).toEqual([builtFile('composition/first.ts')])
      if (sign === 'a press') await page.mouse.click(5, 500)
      if (sign === 'a key') await page.keyboard.press('Tab')
      if (sign === 'a scroll') await page.evaluate(() => scrollBy(0, 200))
      await hydrated(page)
      release()
    })

  test('leaves links and forms to the browser until then, and nothing is done twice', async () => {
    const { page } = await enter()
    const { path, name } = await saleProduct()
    await page.route(`**${builtFile('composition/entry-client.tsx')}`, () => {})
    await page.goto(path)
    await page.locator('main form[action="/kosik"] button[type=submit]').first().click()
    await page.waitForURL('**/kosik')
    await expect(page.locator('ul.lines > li')).toHaveCount(1)
    await expect(page.locator('ul.lines > li')).toContainText(name)
    await expect(page.locator('ul.lines input[inputmode=numeric]')).toHaveValue('1')
  })

  test('C7.59 leaves the focus in a field that the visitor types in before the page has loaded', async () => {
    const { page } = await enter()
    await page.route(`**${builtFile('composition/entry-client.tsx')}`, () => {})
    let release = () => {}
    const released = new Promise<void>((done) => (release = done))
    await page.route('**/cdn/image/slow', async (route) => {
      await released
      await route.abort().catch(() => {})
    })
    await page.goto('/kontakt')
    const form = page.locator('.contact-form')
    const field = form.getByLabel('S čím vám poradíme')
    // the page with the errors waits for a picture
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const picture = new Image()
        picture.src = '/cdn/image/slow'
        document.body.append(picture)
      }),
    )
    await field.fill('Dobrý den')
    await form.getByRole('button', { name: 'Odeslat zprávu' }).click({ noWaitAfter: true })
    await page.locator('[aria-invalid=true]').first().waitFor()
    await field.click()
    await page.keyboard.type('!')
    release()
    await page.waitForFunction(() => document.readyState === 'complete')
    await page.evaluate(async () => new Promise((resolve) => setTimeout(resolve, 100)))
    await page.keyboard.type('?')
    await expect(field).toBeFocused()
    expect(await field.inputValue()).toContain('!?')
  })

  test('shows the page after Back, although the scripts of the navigation are not loaded again', async () => {
    const { page } = await enter()
    await page.goto('/koupelnove-ventilatory')
    await hydrated(page)
    const heading = page.getByRole('heading', { level: 1 })
    const first = await heading.innerText()
    await page.getByRole('link', { name: 'Klasické koupelnové ventilátory' }).filter({ visible: true }).first().click()
    await expect(heading).not.toHaveText(first)
    await page.route(`**${builtFile('composition/entry-client.tsx')}`, () => {})
    await page.reload()
    await page.goBack({ waitUntil: 'commit' })
    await expect(heading).toHaveText(first)
    await page.unroute(`**${builtFile('composition/entry-client.tsx')}`)
    await page.reload()
    await hydrated(page)
    await page.goForward()
    await expect(heading).not.toHaveText(first)
  })

  test('draws the icons that later pages omit', async () => {
    const { page } = await enter()
    for (const path of ['/koupelnove-ventilatory', '/kosik', '/clanky']) {
      await page.goto(path)
      const isDrawn = (icons: Element[]) => {
        const shown = icons.filter((icon) => icon.closest('svg')?.checkVisibility())
        return shown.length > 4 && shown.every((icon) => icon.getBoundingClientRect().width > 0)
      }
      await expect.poll(() => page.locator('header use').evaluateAll(isDrawn)).toBe(true)
    }
  })

  test('does not break the page when the others cannot be loaded', async () => {
    const { page } = await enter()
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.route(`**${builtFile('composition/entry-client.tsx')}`, (route) => route.abort())
    await page.goto((await saleProduct()).path)
    await page.mouse.move(200, 300)
    await page.waitForTimeout(500)
    await page.locator('details.menu > summary').click()
    await page.locator('.menu-panel a').first().click()
    await page.waitForURL((url) => !url.pathname.startsWith('/produkt/'))
    expect(errors).toEqual([])
  })
})
