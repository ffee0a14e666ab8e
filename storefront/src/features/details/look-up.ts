import type { Shop } from '@vanek/sdk'
import {
  type CheckoutInputs,
  type CheckoutState,
  type FormContext,
  getCompanyByTin,
  validateInput,
  withCompany,
} from '@vanek/sdk/checkout'

/** What came of looking a company up, and the form with it filled in. */
export interface LookedUp {
  readonly company: CheckoutState['company']
  readonly inputs: CheckoutInputs
}

/** Looks the typed company up where no script can (C7.11); an id that cannot be one is not asked for. */
export async function lookUp(shop: Shop, typed: CheckoutInputs, context: FormContext): Promise<LookedUp> {
  const inputs = { ...typed, isBusiness: true, billingInfo: true }
  if (validateInput('tin', inputs, context)) return { company: 'not_found', inputs }
  const answer = await getCompanyByTin(shop, { tin: inputs.tin })
  if (!answer.ok) return { company: answer.error.code === 'not_found' ? 'not_found' : 'failed', inputs }
  return { company: answer.data.active ? 'found' : 'inactive', inputs: withCompany(inputs, answer.data, context.theme) }
}
