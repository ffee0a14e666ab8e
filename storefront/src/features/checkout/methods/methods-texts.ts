import type { MethodsIssues } from '@vanek/sdk/checkout'
import { cs } from '@vanek/sdk/i18n/cs'

/** What to do about each part of the choice, in words. */
export type MethodsTexts = Readonly<Partial<Record<keyof MethodsIssues, string>>>

/** The sentences for what is wrong with a choice; an empty object when nothing is. */
export function methodsTexts({ shipper, branch, payment, deliveryTimeSlot }: MethodsIssues): MethodsTexts {
  return {
    ...(shipper && { shipper: (shipper === 'required' ? cs['required_shipper'] : cs[shipper]) ?? cs.required }),
    ...(branch && { branch: cs[branch] }),
    ...(payment && { payment: (payment === 'required' ? cs['required_payment'] : cs[payment]) ?? cs.required }),
    ...(deliveryTimeSlot && { deliveryTimeSlot: cs[deliveryTimeSlot] }),
  }
}
