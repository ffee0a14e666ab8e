import * as texts from '#texts/widgets/content'
import { pageFolder } from '#market/paths'
import { useShop } from '@vanek/react-hooks'
import { richTextHeadings } from '@vanek/sdk/content'
import { imageSources } from '@vanek/sdk/images'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { ContentLink } from '../../entities/content/content-link.tsx'
import { Contents } from '../../entities/content/contents.tsx'
import type { PageData } from '../../entities/content/load-page.ts'
import { RichText } from '../../entities/content/rich-text.tsx'
import { useShell, useTheme } from '../../entities/shop/use-shell.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Image } from '../../ui/image.tsx'
import { Paging } from '../../ui/paging.tsx'
import { ContactBox } from './block-boxes.tsx'
import { Blocks } from './blocks.tsx'

/** The title of a page, over its picture if it has one. */
function PageTop({ title, background_image: image }: PageData) {
  const { cdn } = useShop().config.endpoints
  if (!image) return <h1>{title}</h1>
  return (
    <header className="page-band">
      <Image sources={imageSources(cdn, image, 'style-w1408-h320-crop')} alt="" eager />
      <h1>{title}</h1>
    </header>
  )
}

/** Pages of the same column of the footer, or of the last one. */
function RelatedPages({ slug }: { readonly slug: string }) {
  const path = `${pageFolder}/${slug}`
  const groups = useShell()?.footer ?? []
  const group = groups.find(({ children }) => children.some((item) => item.path === path)) ?? groups.at(-1)
  if (!group) return null
  return (
    <nav className="panel" aria-label={texts.relatedTitle}>
      <h2>{texts.relatedTitle}</h2>
      <ul>
        {group.children.map(
          (item) =>
            item.path !== path && (
              <li key={item.id}>
                <ContentLink link={item.path}>{item.title}</ContentLink>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}

/** A page by editors: its text, its blocks, and a contact (B2.23, B3.39). */
export function ContentPage({ page }: { readonly page: PageData }) {
  const { title, content, content_blocks: blocks, contact_box: box, products = [], points = [], paging } = page
  const { pathname } = useLocation()
  const theme = useTheme('text_page')
  const headings = useMemo(() => richTextHeadings(content), [content])
  // only text, which has other pages beside it
  const plain = blocks.length === 0
  const first = !paging || paging.page === 1
  return (
    <>
      <Breadcrumb crumbs={[{ title }]} />
      <article className={`page wrap content-page${plain ? ' with-aside' : ''}`}>
        <PageTop {...page} />
        {first && (
          <div className="rich">
            <RichText node={content} headings={headings} />
          </div>
        )}
        {plain && (
          <aside className="page-aside" aria-label={texts.relatedTitle}>
            <Contents headings={headings} title={texts.contentsTitle} />
            <RelatedPages slug={page.page_meta.slug} />
          </aside>
        )}
        <Blocks blocks={blocks} products={products} points={points} />
        {paging && (
          <Paging
            {...paging}
            label={texts.partsLabel}
            summary={texts.partOf(paging.page, paging.pages)}
            to={(n) => ({ pathname, search: n === 1 ? '' : `?page=${n}` })}
          />
        )}
        {theme.contact_box && box && <ContactBox box={box} />}
      </article>
    </>
  )
}
