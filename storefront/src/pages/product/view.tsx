import { isVariantChosen, lowestPrice, type Product, initialVariant, type Variant } from '@vanek/sdk/product'
import { Suspense, useMemo, useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useLoaderData, useLocation } from 'react-router-dom'
import { ProductPrice } from '../../entities/product/product-price.tsx'
import { useHas, useTheme } from '../../entities/shop/use-shell.ts'
import { LastVisited } from '../../entities/visited/last-visited.tsx'
import { CompareButton } from '../../features/compare/compare-button.tsx'
import { Heart } from '../../features/wish-list/heart.tsx'
import { later } from '../../lib/browser/later.tsx'
import type { PageHead } from '../../lib/page/env.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Recommended } from '../../widgets/recommendations/recommended.tsx'
import { BuyForm } from './buy-form.tsx'
import type { ProductPageData } from './data.ts'
import { Gallery } from './gallery.tsx'
import { productHead, requestedVariant } from './head.ts'

// The server renders these at once. In the browser none of them needs scripts before it is used: links, forms and
// `details` work without them.

const lateSide = '.product-side > :not(.buy, .price, .product-marks)'

const ProductFacts = import.meta.env.SSR
  ? (await import('./facts.tsx')).ProductFacts
  : later(() => import('./facts.tsx').then(({ ProductFacts }) => ProductFacts), lateSide)

const ProductOffers = import.meta.env.SSR
  ? (await import('./offers.tsx')).ProductOffers
  : later(() => import('./offers.tsx').then(({ ProductOffers }) => ProductOffers), lateSide)

const BuyBarDelivery = import.meta.env.SSR
  ? (await import('./offers.tsx')).BuyBarDelivery
  : later(() => import('./offers.tsx').then((own) => own.BuyBarDelivery), '.buy-bar-delivery')

const more = () => import('./more.tsx')
const ProductMore = import.meta.env.SSR
  ? (await more()).ProductMore
  : later(() => more().then((own) => own.ProductMore), '.product-more')
const SimilarProducts = import.meta.env.SSR
  ? (await more()).SimilarProducts
  : later(() => more().then((own) => own.SimilarProducts), '.similar-products')
const EndText = import.meta.env.SSR
  ? (await more()).EndText
  : later(() => more().then((own) => own.EndText), '.end-text')

const FreshStock = import.meta.env.SSR
  ? () => null
  : later(() => import('./fresh-stock.tsx').then((own) => own.FreshStock))

interface ProductPageProps {
  readonly data: ProductPageData
  /** Id of the shown variant. */
  readonly variantId: number
  /** Whether a variant is already chosen (C5.43). */
  readonly isChosen: boolean
  /** Whether it is paid with loyalty credits (B2.16). */
  readonly forCredits: boolean
}

