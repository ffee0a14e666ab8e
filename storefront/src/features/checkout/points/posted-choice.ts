import {
  parseCheckoutChoiceForm,
  emptyCheckoutChoice,
  type MethodsIssues,
  type PartialChoice,
  type PickupBranch,
  type Shipper,
} from '@vanek/sdk/checkout'
import { messages } from '#market/messages'

/** What to do about each part of the choice, as text. */
export type MethodsTexts = Readonly<Partial<Record<keyof MethodsIssues, string>>>

/** Texts for the errors of a choice; an empty object if there are none. */
export function methodsTexts({ shipper, branch, payment, deliveryTimeSlot }: MethodsIssues): MethodsTexts {
  return {
    ...(shipper && {
      shipper: (shipper === 'required' ? messages['required_shipper'] : messages[shipper]) ?? messages.required,
    }),
    ...(branch && { branch: messages[branch] }),
    ...(payment && {
      payment: (payment === 'required' ? messages['required_payment'] : messages[payment]) ?? messages.required,
    }),
    ...(deliveryTimeSlot && { deliveryTimeSlot: messages[deliveryTimeSlot] }),
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

/** Name of the branch field of one shipper; each has its own, so that a branch is never posted for another shipper. */
export const branchField = (shipperId: number): string => `branch_${shipperId}`

/** Name of the field for delivery times of one shipper. */
export const slotField = (shipperId: number): string => `slot_${shipperId}`

/**
 * The choice in the form: branch and time are those of the chosen shipper (C4.49). Gifts are chosen elsewhere, so the
 * stored ones stay.
 */
export function postedChoice(form: FormData, stored: PartialChoice = emptyCheckoutChoice): PartialChoice {
  const shipper = form.get('shipper')
  const its = typeof shipper === 'string' ? shipper : ''
  const fields = new Map([
    ['shipper', shipper],
    ['branch', form.get(`branch_${its}`)],
    ['deliveryTimeSlot', form.get(`slot_${its}`)],
    ['payment', form.get('payment')],
  ])
  return { ...parseCheckoutChoiceForm(fields), gifts: stored.gifts }
}
