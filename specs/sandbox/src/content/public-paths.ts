import { sql } from 'kysely'
import { screen } from '../../seed/content/addresses.ts'
import type { Services } from '../services.ts'
import { plainPath } from './plain-path.ts'

const KINDS: Readonly<Record<string, string>> = {
  [screen('page').slice(1)]: 'page',
  [screen('article').slice(1)]: 'article',
}

/** Whether a path of the shop is public: its target is visible to everybody. */
export async function isForEverybody({ database, catalogue }: Services, path: string): Promise<boolean> {
  const [first = '', second = ''] = plainPath(path).slice(1).split('/')
  const { q } = database
  if (`/${first}` === screen('product')) {
    const product = await q.selectFrom('products').select('visible_to').where('slug', '=', second).executeTakeFirst()
    return (product?.visible_to ?? null) === null
  }
  const kind = KINDS[first]
  if (kind !== undefined) {
    const document = await q
      .selectFrom('documents')
      .select(sql<string | null>`doc ->> 'visible_to'`.as('visible_to'))
      .where('kind', '=', kind)
      .where('key', '=', second)
      .executeTakeFirst()
    return (document?.visible_to ?? null) === null
  }
  const { categories } = await catalogue.current()
  const category = categories.byPath.get(plainPath(path).slice(1))
  return category === undefined || categories.pathTo(category.id).every(({ visible_to }) => visible_to === null)
}