/** A product page: pictures, facts, price and the buy form. */
function ProductPage({ data, variantId, isChosen, forCredits }: ProductPageProps) {
  const [product, setFresh] = useState<Product>(data.product)
  const { id, name, parents, variants } = product
  const variant = variants.find((each) => each.id === variantId) ?? initialVariant(product)
  const images = variant.images.length > 0 ? variant.images : product.images
  // the page has it in stock, the back end no longer does
  const soldMeanwhile =
    !variant.availability.isAvailable &&
    data.product.variants.some((each) => each.id === variant.id && each.availability.isAvailable)
  const theme = useTheme('product_detail')
  const isFresh = useHas('fresh-prices')
  const shownAlternatives = theme.alternatives ? data.alternatives : []
  const price = isChosen ? { ...variant, priceFrom: false } : lowestPrice(variants)
  // late parts start from the URL that the server rendered, wherever the visitor is now
  const [search] = useState(useLocation().search)
  // memoized: an update before their scripts have loaded would discard the server's HTML
  const facts = useMemo(
    () => (
      <Suspense>
        <ProductFacts product={product} variant={variant} isChosen={isChosen} />
      </Suspense>
    ),
    [product, variant, isChosen],
  )
  const offers = useMemo(
    () => (
      <Suspense>
        <ProductOffers product={product} variant={variant} storage={data.storage} delivery={data.delivery} />
      </Suspense>
    ),
    [product, variant, data.storage, data.delivery],
  )
  const inBar = useMemo(
    () => (
      <Suspense>
        <BuyBarDelivery product={product} variant={variant} data={data.delivery} />
      </Suspense>
    ),
    [product, variant, data.delivery],
  )
  const texts = useMemo(
    () => (
      <Suspense>
        <ProductMore data={data} search={search} variant={isChosen ? variant.id : null} setProduct={setFresh} />
      </Suspense>
    ),
    [data, search, isChosen, variant.id],
  )
  const { alternatives, endText } = data
  const similar = useMemo(
    () => (
      <Suspense>
        <SimilarProducts products={alternatives} />
      </Suspense>
    ),
    [alternatives],
  )
  const shownSimilar = shownAlternatives.length > 0 && similar
  const end = useMemo(() => <Suspense>{endText && <EndText text={endText} />}</Suspense>, [endText])
  return (
    <div className="product">
      <Breadcrumb crumbs={[...parents.map(({ title, path }) => ({ title, to: `/${path}` })), { title: name }]} />
      <div className="wrap cols">
        <Gallery images={images} name={name} model={variant.model3d?.path ?? null} key={variant.id} />
        <div className="product-side stack">
          {facts}
          <ProductPrice
            prices={price.prices}
            defaultPrices={price.defaultPrices}
            from={price.priceFrom}
            full
            unit={variant.unit}
          />
          <BuyForm
            key={variant.id}
            product={product}
            variant={variant}
            isChosen={isChosen}
            forCredits={forCredits}
            soldMeanwhile={soldMeanwhile}
            delivery={inBar}
          />
          {offers}
          <div className="product-marks">
            <Heart variantId={variant.id} name={variant.fullname} text />
            <CompareButton id={id} name={name} text />
          </div>
        </div>
      </div>
      {data.isGone && shownSimilar}
      {texts}
      <Recommended placement="product_detail_cross_sell" product={id} />
      {!data.isGone && shownSimilar}
      <Recommended placement="product_detail_related" product={id} without={shownAlternatives.map((each) => each.id)} />
      {theme.end_text && end}
      {theme.last_visited && <LastVisited current={id} />}
      <Suspense>{isFresh && <FreshStock product={data.product} onFresh={setFresh} />}</Suspense>
    </div>
  )
}

/** Another variant of the same product, or other reviews of it, need no revalidation. */
export function sameProduct({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

/** Location state of links that choose a variant, so that a sold-out one can be chosen too. */
export interface VariantState {
  readonly variant: Variant['id']
}

/** The product in the variant of the URL (B2.15, B4.01 to B4.03), for credits if the URL selects them (B2.16). */
export function ProductScreen({ data }: { readonly data: ProductPageData }) {
  const params = new URLSearchParams(useLocation().search)
  const { key, state } = useLocation()
  // the server does not know the choice of an earlier visit
  const [start] = useState(key)
  const chosen = key === start ? undefined : (state as VariantState | null)?.variant
  const { product } = data
  const requested = requestedVariant(params)
  const picked = product.variants.find((variant) => variant.id === chosen)
  return (
    <ProductPage
      key={product.id}
      data={data}
      variantId={(picked ?? initialVariant(product, requested)).id}
      isChosen={picked !== undefined || isVariantChosen(product, requested)}
      forCredits={params.get('for_credits') === 'true'}
    />
  )
}

export const head: PageHead<ProductPageData> = productHead

export const shouldRevalidate = sameProduct

/** `/produkt/{slug}` */
export function Component() {
  return <ProductScreen data={useLoaderData() as ProductPageData} />
}
