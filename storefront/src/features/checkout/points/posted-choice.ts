import { choiceFrom, emptyChoice, type PartialChoice } from '@vanek/sdk/checkout'

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
