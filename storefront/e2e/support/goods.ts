import { unwrap } from '@vanek/sdk'
import { getListing } from '@vanek/sdk/catalog'
import type { Page } from '@playwright/test'
import { sandboxShop } from './sandbox.ts'
import { inMarket } from './market.ts'
import { categoryOf } from './paths.ts'

/** About as much as some crowns in the currency of the market. */
export const fromCrowns = (crowns: number) => inMarket({ cs: crowns, sk: crowns / 25 })

/** A product in stock, as a list shows it. */
export interface Goods {
  readonly name: string
  readonly variantId: number
  readonly price: number
}

/** Products with a variant in a price range in crowns, with enough of each in stock. */
export async function goodsBetween(sandboxUrl: string, from: number, to: number, count = 2): Promise<readonly Goods[]> {
  const { products } = unwrap(
    await getListing(sandboxShop(sandboxUrl), {
      ...{
        category: categoryOf('domaci-ventilatory'),
        price: { from: fromCrowns(from), to: fromCrowns(to) },
        available: true,
        perPage: 48,
      },
    }),
  )
  const found = products
    .filter(({ priceFrom, availability: { isAvailable, stock } }) => !priceFrom && isAvailable && (stock ?? 0) >= 20)
    .map(({ name, variant, defaultVariantId, prices }) => ({
      ...{ name, variantId: variant?.id ?? defaultVariantId, price: prices.unitWithTax },
    }))
  if (found.length < count) throw new Error(`The seed has only ${found.length} such goods for ${from} to ${to} Kč`)
  return found.slice(0, count)
}

/** Adds pieces to a visitor's cart, by the form for browsers without scripts. */
export async function addToCart(page: Page, { variantId }: Pick<Goods, 'variantId'>, amount = 1): Promise<void> {
  const form = { intent: 'add', variantId, amount }
  const answer = await page.request.post('/kosik', {
    form,
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  })
  if (answer.status() !== 303) throw new Error(`The cart answered ${answer.status()}`)
}
