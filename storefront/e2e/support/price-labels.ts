import { formatPrice } from '@vanek/sdk/format'
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './test.ts'
import { guestSettings } from '../../src/lib/page/settings.ts'
import { inMarket } from './market.ts'

/** Cookies of each price display. */
const displays = {
  both: { vanek_display_vat: '1', vanek_display_both: '1' },
  with: { vanek_display_vat: '1', vanek_display_both: '0' },
  without: { vanek_display_vat: '0', vanek_display_both: '0' },
} as const
export type PriceDisplay = keyof typeof displays

/** Sets the visitor's price display from the next page on. */
export const setPriceDisplay = (context: BrowserContext, display: PriceDisplay, url: string): Promise<void> =>
  context.addCookies(Object.entries(displays[display]).map(([name, value]) => ({ name, value, url })))

export const collapseSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
/** The currency that is not the usual one of the market. */
export const otherCurrency = {
  ...guestSettings.currency,
  ...inMarket({ cs: { code: 'EUR', symbol: '€' }, sk: { code: 'CZK', symbol: 'Kč' } }),
}
export const formatted = (amount: number, currency: typeof guestSettings.currency = guestSettings.currency) =>
  collapseSpaces(formatPrice(amount, currency))

/** Texts of a price that must be shown, and those that must not. */
export const labels = (display: PriceDisplay, withTax: number, withoutTax: number) => ({
  shown: [
    ...(display === 'without' ? [] : [`${formatted(withTax)} s DPH`]),
    ...(display === 'with' ? [] : [`${formatted(withoutTax)} bez DPH`]),
  ],
  hidden: [`${formatted(withoutTax)} s DPH`, `${formatted(withTax)} bez DPH`],
})

export async function expectLabelled(page: Page, place: string, { shown, hidden }: ReturnType<typeof labels>) {
  const box = page.locator(place).first()
  await box.waitFor()
  const text = collapseSpaces(await box.innerText())
  for (const label of shown) expect([place, text]).toEqual([place, expect.stringContaining(label)])
  for (const label of hidden) expect([place, text]).toEqual([place, expect.not.stringContaining(label)])
}

/** Amounts on a page without a VAT label, including collapsed content. */
export async function unlabelledAmounts(page: Page): Promise<readonly string[]> {
  const text = await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true
    return document.body.innerText
  })
  // a total has its label before the amount; rounding and what is to be paid are money, not prices
  const own = collapseSpaces(text).replaceAll(
    /(?:Celkem (?:s|bez) DPH|Spolu (?:s|bez) DPH|Zaokrouhlení|Zaokrúhlenie|Částka|Suma|Zaplatit zbývá|Treba zaplatiť) −?[\d ]+(?:,\d+)? (?:Kč|€)/g,
    '',
  )
  return own.match(/\S* ?\S* ?\S*\d (?:Kč|€)(?! (?:\/ \S+ )?(?:s|bez) DPH).{0,12}/g) ?? []
}
