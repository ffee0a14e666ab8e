import type { Shop } from '@vanek/sdk'
import { addUserAddress, getUserAddresses, type UserAddress } from '@vanek/sdk/account'
import { addressesToKeep, type CheckoutInputs, type FormContext } from '@vanek/sdk/checkout'

/** The addresses that a customer keeps; none for a guest, and none while the back end does not tell. */
export async function savedAddresses(shop: Shop): Promise<readonly UserAddress[]> {
  if (!shop.config.tokens.has('auth')) return []
  const answer = await getUserAddresses(shop)
  return answer.ok ? answer.data : []
}

/**
 * Keeps the addresses that were ticked to be kept, once under the key of the order.
 *
 * @returns whether all of them are kept
 */
export async function keepAddresses(
  shop: Shop,
  inputs: CheckoutInputs,
  { context, key }: { readonly context: FormContext; readonly key: string },
): Promise<boolean> {
  if (context.guest !== false || !(inputs.saveAddress || inputs.saveBillingAddress)) return true
  const wanted = addressesToKeep(inputs, await savedAddresses(shop), context)
  const answers = await Promise.all(
    wanted.map((address) => addUserAddress(shop, address, { key: `${key}-${address.type}` })),
  )
  return answers.every(({ ok }) => ok)
}
