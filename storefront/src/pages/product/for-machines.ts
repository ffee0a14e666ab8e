import * as texts from '#texts/pages/product'
import { deliveryOptions } from '@vanek/sdk/checkout'
import { formatNumber } from '@vanek/sdk/format'
import { imageUrl } from '@vanek/sdk/images'
import { canBeOrdered, initialVariant, type Variant } from '@vanek/sdk/product'
import { metaDescription, type ShippingLdInput, toProductLd } from '@vanek/sdk/seo'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { crumbsLd, shareStyle } from '../../lib/page/meta-head.ts'
import { calendar } from '../../market/calendar.ts'
import { market } from '#market/market'
import { productPath } from '../../lib/paths/product.ts'
import { varyingProperties } from '../../market/varying-properties.ts'
import type { ProductPageData } from './data.ts'

// descriptions are read in the language of the shop, whatever a visitor pays with
const signs = { decimalPoint: ',', millesimalPoint: ' ' }

/** Breadcrumbs of a product, for structured data. */
const productCrumbs = ({ product }: ProductPageData) => [
  ...product.parents.map(({ title, path }) => ({ title, to: `/${path}` })),
  { title: product.name },
]

/** The delivery of a variant; also null if the delivery methods break the contract: the page still renders. */
function shippingOf(data: ProductPageData, variant: Variant): ShippingLdInput | null {
  try {
    return guestShipping(data, variant)
  } catch {
    return null
  }
}

/** Price and days of the delivery of a variant to a guest; null if it cannot be ordered or sent. */
function guestShipping({ product, delivery }: ProductPageData, variant: Variant): ShippingLdInput | null {
  const { availability, warehouses, prices } = variant
  if (!canBeOrdered(availability)) return null
  const { freeShippers, oversized = false } = product
  // no dates of branches: they would take most of the time, and only prices and days of transport are used
  const ways = delivery.ways.map((way) => ({ ...way, branches: [] }))
  const { options, cheapest } = deliveryOptions(ways, {
    goods: { variantId: variant.id, amount: availability.amountMin, availability, warehouses },
    ...{ oversized, freeShippers, price: prices.unitWithTax, now: new Date(delivery.since), calendar },
    // guests have no limit of their own: each method has one
    freeFrom: 0,
  })
  const days = options.flatMap(({ method }) => (method.type === 'PERSONAL' ? [] : (method.delivery.deliveryDays ?? [])))
  if (!cheapest.price || days.length === 0) return null
  const { delayDays } = availability
  return {
    price: cheapest.price.withTax,
    currencyCode: prices.currencyCode,
    countryCode: market.country.code,
    // orders after the closing time are sent on the next day
    handlingDays: [delayDays, delayDays + 1],
    transitDays: [Math.min(...days), Math.max(...days)],
  }
}

/** Important numbers of a product as text, without those that its description already has. */
const factsOf = ({ gauges, perex }: ProductPageData['product']) =>
  gauges
    .map(({ title, value, unit }) => ({ title, text: `${formatNumber(value, signs)} ${unit}` }))
    // editors join numbers and units by spaces that do not break
    .filter(({ text }) => !perex.replaceAll(/\s/g, ' ').includes(text))
    .map(({ title, text }, at) => `${at > 0 ? title.toLocaleLowerCase(market.locale) : title} ${text}`)

/** What search engines and link previews learn of a product, besides its title and address. */
export function productFacts(data: ProductPageData, { origin, wildcardProducts: wildcard }: PageEnv): Partial<Head> {
  const { product, reviews, url } = data
  const { perex, catalogCode, mainImage, page_meta: meta } = product
  const shown = initialVariant(product)
  return {
    description:
      meta.seo_description ??
      metaDescription({
        text: perex,
        facts: factsOf(product),
        mark: texts.code(catalogCode),
      }),
    ...(mainImage && { image: origin + imageUrl('/cdn', mainImage, shareStyle) }),
    price: {
      amount: shown.prices.unitWithTax,
      currencyCode: shown.prices.currencyCode,
      available: canBeOrdered(shown.availability),
    },
    jsonLd: [
      crumbsLd(productCrumbs(data), { origin }),
      toProductLd({
        ...{ product, url, properties: varyingProperties },
        variantUrl: ({ id }) => {
          const variant = { id, isDefault: id === product.defaultVariantId }
          return origin + productPath(product, { wildcard, variant })
        },
        imageUrl: (image) => new URL(imageUrl('/cdn', image, 'style-w800-h800'), origin).href,
        // a back end may break the contract: what has no date of text is left out
        reviews: (reviews?.data ?? []).filter(({ created }) => typeof created === 'string'),
        shipping: (variant) => shippingOf(data, variant),
        returns: {
          days: market.returns.days,
          countryCode: market.country.code,
          paidBy: 'customer',
          by: ['mail', 'store'],
          url: origin + market.returns.path,
        },
      }),
    ],
  }
}
