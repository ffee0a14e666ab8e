import type { Shop } from '@vanek/sdk'
import { addUserAddress, getUserAddresses, type UserAddress } from '@vanek/sdk/account'
import { addressesToKeep, type CheckoutInputs, type FormContext } from '@vanek/sdk/checkout'

/** The saved addresses of a customer; none for a guest, and none if they cannot be read. */
export async function savedAddresses(shop: Shop): Promise<readonly UserAddress[]> {
  if (!shop.config.tokens.has('auth')) return []
  const answer = await getUserAddresses(shop)
  return answer.ok ? answer.data : []
}

/**
 * Saves the addresses that were ticked for saving. The key of the order makes it idempotent.
 *
 * @returns whether all of them are saved
 */
export async function keepAddresses(
  shop: Shop,
  inputs: CheckoutInputs,
  { context, key }: { readonly context: FormContext; readonly key: string },
): Promise<boolean> {
  if (context.guest !== false || !(inputs.saveAddress || inputs.saveBillingAddress)) return true
  const wanted = addressesToKeep(inputs, await savedAddresses(shop), context)
  const answers = await Promise.all(
    wanted.map((address) => addUserAddress(shop, address, { idempotencyKey: `${key}-${address.type}` })),
  )
  return answers.every(({ ok }) => ok)
}
