import type { CheckoutChoice } from '../types.ts'
import type { FormFields } from './details-form.ts'
import type { PartialChoice } from './methods.ts'

const id = (value: unknown): number | null => {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : null
}

/** The choice as the methods form posted it, in fields `shipper`, `branch` and `payment` (C3.27). */
export const choiceFrom = (fields: FormFields): PartialChoice => ({
  shipper: id(fields.get('shipper')),
  branch: id(fields.get('branch')),
  payment: id(fields.get('payment')),
})

/** Whether shipper and payment are both chosen. */
export const isChosen = (choice: PartialChoice): choice is CheckoutChoice =>
  choice.shipper !== null && choice.payment !== null

/** The choice as it is kept between requests. */
export const stringifyChoice = ({ shipper, branch, payment }: PartialChoice): string =>
  JSON.stringify({ shipper, branch, payment })

/** The choice that was kept; nothing chosen when the text is missing or no choice. */
export function parseChoice(text: string | null | undefined): PartialChoice {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    const fields = typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : new Map()
    return choiceFrom(fields)
  } catch {
    return { shipper: null, branch: null, payment: null }
  }
}
