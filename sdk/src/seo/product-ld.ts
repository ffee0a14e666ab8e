import { formatNumber } from '../format/format-number.ts'
import { pointsPerStar } from '../format/star.ts'
import type { Image, Product, Variant } from '../product/types.ts'
import type { Review } from '../reviews/types.ts'
import { type JsonLd, ld, part } from './ld.ts'
import { offerLd, type ReturnsLdInput, returnsLd, type ShippingLdInput, shippingLd } from './offer-ld.ts'

/** A property of schema.org that distinguishes variants for search engines. */
export type VaryingProperty = 'color' | 'size' | 'material' | 'pattern'

/** The fields of a variant that {@link toProductLd} needs; a `Variant` has all of them. */
export type VariantLdInput = Pick<
  Variant,
  | 'id'
  | 'name'
  | 'fullname'
  | 'catalogCode'
  | 'marketingCode'
  | 'ean'
  | 'mainImage'
  | 'images'
  | 'availability'
  | 'prices'
  | 'parameters'
>

/** A product and its page, for {@link toProductLd}. */
export interface ProductLdInput<V extends VariantLdInput = VariantLdInput> {
  readonly product: Pick<
    Product,
    'name' | 'perex' | 'catalogCode' | 'brand' | 'rating' | 'reviewCount' | 'images' | 'mainImage' | 'visibility'
  > & { readonly variants: readonly V[] }
  /** Absolute address of the page. */
  readonly url: string
  /** Absolute address of the page with this variant chosen. */
  readonly variantUrl: (variant: V) => string
  /** Absolute address of a picture. */
  readonly imageUrl: (image: Image) => string
  /** Reviews that the page shows; the first with a text are used. */
  readonly reviews?: readonly Pick<Review, 'name' | 'rating' | 'text' | 'created'>[]
  /** Delivery of a variant; null if it cannot be delivered. */
  readonly shipping?: (variant: V) => ShippingLdInput | null
  /** Return policy. */
  readonly returns?: ReturnsLdInput
  /** Properties of schema.org by the code of the parameter. */
  readonly properties?: Readonly<Record<string, VaryingProperty>>
}

/** The most pictures of one variant. */
const mostImages = 3
/** The most reviews. */
const mostReviews = 3

const mostStars = 100 / pointsPerStar
/** With one decimal, as `formatStars` shows it. */
const shownStars = (rating: number): number =>
  Number(formatNumber(rating / pointsPerStar, { decimalPoint: '.', millesimalPoint: '' }, { decimals: 1 }))

const ratingLd = (type: string, rating: number, more: Readonly<Record<string, unknown>> = {}): JsonLd =>
  part(type, { ratingValue: shownStars(rating), bestRating: mostStars, ...more })

const reviewLd = ({ name, rating, text, created }: NonNullable<ProductLdInput['reviews']>[number]): JsonLd =>
  part('Review', {
    author: part('Person', { name }),
    datePublished: created.slice(0, 10),
    reviewRating: ratingLd('Rating', rating),
    reviewBody: text,
  })

/** Colour, size and so on of a variant; of two parameters with the same property the first. */
function propertiesOf(
  { parameters }: Pick<VariantLdInput, 'parameters'>,
  known: Readonly<Record<string, VaryingProperty>>,
): ReadonlyMap<VaryingProperty, string> {
  const found = new Map<VaryingProperty, string>()
  for (const { code, value } of parameters) {
    const property = Object.hasOwn(known, code) ? known[code] : undefined
    if (property && !found.has(property)) found.set(property, value)
  }
  return found
}

/** Properties with more than one value among the variants. */
function varying(each: readonly ReadonlyMap<VaryingProperty, string>[]): readonly VaryingProperty[] {
  const names = new Set(each.flatMap((own) => [...own.keys()]))
  return [...names].filter((name) => new Set(each.map((own) => own.get(name))).size > 1)
}

/** Gives equal nodes the same id, so that offers can reference one shared node. */
function sharedNodes() {
  const nodes = new Map<string, JsonLd>()
  return {
    refer: (kind: string, node: JsonLd): JsonLd => {
      const key = JSON.stringify(node)
      const known = nodes.get(key) ?? { '@context': 'https://schema.org', '@id': `#${kind}-${nodes.size + 1}`, ...node }
      nodes.set(key, known)
      return { '@id': known['@id'] }
    },
    all: () => [...nodes.values()],
  }
}

/**
 * JSON-LD of a product for merchant listings: a `Product` with its offer, or a `ProductGroup` with an offer for each
 * variant. Delivery and returns of a group are objects of their own, to which its offers refer.
 *
 * @param page - The product, its page, its delivery and returns.
 * @returns Objects for one script element, the product first.
 */
export function toProductLd<V extends VariantLdInput>(page: ProductLdInput<V>): readonly JsonLd[] {
  const { product, url, variantUrl, imageUrl, reviews = [], shipping, returns, properties = {} } = page
  const { variants, rating, reviewCount } = product
  const written = reviews.filter(({ text }) => text).slice(0, mostReviews)
  const isGroup = variants.length > 1
  const shared = sharedNodes()
  const placed = (kind: string, node: JsonLd): JsonLd => (isGroup ? shared.refer(kind, node) : node)

  const imagesOf = (variant: V): readonly string[] => {
    const all = [
      variant.mainImage ?? product.mainImage,
      ...(variant.images.length > 0 ? variant.images : product.images),
    ]
    return [...new Set(all.flatMap((image) => (image ? [imageUrl(image)] : [])))].slice(0, mostImages)
  }
  const offerOf = (variant: V, at: string): JsonLd => {
    const delivery = shipping?.(variant)
    return offerLd({
      ...{ variant, url: at, isSold: product.visibility.saleable },
      shipping: delivery ? placed('shipping', shippingLd(delivery)) : undefined,
      returns: returns && placed('returns', returnsLd(returns)),
    })
  }
  const codesOf = ({ catalogCode, ean }: V) => ({ sku: catalogCode, gtin: ean })
  const common = {
    description: product.perex,
    brand: product.brand && part('Brand', { name: product.brand.title }),
    aggregateRating:
      rating !== null && reviewCount > 0 ? ratingLd('AggregateRating', rating, { reviewCount }) : undefined,
    review: written.length > 0 ? written.map(reviewLd) : undefined,
  }
  const [only] = variants
  if (!isGroup && only) {
    const own = { name: product.name, url, image: imagesOf(only), ...codesOf(only), ...common }
    const values = Object.fromEntries(propertiesOf(only, properties))
    return [ld('Product', { ...own, ...values, offers: offerOf(only, url) })]
  }
  const each = variants.map((variant) => propertiesOf(variant, properties))
  const differing = varying(each)
  const group = ld('ProductGroup', {
    ...{ name: product.name, url, productGroupID: product.catalogCode, ...common },
    variesBy: differing.length > 0 ? differing.map((name) => `https://schema.org/${name}`) : undefined,
    hasVariant: variants.map((variant, at) =>
      part('Product', {
        ...{ name: variant.fullname, image: imagesOf(variant), ...codesOf(variant) },
        inProductGroupWithID: product.catalogCode,
        ...Object.fromEntries(each[at] ?? []),
        offers: offerOf(variant, variantUrl(variant)),
      }),
    ),
  })
  return [group, ...shared.all()]
}
