import { type Shop, unwrap } from '@vanek/sdk'
import { deliveryOptions, getShippers } from '@vanek/sdk/checkout'
import { getPaths } from '@vanek/sdk/content'
import { formatNumber } from '@vanek/sdk/format'
import { imageUrl } from '@vanek/sdk/images'
import { type FeedItem, type FeedItemOptions, toFeedItems } from '@vanek/sdk/integrations/feeds'
import { getProducts } from '@vanek/sdk/product'
import { calendar } from '../../src/market/calendar.ts'
import { carriers } from '#market/feeds'
import { productPath } from '../../src/lib/paths/product.ts'

const pathsAtOnce = 1_000
/** The contract accepts up to 4000 characters of slugs. */
const slugCharacters = 3_500
const productsAtOnce = 40

/** Slugs in parts that fit into one call. */
export function slugParts(slugs: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = []
  let characters = 0
  for (const slug of slugs) {
    const last = parts.at(-1)
    characters += slug.length + 1
    if (last && last.length < productsAtOnce && characters <= slugCharacters) last.push(slug)
    else {
      parts.push([slug])
      characters = slug.length + 1
    }
  }
  return parts
}

const signs = { decimalPoint: ',', millesimalPoint: ' ' }

export interface ProductPartsOptions {
  readonly origin: string
  /** Whether product URLs start with the path of their category. */
  readonly wildcard: boolean
}

/** The products that guests can buy, a few at a time: the whole catalogue is never in memory. */
export async function* productParts(
  shop: Shop,
  { origin, wildcard }: ProductPartsOptions,
): AsyncGenerator<readonly FeedItem[]> {
  const methods = unwrap(await getShippers(shop)).filter(({ type }) => Object.hasOwn(carriers, type))
  const now = new Date(shop.config.clock.now())
  const options: FeedItemOptions = {
    variantUrl: (product, { id }) =>
      origin + productPath(product, { wildcard, variant: { id, isDefault: id === product.defaultVariantId } }),
    imageUrl: (image) => origin + imageUrl('/cdn', image, 'style-w800-h800'),
    measure: (value, unit) => `${formatNumber(value, signs)} ${unit}`,
    deliveries: ({ oversized = false, freeShippers }, { id, availability, warehouses, prices }) =>
      deliveryOptions(methods, {
        goods: { variantId: id, amount: availability.amountMin, availability, warehouses },
        ...{ oversized, freeShippers, price: prices.unitWithTax, now, calendar },
        // guests have no limit of their own: each method has one
        freeFrom: 0,
      }).options.flatMap(({ method, price }) => {
        const carrier = carriers[method.type]
        return carrier === undefined ? [] : [{ id: carrier, price: price.withTax }]
      }),
  }
  for (let skip = 0; ; skip += pathsAtOnce) {
    const { items, total } = unwrap(await getPaths(shop, { kind: 'product', skip, limit: pathsAtOnce }))
    for (const slugs of slugParts(items.map(({ slug }) => slug))) {
      const products = unwrap(await getProducts(shop, { slugs }))
      yield products.flatMap((product) => toFeedItems(product, options))
    }
    if (items.length === 0 || skip + items.length >= total) return
  }
}
