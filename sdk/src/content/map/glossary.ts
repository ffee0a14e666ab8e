import { integer, listOf, readObject, text, textOrNull } from '../../kernel/read.ts'
import { parseRichText } from '../../rich-text/to-rich-text.ts'
import type { FaqQuestion, GlossaryTerm, VirtualCategoryLink } from '../types.ts'
import { pageMeta } from './basics.ts'

type In<K extends keyof GlossaryTerm> = GlossaryTerm[K] extends readonly (infer Own extends object)[] ? Own : never

export const readVirtualCategoryLink = readObject<VirtualCategoryLink>({ slug: text, title: text })

export const readTerm = readObject<GlossaryTerm>({
  _id: text,
  title: text,
  page_title: textOrNull,
  description: parseRichText,
  perex: textOrNull,
  page_meta: pageMeta,
  category_reference: listOf(readObject<In<'category_reference'>>({ title: text, path: text })),
  product_reference: listOf(readObject<In<'product_reference'>>({ entityId: integer })),
  virtual_category_reference: listOf(readVirtualCategoryLink),
  term_reference: listOf(readObject<In<'term_reference'>>({ slug: text, title: text })),
})

export const readQuestion = readObject<FaqQuestion>({ _id: text, title: text, content: parseRichText })
