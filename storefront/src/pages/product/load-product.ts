import { unwrap } from '@vanek/sdk'
import { getProductEndText, quietly, type RichTextNode } from '@vanek/sdk/content'
import { imageUrl } from '@vanek/sdk/images'
import {
  getParameterEntities,
  getProduct,
  getProducts,
  resolveParameters,
  startVariant,
  type Promised,
  storageDate,
  type Product,
  type ProductBox,
  type ShownParameter,
} from '@vanek/sdk/product'
import { type Comment, getComments, getReviews, type ReviewPage } from '@vanek/sdk/reviews'
import { dateAt } from '../../market/clock.ts'
import type { PageEnv } from '../../lib/page/env.ts'
import { productPath } from '../../market/paths.ts'
import { loadWays, type WaysData } from '../../entities/delivery/load-ways.ts'
import { boxOf } from '../../entities/product/box-of.ts'
import { productData } from './product-data.ts'
import { reviewQueryFrom } from '../../features/reviews/review-query.ts'
import { wantedVariant } from './wanted-variant.ts'

/** What the page of a product shows. */
export interface ProductPageData {
  /** Without its raw parameters: those are in `parameters` by name. */
  readonly product: Product
  readonly parameters: readonly ShownParameter[]
  readonly alternatives: readonly ProductBox[]
  readonly reviews: ReviewPage | null
  readonly comments: readonly Comment[]
  /** What the shop says at the end of every product page (B7.42). */
  readonly endText: RichTextNode | null
  /** When the next pieces come, while there are none (B9.25). */
  readonly storage: Promised | null
  readonly delivery: WaysData
  /** Until when the statements about days hold, in milliseconds; the page is not cached longer. */
  readonly keepUntil: number
  /** Canonical address. */
  readonly url: string
  /** For search engines, as JSON-LD. */
  readonly json: string
}

const BOXES = 4

/**
 * Reads a product, its relatives, what its parameters are called, its latest reviews and comments. Only the product itself
 * must answer: 404 when there is none, 403 when it is not for this visitor (C6.12).
 */
export async function loadProduct(
  slug: string,
  url: string,
  { shop, origin, wildcardProducts: wildcard }: PageEnv,
): Promise<ProductPageData> {
  const found = await getProduct(shop, { slug })
  if (!found.ok && found.error.code === 'not_found') throw new Response(null, { status: 404 })
  if (!found.ok && found.error.code === 'forbidden') throw new Response(null, { status: 403 })
  const product = unwrap(found)
  const { id: productId } = product
  const asked = new URL(url).searchParams
  const boxes = async (ids: readonly number[]) => {
    const own = ids.filter((id) => id !== productId).slice(0, BOXES)
    const products = own.length === 0 ? null : await getProducts(shop, { ids: own })
    return products?.ok ? products.data.map(boxOf) : []
  }
  const [entities, alternatives, reviews, comments, endText, delivery] = await Promise.all([
    getParameterEntities(shop, { parameters: product.parameters }),
    boxes(product.alternatives),
    product.reviewCount > 0 ? getReviews(shop, { productId, ...reviewQueryFrom(asked) }) : null,
    getComments(shop, { productId }),
    quietly(shop, 'the end text of products', getProductEndText(shop), null),
    loadWays(shop),
  ])
  const canonical = origin + productPath(product, { wildcard })
  return {
    product: { ...product, parameters: [] },
    parameters: entities.ok ? resolveParameters(product.parameters, entities.data) : [],
    alternatives,
    reviews: reviews?.ok ? reviews.data : null,
    comments: comments.ok ? comments.data : [],
    endText,
    delivery,
    keepUntil: delivery.keepUntil,
    storage: storageDate(product.date_of_storage, {
      today: dateAt(shop.config.clock.now()),
    }),
    url: canonical,
    json: productData(
      product,
      startVariant(product, wantedVariant(asked)),
      canonical,
      (image) => new URL(imageUrl(shop.config.endpoints.cdn, image, 'style-w800-h800'), canonical).href,
    ),
  }
}
