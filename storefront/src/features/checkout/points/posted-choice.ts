import {
  choiceFrom,
  emptyChoice,
  type MethodsIssues,
  type PartialChoice,
  type PickupBranch,
  type Shipper,
} from '@vanek/sdk/checkout'
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

/** Points found for a text, on a page without scripts. */
export interface FoundPoints {
  readonly text: string
  readonly branches: readonly PickupBranch[]
  readonly total: number
}

/** Whether a shipper has too many points to list, so that the visitor searches for one. */
export const isSearched = (shipper: Shipper): boolean => shipper.requiredBranch && shipper.branches === undefined

/** Name of the list of branches of one shipper; each has its own, so that none is sent for another. */
export const branchField = (shipperId: number): string => `branch_${shipperId}`

/** Name of the times of delivery of one shipper. */
export const slotField = (shipperId: number): string => `slot_${shipperId}`

/**
 * The choice as it stands in the form: branch and time are those of the shipper that is chosen (C4.49). Gifts are chosen
 * elsewhere and stay as they were kept.
 */
export function postedChoice(form: FormData, kept: PartialChoice = emptyChoice): PartialChoice {
  const shipper = form.get('shipper')
  const its = typeof shipper === 'string' ? shipper : ''
  const fields = new Map([
    ['shipper', shipper],
    ['branch', form.get(`branch_${its}`)],
    ['deliveryTimeSlot', form.get(`slot_${its}`)],
    ['payment', form.get('payment')],
  ])
  return { ...choiceFrom(fields), gifts: kept.gifts }
}
