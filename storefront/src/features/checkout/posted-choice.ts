import { choiceFrom, type PartialChoice } from '@vanek/sdk/checkout'

/** Name of the list of branches of one shipper; each has its own, so that none is sent for another. */
export const branchField = (shipperId: number): string => `branch_${shipperId}`

/** The choice as it stands in the form: the branch is the one of the shipper that is chosen (C4.49). */
export function postedChoice(form: FormData): PartialChoice {
  const shipper = form.get('shipper')
  const branch = form.get(`branch_${typeof shipper === 'string' ? shipper : ''}`) ?? form.get('branch')
  return choiceFrom(
    new Map([
      ['shipper', shipper],
      ['branch', branch],
      ['payment', form.get('payment')],
    ]),
  )
}
