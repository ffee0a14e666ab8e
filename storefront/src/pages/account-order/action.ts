import { unwrap } from '@vanek/sdk'
import { getUserOrder } from '@vanek/sdk/account'
import { reorder } from '@vanek/sdk/flows'
import { cs } from '@vanek/sdk/i18n/cs'
import { redirect } from 'react-router-dom'
import { accountAction } from '../../features/account/load-account.ts'
import { orderPath } from '../../features/account/paths.ts'
import { sayNext } from '../../features/account/said.ts'

/** Puts the goods of an order into the cart once more, and leads back to the order, which says how that ended. */
export const action = accountAction(async (_form, { params }, { shop, cookies }) => {
  const order = unwrap(await getUserOrder(shop, params['id'] ?? ''))
  const { added, total, missing, capped } = unwrap(await reorder(shop, null, order, { messages: cs }))
  sayNext(cookies, {
    kind: added > 0 ? 'added' : 'nothing_added',
    ...{ added, total, missing: [...missing, ...capped] },
  })
  return redirect(orderPath(order.id), 303)
})
