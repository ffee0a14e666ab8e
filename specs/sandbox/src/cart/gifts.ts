import { sumAmounts } from '../amount.ts'
import { piecesIn, stockOf, type VariantRow } from '../catalogue/variants.ts'
import type { PictureRef } from '../db/schema.ts'
import type { Queries } from '../db/transaction.ts'
import { asId } from '../http/ids.ts'
import { withoutVat, type Haler } from '../money.ts'
import { inCurrency, type Currency } from '../pricing/currency.ts'
import type { Goods } from './goods.ts'
import type { LoadedCart } from './load.ts'

/** A gift: goods with a special price; all prices are in one currency. */
export interface Gift {
  readonly id: number
  readonly name: string
  readonly priceFrom: Haler
  readonly priceThousandths: number
  /** Usual price of the goods. */
  readonly usual: Haler
  /** Price to pay: rounded up to whole haléře (C4.47); without VAT in the ratio of the usual prices (C4.48). */
  readonly price: Haler
  readonly net: Haler
  readonly variant: VariantRow
  readonly product: Pick<Goods['product'], 'name' | 'slug' | 'categoryFullname' | 'brand'>
  readonly image: PictureRef | null
  readonly pieces: number
}

/** Gifts sorted by their limit; with ids, only these. */
export async function loadGifts(q: Queries, currency: Currency, ids?: readonly number[]): Promise<Gift[]> {
  if (ids?.length === 0) return []
  const all = q
    .selectFrom('order_gifts')
    .innerJoin('variants', 'variants.id', 'order_gifts.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .leftJoin('brands', 'brands.id', 'products.brand_id')
    .selectAll('variants')
    .select(['order_gifts.id as gift_id', 'order_gifts.name as gift_name', 'price_from', 'price_thousandths'])
    .select(['products.name as product_name', 'products.slug', 'full_title', 'brands.title as brand_title'])
    .orderBy('price_from')
    .orderBy('order_gifts.id')
  const rows = await (ids === undefined ? all : all.where('order_gifts.id', 'in', ids.map(asId))).execute()
  const stock = await stockOf(
    q,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const {
      gift_id,
      gift_name,
      price_from,
      price_thousandths,
      product_name,
      slug,
      full_title,
      brand_title,
      ...variant
    } = row
    const usual = inCurrency(variant.price, currency)
    const priceThousandths = Math.ceil(price_thousandths / currency.rate)
    return {
      id: gift_id,
      name: gift_name,
      priceFrom: inCurrency(price_from, currency),
      priceThousandths,
      usual,
      ...giftPrice(priceThousandths, usual),
      variant,
      product: { name: product_name, slug, categoryFullname: full_title, brand: brand_title },
      image: variant.doc.images[0] ?? null,
      pieces: variant.withdrawn === null ? piecesIn(stock.get(variant.id)) : 0,
    }
  })
}

/** Price of a gift, from its price in thousandths of a crown or euro and the usual price of the goods. */
function giftPrice(thousandths: number, usual: Haler): { readonly price: Haler; readonly net: Haler } {
  const price = Math.ceil(thousandths / 10)
  return { price, net: usual > 0 ? Math.round((price * withoutVat(usual)) / usual) : withoutVat(price) }
}

/** Whether a piece of a gift is in stock in addition to those in the cart. */
export function isGiftAvailable({ variant, pieces }: Gift, cart: LoadedCart | null): boolean {
  const own = cart?.lines.filter((line) => line.variant.id === variant.id).map(({ amount }) => amount) ?? []
  return pieces >= sumAmounts(...own, 1)
}

/** Whether the price of goods reaches the limit of a gift. */
export const isWithinReach = (gift: Gift, cart: LoadedCart, goods: Haler): boolean =>
  gift.priceFrom <= goods && isGiftAvailable(gift, cart)
