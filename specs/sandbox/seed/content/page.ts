import { pageSlug } from './addresses.ts'
import { rewritesOf } from './moved.ts'
import { doc, type RichNode } from './rich-text.ts'
import { SITE } from './site.ts'
import type { Page, PageMeta } from './types.ts'

type More = { readonly meta?: Partial<PageMeta> } & Partial<
  Pick<Page, 'visibleTo' | 'pagination' | 'blocks_per_page' | 'content_blocks' | 'background' | 'contact_box'>
>

/** A content page; its key determines its path. */
export function page(
  key: string,
  title: string,
  description: string,
  parts: readonly (RichNode | string)[],
  { meta = {}, ...more }: More = {},
): Page {
  const slug = pageSlug(key)
  return {
    _id: `stranka-${slug}`,
    title,
    content: doc(...parts),
    visibleTo: null,
    pagination: false,
    blocks_per_page: null,
    content_blocks: [],
    background: null,
    contact_box: null,
    url_rewrite: rewritesOf(key),
    page_meta: { slug, seo_title: `${title} | ${SITE.name}`, seo_description: description, ...meta },
    ...more,
  }
}
