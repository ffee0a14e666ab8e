import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { phone } from '../support/browser.ts'
import { fillCart } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { bathroom } from '../support/listing.ts'
import { open } from '../support/hydrated.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { begins, label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()

/**
 * Links and controls that are too small for touch: less than 44 px tall or wide with the area around them. Links within a
 * sentence, places on a map and what is for browsers without scripts may be smaller.
 */
function tooSmall(): string[] {
  const least = 43.5
  const parts = 'a, button, summary, select, input:not([type=hidden], [type=range]), [role=button]'
  return [...document.querySelectorAll(parts)].flatMap((part) => {
    const own = part.matches('[type=checkbox], [type=radio]') ? (part.closest('label') ?? part) : part
    const box = own.getBoundingClientRect()
    if (box.width < 3 || box.height < 3 || part.closest('.skip, .unscripted, svg')) return []
    const sentence = part.matches('a') ? part.closest('p, .missing')?.textContent?.trim() : undefined
    const inSentence = sentence !== undefined && sentence !== part.textContent?.trim()
    if (inSentence) return []
    const around = getComputedStyle(own, '::after')
    const isArea = around.position === 'absolute' && around.content !== 'none'
    const width = Math.max(box.width, isArea ? Number.parseFloat(around.width) : 0)
    const height = Math.max(box.height, isArea ? Number.parseFloat(around.height) : 0)
    if (width >= least && height >= least) return []
    const name = part.getAttribute('aria-label') ?? part.textContent ?? ''
    return [`${part.tagName} ${name.trim().slice(0, 40)} ${Math.round(width)}x${Math.round(height)}`]
  })
}

const isOpen = (page: Page) => page.evaluate(() => document.querySelector('.filters:popover-open') !== null)

test.describe('on a touch screen', () => {
  test('no control is too small', async () => {
    const { product, variant } = await pickProduct(sandboxUrl)
    const { page } = await enter({ viewport: phone, touch: true })
    await fillCart(page, { product, variant, stock: 1 })
    const paths = [
      '/',
      bathroom,
      `/produkt/${product.slug}`,
      pathOf('/hledat?q=tich'),
      '/kosik',
      '/kosik/doprava-a-platba',
    ]
    const found: Record<string, readonly string[]> = {}
    for (const path of [...paths, '/prihlasit', '/clanky', '/kontakt', '/porovnat']) {
      await open(page, path)
      found[path] = await page.evaluate(tooSmall)
    }
    expect(Object.entries(found).filter(([, small]) => small.length > 0)).toEqual([])
  })

  test('Back closes the filters and stays in the category, with the active filters', async () => {
    const { page } = await enter({ viewport: phone, touch: true })
    await page.goto('/')
    await open(page, bathroom)
    const opener = page.getByRole('button', { name: begins('Filtry', 'filters') }).first()
    await opener.tap()
    await expect.poll(() => isOpen(page)).toBe(true)
    await page.waitForFunction(() => (history.state as { covered?: boolean } | null)?.covered === true)
    await page.goBack()
    await expect.poll(() => isOpen(page)).toBe(false)
    expect(new URL(page.url()).pathname).toBe(bathroom)

    await opener.tap()
    await page.waitForFunction(() => (history.state as { covered?: boolean } | null)?.covered === true)
    await page.locator('.filters input[name="available"]').check()
    await page.waitForURL('**?available=1')
    await page.goBack()
    await expect.poll(() => isOpen(page)).toBe(false)
    await page.waitForURL('**?available=1')
    expect(await page.locator('.filters input[name="available"]').isChecked()).toBe(true)

    // then it leads back step by step, without a stop in between
    await page.goBack()
    await page.waitForURL(`**${bathroom}`)
    await expect(page.locator('.filters input[name="available"]')).not.toBeChecked()
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/')
  })

  test('the button closes the filters, and Back then leaves the category at once', async () => {
    const { page } = await enter({ viewport: phone, touch: true })
    await page.goto('/')
    await open(page, bathroom)
    await page
      .getByRole('button', { name: begins('Filtry', 'filters') })
      .first()
      .tap()
    await page.waitForFunction(() => (history.state as { covered?: boolean } | null)?.covered === true)
    await page.getByRole('button', { name: label('Zavřít filtry') }).tap()
    await expect.poll(() => isOpen(page)).toBe(false)
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/')
  })
})
