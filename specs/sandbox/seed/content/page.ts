import { slugify } from '../slug.ts'
import { rewritesOf } from './moved.ts'
import { doc, type RichNode } from './rich-text.ts'
import type { Page, PageMeta } from './types.ts'

interface Fields {
  /** Made of the title unless another one is agreed. */
  readonly slug?: string
  readonly meta?: Partial<PageMeta>
}

type More = Fields &
  Partial<Pick<Page, 'visibleTo' | 'pagination' | 'blocks_per_page' | 'content_blocks' | 'background' | 'contact_box'>>

/** A content page. */
export function page(
  title: string,
  description: string,
  parts: readonly (RichNode | string)[],
  { slug = slugify(title), meta = {}, ...more }: More = {},
): Page {
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
    url_rewrite: rewritesOf(slug),
    page_meta: { slug, seo_title: `${title} | Vánek`, seo_description: description, ...meta },
    ...more,
  }
}
