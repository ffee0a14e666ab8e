import type { Shop } from '@vanek/sdk'
import {
  type CheckoutInputs,
  type CheckoutState,
  type FormContext,
  getCompanyByTin,
  type InputIssue,
  normalizeInputs,
  validateInput,
  type VatinRemark,
  vatinRemark,
  withCompany,
} from '@vanek/sdk/checkout'

/** What came of looking a company up, and the form with it filled in. */
export interface LookedUp {
  readonly company: CheckoutState['company']
  readonly inputs: CheckoutInputs
  /** Why the id was not looked up; null if it was. */
  readonly issue: InputIssue | null
  /** What the register says about the VAT number. */
  readonly remark: VatinRemark | null
}

/** Looks the typed company up where no script can (C7.11); an id that cannot be one is not asked for. */
export async function lookUp(shop: Shop, typed: CheckoutInputs, context: FormContext): Promise<LookedUp> {
  const inputs = { ...typed, isBusiness: true, billingInfo: true }
  const issue = validateInput('tin', inputs, context)
  if (issue) return { company: 'idle', inputs, issue, remark: null }
  const answer = await getCompanyByTin(shop, { tin: normalizeInputs(inputs).tin })
  if (!answer.ok)
    return { company: answer.error.code === 'not_found' ? 'not_found' : 'error', inputs, issue, remark: null }
  const company = answer.data.active ? 'found' : 'inactive'
  const filled = withCompany(inputs, answer.data, context.theme)
  return { company, inputs: filled, issue, remark: vatinRemark(filled, answer.data) }
}
