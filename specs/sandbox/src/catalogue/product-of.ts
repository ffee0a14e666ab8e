import type { Queries } from '../db/transaction.ts'
import { refusal } from '../http/errors.ts'
import { asId } from '../http/ids.ts'

/** @throws the refusal `not_found` when there is no product of this id */
export async function mustExist(
  q: Queries,
  id: number,
): Promise<{ readonly id: number; readonly name: string; readonly slug: string }> {
  const row = await q
    .selectFrom('products')
    .select(['id', 'name', 'slug'])
    .where('id', '=', asId(id))
    .executeTakeFirst()
  if (row === undefined) throw refusal('not_found', { field: 'id', title: 'Toto zboží už nenabízíme.' })
  return row
}
