import { bindShortWords } from '../grammar.ts'
import type { Link } from './links.ts'
import { doc, type RichNode } from './rich-text.ts'
import type { ContentPicture } from './types.ts'

export interface BlockButton {
  readonly text: string
  readonly button_link: Link
  readonly background_color?: string
  readonly text_color?: string
  readonly style?: 'primary' | 'secondary' | 'link'
}

export interface TextBox {
  readonly text: RichNode
  readonly background_color?: string
  readonly text_color?: string
  readonly box_styles: 'plain' | 'framed' | 'filled'
  readonly button?: BlockButton
}

export interface BlockPicture {
  readonly picture: ContentPicture
  readonly position: 'left' | 'right' | 'center'
  /** Width of the free space beside it, in percent. */
  readonly offset: number | null
}

/** A block of a content page (B3.40); `type` determines the relevant fields. */
export interface Block {
  readonly uuid: string
  readonly type: BlockType
  readonly block_title?: string
  readonly block_title_color?: string
  readonly background_color?: string
  readonly text_color?: string
  readonly text?: RichNode
  readonly text_boxes?: readonly TextBox[]
  readonly button?: BlockButton
  readonly product_ids?: readonly number[]
  readonly category_ids?: readonly number[]
  readonly newsletter_type?: 'with_text'
  readonly pictures?: readonly BlockPicture[]
  readonly author?: string
  readonly blocks?: readonly Block[]
}

export type BlockType =
  | 'title'
  | 'categories'
  | 'collapsible'
  | 'newsletter'
  | 'products'
  | 'quote'
  | 'text'
  | 'text_boxes'
  | 'selling_points'
  | 'productBoxes'
  | 'categoryBoxes'
  | 'row'

type Parts = readonly (RichNode | string)[]
type Fields = Omit<Block, 'uuid' | 'type' | 'text'> & { readonly text?: Parts }
/** A block without its id, which the page adds. */
export type Draft = Omit<Block, 'uuid' | 'blocks'> & { readonly blocks?: readonly Draft[] }

/** A block of any type except a row. */
export function block(type: BlockType, { text, block_title, ...fields }: Omit<Fields, 'blocks'> = {}): Draft {
  return {
    type,
    ...fields,
    ...(block_title === undefined ? {} : { block_title: bindShortWords(block_title) }),
    ...(text === undefined ? {} : { text: doc(...text) }),
  }
}

/** Blocks side by side. */
export const row = (...blocks: readonly Draft[]): Draft => ({ type: 'row', blocks })

export const box = (box_styles: TextBox['box_styles'], text: Parts, button?: BlockButton): TextBox => ({
  text: doc(...text),
  box_styles,
  ...(button === undefined ? {} : { button }),
})

/** The blocks of a page, with stable ids. */
export function named(prefix: string, drafts: readonly Draft[]): readonly Block[] {
  return drafts.map(({ blocks, ...draft }, at) => {
    const uuid = `${prefix}-${at + 1}`
    return { ...draft, uuid, ...(blocks === undefined ? {} : { blocks: named(uuid, blocks) }) }
  })
}
