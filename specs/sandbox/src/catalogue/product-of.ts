import type { FastifyRequest } from 'fastify'
import { refusal } from '../http/errors.ts'
import { asId } from '../http/ids.ts'
import { inMarket } from '../market.ts'
import type { Services } from '../services.ts'
import { isVisible, shownGroups } from '../shop/identity.ts'

/** @throws the refusal `not_found` when this visitor can see no product with the id in the path */
export async function productOf(
  services: Services,
  request: FastifyRequest,
): Promise<{ readonly id: number; readonly name: string; readonly slug: string }> {
  const row = await services.database.q
    .selectFrom('products')
    .select(['id', 'name', 'slug', 'visible_to'])
    .where('id', '=', asId((request.params as { id: number }).id))
    .executeTakeFirst()
  if (row === undefined || !isVisible(row, await shownGroups(services, request)))
    throw refusal('not_found', {
      field: 'id',
      title: inMarket({ cs: 'Toto zboží už nenabízíme.', sk: 'Tento tovar už neponúkame.' }),
    })
  return row
}
