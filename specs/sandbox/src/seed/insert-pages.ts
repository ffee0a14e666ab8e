import type { Catalogue } from '../../seed/catalogue.ts'
import type { Block } from '../../seed/content/blocks.ts'
import {
  ENTRY_MODAL,
  ERROR_SCREENS,
  NEWSLETTER_SUCCESS,
  PRODUCT_END,
  PROMO_MODAL,
  PURCHASE_SECTIONS,
} from '../../seed/content/site-blocks.ts'
import { sortKey } from '../../seed/sort-key.ts'
import type { BlockDoc, PageDoc } from '../content/editorial.ts'
import { documentRow } from './insert-editorial.ts'
import { shownBy, type PictureOf } from './pictures.ts'
import { withPictures } from './rich-pictures.ts'

type Rows = ReturnType<typeof documentRow>[]

/** Content pages: one document each, by slug. */
export function pageRows({ content: { pages } }: Catalogue, picture: PictureOf): Rows {
  const shown = shownBy(picture)
  return pages.map(({ background, content, content_blocks, visibleTo, page_meta, ...page }, at) => {
    const background_image = background && shown(background)
    const doc: PageDoc = {
      ...page,
      content: withPictures(content, picture),
      content_blocks: content_blocks.map((block) => blockDoc(block, picture)),
      background_image,
      visible_to: visibleTo,
      sort_key: sortKey(page.title),
      page_meta: { ...page_meta, share_image: background_image },
    }
    return documentRow('page', page_meta.slug, doc, at)
  })
}

function blockDoc({ pictures, blocks, text, ...block }: Block, picture: PictureOf): BlockDoc {
  const shown = shownBy(picture)
  return {
    ...block,
    ...(text === undefined ? {} : { text: withPictures(text, picture) }),
    ...(blocks === undefined ? {} : { blocks: blocks.map((inner) => blockDoc(inner, picture)) }),
    ...(pictures === undefined
      ? {}
      : {
          images: pictures.flatMap(({ picture: one, ...place }) => {
            const image = shown(one)
            return image === null ? [] : [{ ...place, image }]
          }),
        }),
  }
}

/** Content for all pages (B7.44), and the closing text of product pages (B7.42). */
export function siteRows({ content: { home, site } }: Catalogue, picture: PictureOf): Rows {
  return [
    documentRow('site', 'index', {
      selling_points: home.sellingPoints,
      footer_text: site.footerText,
      newsletter_success_text: NEWSLETTER_SUCCESS,
      entry_modal: ENTRY_MODAL,
      promo_modal: PROMO_MODAL,
      error_screens: ERROR_SCREENS,
      purchase_sections: PURCHASE_SECTIONS,
    }),
    documentRow('site', 'product-end', { content: withPictures(PRODUCT_END, picture) }),
  ]
}
