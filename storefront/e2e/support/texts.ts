import type { Page } from '@playwright/test'

/** Number of crowns in a text such as `1 234,50 Kč`. */
export const crownsIn = (text: string | null): number =>
  Number((/([\d\s\u00a0]+(?:,\d+)?)\s*Kč/.exec(text ?? '')?.[1] ?? '').replaceAll(/\s|\u00a0/g, '').replace(',', '.'))

/** The cart link in the header; its name has the number of pieces. */
export const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Košík/ })
