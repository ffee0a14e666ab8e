import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { desktop, phone } from '../support/browser.ts'
import { findProduct } from '../support/find-product.ts'
import { addToCart } from '../support/goods.ts'
import { open } from '../support/hydrated.ts'
import { pathOf } from '../support/paths.ts'
import { withLargeLetters } from '../support/page-faults.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors()

/** Texts of the page whose letters are nearly one below another, and texts beyond its edge. */
const squeezed = (page: Page) => () =>
  page.evaluate(() => {
    const out: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      const text = node.data.trim()
      // texts for screen readers take one pixel, and buttons for pages without scripts no space
      const parent = node.parentElement
      if (parent?.closest('.unscripted')) continue
      if (text.length < 6 || !parent?.checkVisibility() || parent.getBoundingClientRect().width < 2) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      if (lines > 2 && text.length / lines < 4) out.push(text)
    }
    const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth
    return wider > 0 ? [...out, `${wider} px too wide`] : out
  })

for (const viewport of [phone, desktop] as const)
  test(`no text is squeezed or cut by letters of twice the size, at ${viewport.width} px`, async () => {
    const { page } = await enter({ viewport })
    const { slug, variants } = await findProduct(
      sandboxUrl,
      ({ variants: own, reviewCount }) =>
        own.length > 1 && own[0]?.availability.isAvailable === true && reviewCount > 0,
    )
    await open(page, '/')
    await addToCart(page, { variantId: variants[0]?.id ?? 0 })
    const paths = ['/', '/domaci-ventilatory', `/produkt/${slug}`, '/kosik', '/kosik/doprava-a-platba', '/prihlasit']
    for (const path of paths) {
      await page.goto(pathOf(path))
      expect([path, ...(await withLargeLetters(page, squeezed(page)))]).toEqual([path])
    }
  })
