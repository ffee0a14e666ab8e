import * as texts from '#texts/pages/brands'
import { brandsPath } from '#market/paths'
import { useShop } from '@vanek/react-hooks'
import type { Brand } from '@vanek/sdk/catalog'
import { imageSources } from '@vanek/sdk/images'
import { useLoaderData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { useTheme } from '../../entities/shop/use-shell.ts'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Image } from '../../ui/image.tsx'
import { safeHref } from '../../ui/safe-href.ts'
import type { Data } from './data.ts'

function Tiles({
  brands,
  showTexts = false,
}: {
  readonly brands: readonly Brand[]
  readonly showTexts?: boolean | undefined
}) {
  const { cdn } = useShop().config.endpoints
  return (
    <ul className="brands">
      {brands.map(({ _id, title, text, image, link, product_count: count }) => (
        <li key={_id}>
          <Link className="brand" to={safeHref(link) ?? brandsPath}>
            {image && <Image sources={imageSources(cdn, image, 'style-w320-h320')} alt="" />}
            <b>{title}</b>
            {showTexts && text && <span className="quiet small">{text}</span>}
            <small className="quiet num">{texts.products(count)}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The first brands, as many as set in the theme. A button, which works without scripts, shows the others (B9.19). */
function BrandList({ brands }: { readonly brands: readonly Brand[] }) {
  const { shown = brands.length, texts: showTexts } = useTheme('brand_list')
  const more = brands.slice(shown)
  return (
    <>
      <Tiles brands={brands.slice(0, shown)} showTexts={showTexts} />
      {more.length > 0 && (
        <details className="brands-more">
          <summary className="btn btn-outline">{texts.showMore(more.length)}</summary>
          <Tiles brands={more} showTexts={showTexts} />
        </details>
      )}
    </>
  )
}

/** Title, description and canonical URL for search engines. */
export const head = (_data: Data, { origin }: PageEnv): Head => ({
  title: texts.title,
  description: texts.description,
  canonical: `${origin}${brandsPath}`,
})

/** `/znacky` */
export function Component() {
  const { brands } = useLoaderData() as Data
  return (
    <>
      <Breadcrumb crumbs={[{ title: texts.title }]} />
      <div className="page wrap stack gap-3">
        <header className="stack gap-1">
          <h1>{texts.title}</h1>
          <p className="lead">{texts.lead}</p>
        </header>
        <BrandList brands={brands} />
      </div>
    </>
  )
}
