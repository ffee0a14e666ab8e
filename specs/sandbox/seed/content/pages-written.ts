import type { Data } from '../schema/files.ts'
import { slugify } from '../slug.ts'
import { page } from './page.ts'
import type { Page } from './types.ts'
import { nodesOf } from './written.ts'
import { ownData } from './own-data.ts'

const pagesOf = (texts: Data['pages/legal']): readonly Page[] =>
  texts.map(({ title, description, parts, slug = slugify(title), key = slug }) =>
    page(key, title, description, nodesOf(parts)),
  )

/** Help pages and legally required pages. Sample texts: a real shop needs its own. */
export const WRITTEN_PAGES: readonly Page[] = [
  ...pagesOf(ownData('pages/shopping')),
  ...pagesOf(ownData('pages/legal')),
]
