import * as texts from '#texts/pages/product'
import { anchors } from '#market/anchors'
import { type Product, type ProductBox, variantParameters } from '@vanek/sdk/product'
import type { Dispatch, SetStateAction } from 'react'
import { RichText } from '../../entities/content/rich-text.tsx'
import { useHas, useTheme } from '../../entities/shop/use-shell.ts'
import { Questions } from '../../features/questions/questions.tsx'
import { Reviews } from '../../features/reviews/reviews.tsx'
import { ProductGrid } from '../../widgets/goods/product-box.tsx'
import type { ProductPageData } from './data.ts'
import { ProductFigures, Running } from './figures.tsx'
import { Files, Videos } from './files.tsx'
import { Parameters } from './parameters.tsx'
import { VariantList } from './variants.tsx'

interface ProductMoreProps {
  readonly data: ProductPageData
  /** Query of the rendered URL. */
  readonly search: string
  /** Id of the variant whose parameters are shown; null if none is chosen. */
  readonly variant: number | null
  /** Sets the product of the page, whose sums change with a review. */
  readonly setProduct: Dispatch<SetStateAction<Product>>
}

/** The lower part of a product page: description, variants, reviews, parameters, files and more. */
export function ProductMore({ data, search, variant: shown, setProduct }: ProductMoreProps) {
  const { product, parameters, comments } = data
  const theme = useTheme('product_detail')
  const [hasReviews, hasComments] = [useHas('reviews'), useHas('comments')]
  const { description, variants, files, videos } = product
  const variant = variants.find(({ id }) => id === shown)
  return (
    <div className="wrap cols section product-more">
      <div className="product-text stack gap-6">
        <section className="rich">
          <h2>{texts.descriptionTitle}</h2>
          {description.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        {videos.length > 0 && (
          <section>
            <h2>{texts.videoTitle}</h2>
            <Videos videos={videos} />
          </section>
        )}
        {variants.length > 1 && (
          <section>
            <h2>{texts.variantsTitle}</h2>
            <VariantList variants={variants} usual={product.variantRequired ? null : product.defaultVariantId} />
          </section>
        )}
      </div>
      <div className="product-params stack gap-4">
        <section id={anchors.parameters}>
          <h2>{texts.parametersTitle}</h2>
          <Parameters parameters={variant ? variantParameters(parameters, variant) : parameters} />
        </section>
        {files.length > 0 && (
          <section>
            <h2>{texts.filesTitle}</h2>
            <Files files={files} />
          </section>
        )}
        <Running product={product} parameters={parameters} variant={variant} />
      </div>
      <ProductFigures product={product} parameters={parameters} variant={variant} />
      <div className="product-voices stack gap-6">
        {theme.reviews && hasReviews && <Reviews data={data} search={search} setProduct={setProduct} />}
        {theme.comments && hasComments && <Questions product={product} comments={comments} />}
      </div>
    </div>
  )
}

/** Similar products. */
export function SimilarProducts({ products }: { readonly products: readonly ProductBox[] }) {
  return (
    <section className="section wrap similar-products">
      <div className="section-head">
        <h2>{texts.similarTitle}</h2>
      </div>
      <ProductGrid products={products} />
    </section>
  )
}

/** The text of the shop's editors at the end of every product page. */
export function EndText({ text }: { readonly text: NonNullable<ProductPageData['endText']> }) {
  return (
    <section className="section wrap rich end-text" aria-label={texts.endLabel}>
      <RichText node={text} under={1} />
    </section>
  )
}
