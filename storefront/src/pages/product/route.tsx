import { unwrap } from '@vanek/sdk'
import { getProduct, getProducts, type Product, type ProductBox, startVariant } from '@vanek/sdk/product'
import { imageUrl } from '@vanek/sdk/images'
import { getRecommendations } from '@vanek/sdk/recommendations'
import { getReviews, type ReviewPage } from '@vanek/sdk/reviews'
import { useLoaderData, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router-dom'
import type { Head, PageEnv, PageLoader } from '../../app/env.ts'
import { boxOf } from '../../features/product/box-of.ts'
import { productData } from '../../features/product/product-data.ts'
import { ProductPage } from '../../features/product/product-page.tsx'

interface Data {
  readonly product: Product
  readonly alternatives: readonly ProductBox[]
  readonly goesWith: readonly ProductBox[]
  readonly reviews: ReviewPage | null
  readonly url: string
  /** For search engines, as JSON-LD. */
  readonly json: string
}

const BOXES = 4

const variantIn = (request: Request) => Number(new URL(request.url).searchParams.get('varianta'))

/** The product, its relatives and its latest reviews. Only the product itself must answer. */
export const loader: PageLoader<Data> = async ({ request, params }, { shop, origin }) => {
  const found = await getProduct(shop, { slug: params.slug ?? '' })
  if (!found.ok && found.error.code === 'not_found') throw new Response(null, { status: 404 })
  const product = unwrap(found)
  const boxes = async (ids: readonly number[]) => {
    const own = ids.filter((id) => id !== product.id).slice(0, BOXES)
    const products = own.length === 0 ? null : await getProducts(shop, { ids: own })
    return products?.ok ? products.data.map(boxOf) : []
  }
  const [alternatives, goesWith, reviews] = await Promise.all([
    boxes(product.alternatives),
    getRecommendations(shop, { placement: 'product_detail_cross_sell', product: product.id, limit: BOXES }).then(
      (ids) => (ids.ok ? boxes(ids.data) : []),
    ),
    product.reviewCount > 0 ? getReviews(shop, { productId: product.id, perPage: 3 }) : null,
  ])
  const url = `${origin}/produkt/${product.slug}`
  return {
    product,
    alternatives,
    goesWith,
    reviews: reviews?.ok ? reviews.data : null,
    url,
    json: productData(
      product,
      startVariant(product, { variantId: variantIn(request) }),
      url,
      (image) => new URL(imageUrl(shop.config.endpoints.cdn, image, { width: 800, height: 800 }), url).href,
    ),
  }
}

/** Another variant of the same product needs no new data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

/** Title, description and address for search engines. */
export function head({ product, url }: Data, _env: PageEnv): Head {
  const { seo_title, seo_description } = product.page_meta
  return { title: seo_title ?? product.name, description: seo_description ?? product.perex, canonical: url }
}

/** The product in the variant that the address asks for. */
export function Component() {
  const data = useLoaderData() as Data
  const [params] = useSearchParams()
  const variant = startVariant(data.product, { variantId: Number(params.get('varianta')) })
  return <ProductPage key={data.product.id} {...data} variant={variant} />
}
