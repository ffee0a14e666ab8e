import { unwrap } from '@vanek/sdk'
import { getProduct, getProducts, pickVariant, type Product, type ProductBox } from '@vanek/sdk/product'
import { getRecommendations } from '@vanek/sdk/recommendations'
import { getReviews, type ReviewPage } from '@vanek/sdk/reviews'
import { useLoaderData, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router-dom'
import type { Head, PageEnv, PageLoader } from '../../app/env.ts'
import { boxOf } from '../../features/product/box-of.ts'
import { ProductPage } from '../../features/product/product-page.tsx'

interface Data {
  readonly product: Product
  readonly alternatives: readonly ProductBox[]
  readonly goesWith: readonly ProductBox[]
  readonly reviews: ReviewPage | null
  readonly url: string
}

const BOXES = 4

/** The product, its relatives and its latest reviews. Only the product itself must answer. */
export const loader: PageLoader<Data> = async ({ params }, { shop, origin }) => {
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
  return {
    product,
    alternatives,
    goesWith,
    reviews: reviews?.ok ? reviews.data : null,
    url: `${origin}/produkt/${product.slug}`,
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
  const variant = pickVariant(data.product, Number(params.get('variant_id')))
  return <ProductPage key={data.product.id} {...data} variant={variant} />
}
