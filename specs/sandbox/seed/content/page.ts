import { slugify } from '../slug.ts'
import { doc, type RichNode } from './rich-text.ts'
import type { Page } from './types.ts'

/** A text page; its slug is made of the title unless another one is agreed. */
export function page(
  title: string,
  description: string,
  parts: readonly (RichNode | string)[],
  slug: string = slugify(title),
): Page {
  return {
    _id: `stranka-${slug}`,
    title,
    content: doc(...parts),
    page_meta: { slug, seo_title: `${title} | Vánek`, seo_description: description },
  }
}
