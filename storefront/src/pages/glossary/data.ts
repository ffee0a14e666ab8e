import { unwrap } from '@vanek/sdk'
import { getGlossary } from '@vanek/sdk/content'
import type { PageLoader } from '../../lib/page/env.ts'
import { inDictionaryOrder } from './letters.ts'
import type { ListedTerm } from './view.tsx'

export interface Data {
  readonly terms: readonly ListedTerm[]
}

/** All terms of the glossary, with only the fields of the list (B2.36). */
export const loader: PageLoader<Data> = async (_args, { shop }) => {
  // sorted on the server: browsers collate some characters differently
  const terms = inDictionaryOrder(unwrap(await getGlossary(shop)))
  return { terms: terms.map(({ title, perex, page_meta: { slug } }) => ({ title, slug, perex })) }
}
