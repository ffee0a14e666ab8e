import type { Shop } from '@vanek/sdk'
import { addUserAddress, getUserAddresses, type UserAddress } from '@vanek/sdk/account'
import {
  addressesToSave,
  type CheckoutInputs,
  type CheckoutState,
  type FormContext,
  getCompanyByTin,
  type CheckoutIssue,
  type AddressValidationResults,
  normalizeCheckoutInputs,
  validateCheckoutField,
  type VatinRemark,
  vatinRemark,
  withCompany,
} from '@vanek/sdk/checkout'
import { isFunctionOn } from '@vanek/sdk/session'
import { getSettings } from '@vanek/sdk/settings'
import type { PageEnv } from '../../lib/page/env.ts'

/** The saved addresses of a customer; none for a guest, and none if they cannot be read. */
export async function savedAddresses(shop: Shop): Promise<readonly UserAddress[]> {
  if (!shop.config.tokens.has('auth')) return []
  const answer = await getUserAddresses(shop)
  return answer.ok ? answer.data : []
}

/**
 * Saves the addresses that are checked for saving. The key of the order makes it idempotent.
 *
 * @returns whether all of them are saved
 */
export async function keepAddresses(
  shop: Shop,
  inputs: CheckoutInputs,
  { context, key }: { readonly context: FormContext; readonly key: string },
): Promise<boolean> {
  if (context.guest !== false || !(inputs.saveAddress || inputs.saveBillingAddress)) return true
  const newAddresses = addressesToSave(inputs, await savedAddresses(shop), context)
  const answers = await Promise.all(
    newAddresses.map((address) => addUserAddress(shop, address, { idempotencyKey: `${key}-${address.type}` })),
  )
  return answers.every(({ ok }) => ok)
}

/**
 * Validates a form that was posted without scripts by the address validation service (C5.26). In the browser the service
 * validates while the shopper types, and the form is not sent before it has answered.
 */
export async function plainVerdicts(
  { server, shop }: PageEnv,
  inputs: CheckoutInputs,
  context: FormContext,
): Promise<AddressValidationResults> {
  if (!import.meta.env.SSR || !server) return {}
  const settings = await getSettings(shop)
  if (!isFunctionOn(settings.ok ? settings.data.functions : {}, 'address_validation')) return {}
  const [{ validateCheckoutAddress }, { createAddressHelp }] = await Promise.all([
    import('@vanek/sdk/integrations/address-validation'),
    import('../../lib/ports/address-help.ts'),
  ])
  return validateCheckoutAddress(createAddressHelp(shop), inputs, context)
}

/** Result of a company lookup, and the filled-in form. */
interface LookedUp {
  readonly company: CheckoutState['company']
  readonly inputs: CheckoutInputs
  /** Why there was no lookup; null if there was one. */
  readonly issue: CheckoutIssue | null
  /** The register's remark about the VAT number. */
  readonly remark: VatinRemark | null
}

/** Looks up the typed company on the server, for browsers without scripts (C7.11); an invalid id is not looked up. */
export async function lookUp(shop: Shop, typed: CheckoutInputs, context: FormContext): Promise<LookedUp> {
  const inputs = { ...typed, isBusiness: true, billingInfo: true }
  const issue = validateCheckoutField('tin', inputs, context)
  if (issue) return { company: 'idle', inputs, issue, remark: null }
  const answer = await getCompanyByTin(shop, { tin: normalizeCheckoutInputs(inputs).tin })
  if (!answer.ok)
    return { company: answer.error.code === 'not_found' ? 'not_found' : 'error', inputs, issue, remark: null }
  const company = answer.data.active ? 'found' : 'inactive'
  const filled = withCompany(inputs, answer.data, context.theme)
  return { company, inputs: filled, issue, remark: vatinRemark(filled, answer.data) }
}
