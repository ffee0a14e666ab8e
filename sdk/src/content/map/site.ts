import {
  flag,
  integer,
  isRecord,
  listOf,
  objectOf,
  orNull,
  readInteger,
  readObject,
  text,
  textOrNull,
} from '../../kernel/read.ts'
import { parseRichText } from '../../rich-text/to-rich-text.ts'
import type { EntryModal, ErrorScreen, Menu, MenuItem, PurchaseSection, SiteConfiguration } from '../types.ts'
import { menuTree } from '../../links/menu.ts'
import { imageOrNull, readLink, readSellingPoint } from './basics.ts'

const modal = orNull(
  readObject<EntryModal>({
    _id: text,
    enabled: flag,
    title: text,
    content: parseRichText,
    button_text: textOrNull,
    link: orNull(readLink),
    time_limited: flag,
    time_limit_start: textOrNull,
    time_limit_end: textOrNull,
  }),
)

export const siteConfiguration = objectOf<SiteConfiguration>({
  footer_text: textOrNull,
  newsletter_success_text: textOrNull,
  selling_points: listOf(readSellingPoint),
  entry_modal: modal,
  promo_modal: modal,
  error_screens: listOf(readObject<ErrorScreen>({ status: integer, title: text, text })),
  purchase_sections: listOf(
    readObject<PurchaseSection>({ slug: text, title: text, text: parseRichText, links: listOf(readLink) }),
  ),
})

type Entry = Omit<MenuItem, 'children'>

const readEntry = readObject<Entry>({
  id: integer,
  parent: orNull(readInteger),
  title: text,
  path: textOrNull,
  main: flag,
  targetBlank: flag,
  image: imageOrNull,
})

const deepest = 10

const itemsOf = (value: unknown, depth = 0): readonly MenuItem[] =>
  (Array.isArray(value) && depth < deepest ? value : []).flatMap((own: unknown) => {
    const entry = readEntry(own)
    return entry ? [{ ...entry, children: itemsOf((own as { readonly children?: unknown }).children, depth + 1) }] : []
  })

/** A menu as a tree, from a tree or from a flat list with the ids of parents. */
export function menuOf(code: string, value: unknown): Menu {
  const items = itemsOf(isRecord(value) ? value['items'] : undefined)
  const ids = new Set(items.map(({ id }) => id))
  const flat = items.some(({ parent }) => parent !== null && ids.has(parent))
  return { code, items: flat ? menuTree(items) : items }
}
