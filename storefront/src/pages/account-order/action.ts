import { unwrap } from '@vanek/sdk'
import { getUserOrder } from '@vanek/sdk/account'
import { reorder } from '@vanek/sdk/flows'
import { cs } from '@vanek/sdk/i18n/cs'
import { redirect } from 'react-router-dom'
import { refuseFor } from '../../entities/account/posted.ts'
import { textIn } from '../../lib/forms/posted.ts'
import { actOnOrder } from '../../features/order-actions/act.ts'
import { toPayment } from '../../features/payment/to-payment.ts'
import { accountAction } from '../../entities/account/load-account.ts'
import { orderPath } from '../../lib/paths/account.ts'
import { sayNext } from '../../entities/account/said.ts'

/**
 * Pays, changes or cancels an order; else puts its goods into the cart once more. Leads back to the order, which says how
 * that ended.
 */
export const action = accountAction(async (form, { params }, { shop, cookies }) => {
  const id = params['id'] ?? ''
  const acted = await actOnOrder(form, shop, { id })
  if (acted?.kind === 'pay') return toPayment(acted.address, cookies, id)
  if (acted?.kind === 'refused') return refuseFor(acted.error, [], { form: textIn(form, 'intent') })
  if (acted) {
    sayNext(cookies, { kind: acted.kind })
    return redirect(orderPath(id), 303)
  }
  const order = unwrap(await getUserOrder(shop, { id }))
  const { added, total, missing, capped } = unwrap(await reorder(shop, { order, messages: cs }))
  sayNext(cookies, {
    kind: added > 0 ? 'added' : 'nothing_added',
    ...{ added, total, missing: [...missing, ...capped] },
  })
  return redirect(orderPath(order.id), 303)
})
