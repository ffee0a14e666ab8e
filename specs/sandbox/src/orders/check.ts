import { passwordFault } from '../auth/password-rules.ts'
import { canCarry, canPay, type PaymentRow, type ShipperRow } from '../cart/delivery.ts'
import type { CartLine } from '../cart/load.ts'
import { branchesById, type BranchRow } from '../delivery/branches.ts'
import type { Queries } from '../db/transaction.ts'
import { refusal } from '../http/errors.ts'
import { asId } from '../http/ids.ts'
import { inMarket } from '../market.ts'
import { blankItems, mustHaveNoIssues, townItems } from '../shop/input-issues.ts'
import { vatinItems } from '../shop/vatin.ts'
import type { Shop } from '../wire.ts'

export interface Chosen {
  readonly shipper: ShipperRow
  readonly payment: PaymentRow
  readonly branch: BranchRow | null
}

/**
 * The shipper, payment and branch of a placement.
 *
 * @throws the refusals `shipper_unavailable`, `payment_unavailable`, `branch_required`, `branch_unavailable`
 */
export async function chosenDelivery(
  q: Queries,
  placement: Shop['OrderPlacement'],
  lines: readonly CartLine[],
): Promise<Chosen> {
  const shipper = await q
    .selectFrom('shippers')
    .selectAll()
    .where('id', '=', asId(placement.shipper_id))
    .executeTakeFirst()
  if (shipper === undefined || !canCarry(shipper, lines)) throw refusal('shipper_unavailable', { field: 'shipper_id' })
  const payment = await q
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', asId(placement.payment_id))
    .executeTakeFirst()
  if (payment === undefined || !canPay(shipper, payment)) throw refusal('payment_unavailable', { field: 'payment_id' })
  const branch = shipper.doc.requiredBranch ? await chosenBranch(q, shipper, placement.branch_id) : null
  return { shipper, payment, branch }
}

async function chosenBranch(q: Queries, shipper: ShipperRow, id: number | null): Promise<BranchRow> {
  const [branch] = id === null ? [] : await branchesById(q, [id])
  if (branch === undefined || branch.shipper_id !== shipper.id) throw refusal('branch_required', { field: 'branch_id' })
  if (!branch.available) throw refusal('branch_unavailable', { field: 'branch_id' })
  return branch
}

/** Checks beyond the schema: blank texts, towns of one letter, invalid VAT numbers, mismatched or common passwords. */
export function checkPlacement(placement: Shop['OrderPlacement']): void {
  const { registration, password, password_confirmation, billing_address, shipping, business, custom } = placement
  const texts: readonly (readonly [string, string])[] = [
    ['name', placement.name],
    ['phone', placement.phone],
    ...Object.entries(billing_address).map(([name, text]) => [`billing_address.${name}`, text] as const),
    ['shipping.name', shipping.name],
    ...Object.entries(shipping.address).map(([name, text]) => [`shipping.address.${name}`, text] as const),
  ]
  const items = [
    ...blankItems(Object.fromEntries(texts)),
    ...townItems({ 'billing_address.city': billing_address.city, 'shipping.address.city': shipping.address.city }),
    ...vatinItems({ business, country: billing_address.country_code, slovak: ['custom.ICDPH', custom?.ICDPH] }),
  ]
  if (registration !== true) return mustHaveNoIssues(items)
  if (password === undefined)
    return mustHaveNoIssues([
      ...items,
      {
        code: 'validation',
        field: 'password',
        title: inMarket({ cs: 'Zadejte prosím heslo k účtu.', sk: 'Zadajte, prosím, heslo k účtu.' }),
      },
    ])
  mustHaveNoIssues([...items, ...(passwordFault(placement.email.trim(), password, password_confirmation)?.items ?? [])])
}
