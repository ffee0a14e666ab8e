import type { Page } from '@playwright/test'
import { guestSettings } from '../../src/lib/page/settings.ts'
import { inMarket } from './market.ts'
import { begins } from './words.ts'

const amount = new RegExp(`([\\d\\s\\u00a0]+(?:,\\d+)?)\\s*${guestSettings.currency.symbol}`)

/** The number in a text such as `1 234,50 Kč`, in the currency of the market. */
export const amountIn = (text: string | null): number =>
  Number((amount.exec(text ?? '')?.[1] ?? '').replaceAll(/\s|\u00a0/g, '').replace(',', '.'))

/** An amount as a PDF has it, without spaces. */
export const printedSum = (amount: number): string =>
  amount.toFixed(2).replace('.', ',') + guestSettings.currency.symbol

/** The cart link in the header; its name has the number of pieces. */
export const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: begins('Košík', 'frame') })

/** Availability text of the back end for a large stock. */
export const inStockText = inMarket({ cs: 'Skladem více', sk: 'Skladom viac' })
