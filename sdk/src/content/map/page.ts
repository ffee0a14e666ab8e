import {
  flag,
  integer,
  listOf,
  objectOf,
  orNull,
  type Read,
  readInteger,
  readObject,
  text,
  textOrNull,
  type Total,
} from '../../kernel/read.ts'
import { parseRichText } from '../../rich-text/to-rich-text.ts'
import type { RichTextNode } from '../../rich-text/types.ts'
import type { BlockButton, ContentBlock, Page, PageLink, TextBox } from '../types.ts'
import { imageOrNull, link, localSlugs, pageMeta, readImage, readTopCategory } from './basics.ts'

type Pictured = ContentBlock['images'][number]

const button = orNull(
  readObject<BlockButton>({
    text,
    button_link: link,
    background_color: textOrNull,
    text_color: textOrNull,
    style: textOrNull,
  }),
)

const readTextBox = readObject<TextBox>({
  text: parseRichText,
  background_color: textOrNull,
  text_color: textOrNull,
  box_styles: textOrNull,
  button,
})

const readPictured: Read<Pictured> = (value) => {
  const { image, ...rest } = objectOf<Omit<Pictured, 'image'> & { image: Pictured['image'] | null }>({
    image: orNull(readImage),
    position: textOrNull,
    offset: orNull(readInteger),
  })(value)
  return image ? { image, ...rest } : undefined
}

const richTextOrNull: Total<RichTextNode | null> = (value) =>
  value === null || value === undefined ? null : parseRichText(value)

const readBlockWith = (blocks: Total<readonly ContentBlock[]>): Read<ContentBlock> =>
  readObject<ContentBlock>({
    uuid: text,
    type: text,
    block_title: textOrNull,
    block_title_color: textOrNull,
    background_color: textOrNull,
    text_color: textOrNull,
    text: richTextOrNull,
    text_boxes: listOf(readTextBox),
    button,
    product_reference: listOf(readObject<{ entityId: number }>({ entityId: integer })),
    category_reference: listOf(readTopCategory),
    newsletter_type: textOrNull,
    images: listOf(readPictured),
    author: textOrNull,
    blocks,
  })

// rows hold no rows
const readBlock = readBlockWith(listOf(readBlockWith(() => [])))

export const readPage = readObject<Page>({
  _id: text,
  title: text,
  content: parseRichText,
  pagination: flag,
  blocks_per_page: orNull(readInteger),
  content_blocks: listOf(readBlock),
  background_image: imageOrNull,
  contact_box: orNull(
    readObject<NonNullable<Page['contact_box']>>({
      title_frontend: textOrNull,
      description: textOrNull,
      show_button: flag,
    }),
  ),
  url_rewrite: localSlugs,
  page_meta: pageMeta,
})

export const readPageLink = readObject<PageLink>({
  _id: text,
  title: text,
  slug: text,
  path: text,
  meta_noindex: flag,
})
