import { formatPrice } from '@vanek/sdk/format'
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './test.ts'
import { guestSettings } from '../../src/lib/page/settings.ts'

/** Cookies of each price display. */
const ways = {
  both: { vanek_display_vat: '1', vanek_display_both: '1' },
  with: { vanek_display_vat: '1', vanek_display_both: '0' },
  without: { vanek_display_vat: '0', vanek_display_both: '0' },
} as const
export type Way = keyof typeof ways

/** Sets the visitor's price display from the next page on. */
export const seeing = (context: BrowserContext, way: Way, url: string): Promise<void> =>
  context.addCookies(Object.entries(ways[way]).map(([name, value]) => ({ name, value, url })))

export const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
export const euro = { ...guestSettings.currency, code: 'EUR', symbol: '€' } as const
export const written = (amount: number, currency: typeof guestSettings.currency = guestSettings.currency) =>
  plain(formatPrice(amount, currency))

/** Texts of a price that must be shown, and those that must not. */
export const labels = (way: Way, withTax: number, withoutTax: number) => ({
  there: [
    ...(way === 'without' ? [] : [`${written(withTax)} s DPH`]),
    ...(way === 'with' ? [] : [`${written(withoutTax)} bez DPH`]),
  ],
  never: [`${written(withoutTax)} s DPH`, `${written(withTax)} bez DPH`],
})

export async function expectLabelled(page: Page, place: string, { there, never }: ReturnType<typeof labels>) {
  const box = page.locator(place).first()
  await box.waitFor()
  const text = plain(await box.innerText())
  for (const label of there) expect([place, text]).toEqual([place, expect.stringContaining(label)])
  for (const label of never) expect([place, text]).toEqual([place, expect.not.stringContaining(label)])
}

/** Amounts on a page without a VAT label, including collapsed content. */
export async function unlabelled(page: Page): Promise<readonly string[]> {
  const text = await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true
    return document.body.innerText
  })
  // a total has its label before the amount; rounding and transfer amounts are money, not prices
  const own = plain(text).replaceAll(/(?:Celkem (?:s|bez) DPH|Zaokrouhlení|Částka) −?[\d ]+(?:,\d+)? (?:Kč|€)/g, '')
  return own.match(/\S* ?\S* ?\S*\d (?:Kč|€)(?! (?:\/ \S+ )?(?:s|bez) DPH).{0,12}/g) ?? []
}
