import { useFreshProduct } from '@vanek/react-hooks'
import { type Product, type ProductBox, variantParameters } from '@vanek/sdk/product'
import type { Comment } from '@vanek/sdk/reviews'
import { useEffect } from 'react'
import { RichText } from '../../entities/content/rich-text.tsx'
import { useTheme } from '../../entities/shop/use-shell.ts'
import { LastVisited } from '../../entities/visited/last-visited.tsx'
import { Reviews } from '../../features/reviews/reviews.tsx'
import { askPath } from '../../lib/paths/ask-path.ts'
import { formatDate } from '../../market/dates.ts'
import { Link } from '../../ui/link.tsx'
import { ProductGrid } from '../../widgets/goods/product-box.tsx'
import { Recommended } from '../../widgets/recommendations/recommended.tsx'
import type { ProductPageData } from './data.ts'
import { Files, Videos } from './files.tsx'
import { Parameters } from './parameters.tsx'
import { VariantList } from './variants.tsx'

/** Renders nothing; reports current prices and stock once they are loaded (C7.57). */
function FreshStock({ product, onFresh }: { readonly product: Product; readonly onFresh: (product: Product) => void }) {
  const { status, data } = useFreshProduct(product)
  useEffect(() => {
    if (status === 'success') onFresh(data)
  }, [status, data, onFresh])
  return null
}

/** Questions of shoppers with the shop's answers (C7.56). */
function Comments({ comments }: { readonly comments: readonly Comment[] }) {
  return (
    <ul className="rule comments">
      {comments.map(({ id, name, text, created, answer }) => (
        <li key={id}>
          <p className="row small">
            <strong>{name}</strong>
            <time className="quiet" dateTime={created}>
              {formatDate(created)}
            </time>
          </p>
          <p>{text}</p>
          {answer && (
            <div className="answer">
              <p className="row small">
                <strong>{answer.name}</strong>
                <time className="quiet" dateTime={answer.created}>
                  {formatDate(answer.created)}
                </time>
              </p>
              <p>{answer.text}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

interface ProductMoreProps {
  readonly data: ProductPageData
  /** Query of the rendered URL. */
  readonly search: string
  /** Id of the variant whose parameters are shown; null if none is chosen. */
  readonly variant: number | null
  /** Called with current prices and stock. */
  readonly onFresh: (product: Product) => void
}

function Relatives({ title, products }: { readonly title: string; readonly products: readonly ProductBox[] }) {
  if (products.length === 0) return null
  return (
    <section className="section wrap">
      <div className="section-head">
        <h2>{title}</h2>
      </div>
      <ProductGrid products={products} />
    </section>
  )
}

/** The lower part of a product page: description, variants, reviews, parameters, files and more. */
export function ProductMore({ data, search, variant: shown, onFresh }: ProductMoreProps) {
  const { product, parameters, alternatives, comments, endText } = data
  const theme = useTheme('product_detail')
  const { description, variants, files, videos } = product
  const variant = variants.find(({ id }) => id === shown)
  const alike = theme.alternatives ? alternatives : []
  return (
    <>
      <FreshStock product={product} onFresh={onFresh} />
      <div className="wrap cols section product-more">
        <div className="product-text stack gap-6">
          <section className="rich">
            <h2>Popis</h2>
            {description.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          {videos.length > 0 && (
            <section>
              <h2>Video</h2>
              <Videos videos={videos} />
            </section>
          )}
          {variants.length > 1 && (
            <section>
              <h2>Všechny varianty</h2>
              <VariantList variants={variants} usual={product.variantRequired ? null : product.defaultVariantId} />
            </section>
          )}
        </div>
        <div className="product-params stack gap-4">
          <section id="parametry">
            <h2>Parametry</h2>
            <Parameters parameters={variant ? variantParameters(parameters, variant) : parameters} />
          </section>
          {files.length > 0 && (
            <section>
              <h2>Ke stažení</h2>
              <Files files={files} />
            </section>
          )}
        </div>
        <div className="product-voices stack gap-6">
          {theme.reviews && <Reviews data={data} search={search} />}
          {theme.comments && (
            <section className="stack gap-3">
              <h2>Dotazy a odpovědi</h2>
              {comments.length > 0 && <Comments comments={comments} />}
              <p>
                <Link to={askPath(product.slug)}>Zeptat se na tento výrobek</Link>
              </p>
            </section>
          )}
        </div>
      </div>
      <Recommended placement="product_detail_cross_sell" product={product.id} />
      <Relatives title="Podobné výrobky" products={alike} />
      <Recommended placement="product_detail_related" product={product.id} without={alike.map(({ id }) => id)} />
      {theme.end_text && endText && (
        <section className="section wrap rich" aria-label="Dobré vědět">
          <RichText node={endText} under={1} />
        </section>
      )}
      {theme.last_visited && <LastVisited current={product.id} />}
    </>
  )
}

// from one file, so that all of them are loaded when one of them changes state of the others
export { BuyBar, ProductFacts } from './facts.tsx'
export { ProductOffers } from './offers.tsx'
