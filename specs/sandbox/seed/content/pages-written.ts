import { dataOf } from '../data.ts'
import type { Data } from '../schema/files.ts'
import { page } from './page.ts'
import type { Page } from './types.ts'
import { nodesOf } from './written.ts'

const pagesOf = (texts: Data['pages/legal']): readonly Page[] =>
  texts.map(({ title, description, parts, ...more }) => page(title, description, nodesOf(parts), more))

/** Pages that help people buy, and those that the law asks for. Sample texts: a real shop needs its own. */
export const WRITTEN_PAGES: readonly Page[] = [...pagesOf(dataOf('pages/shopping')), ...pagesOf(dataOf('pages/legal'))]
