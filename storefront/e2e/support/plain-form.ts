import { JSDOM } from 'jsdom'
import type { Control, FilledForm } from './typed-fields.ts'

export const documentOf = (html: string): Document => new JSDOM(html).window.document

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const inputsOf = (form: HTMLFormElement): readonly Input[] => [
  ...form.querySelectorAll<Input>('input[name], select[name], textarea[name]'),
]
const isTick = ({ type }: Input): boolean => type === 'checkbox' || type === 'radio'
const isTicked = (form: HTMLFormElement, name: string): boolean =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.checked === true

/** Whether CSS shows an input of the details: checkboxes expand sections, and some inputs are for some orders only. */
function isShown(form: HTMLFormElement, input: Input): boolean {
  const business = isTicked(form, 'isBusiness')
  if (input.closest('.only-business') && !business) return false
  const isBilled = input.closest('.billing-own') !== null
  if (business && isBilled && (input.name === 'billingInfo' || isTicked(form, 'billToDelivery'))) return false
  if (business && input.closest('.ship-tick') && (input as HTMLInputElement).checked) return false
  const country = form.querySelector<HTMLSelectElement>('[name="billingCountry"]')?.value
  if (input.closest('.only-svk') && country !== 'SVK') return false
  const part = input.closest('.more-fields')?.parentElement
  if (!part || part.querySelector<HTMLInputElement>(':scope > .field input')?.checked) return true
  return business && isBilled
}

/** The details form without scripts. */
export function plainForm(document: Document): FilledForm & { readonly fields: () => Record<string, string> } {
  const form = document.querySelector<HTMLFormElement>('form.checkout-cols')
  if (!form) throw new Error('There is no form of the details')
  return {
    controls: () =>
      inputsOf(form)
        .filter((input) => input.type !== 'hidden' && isShown(form, input))
        .map((input): Control => ({
          name: input.name,
          kind: isTick(input) ? 'tick' : input.tagName === 'SELECT' ? 'select' : 'text',
        })),
    set({ name }, value) {
      const input = inputsOf(form).find((one) => one.name === name && one.type !== 'hidden')
      if (!input) throw new Error(`There is no input ${name}`)
      if (typeof value === 'boolean') (input as HTMLInputElement).checked = value
      else input.value = value
      if (input.value === '') throw new Error(`${name} does not take ${value}`)
    },
    fields: () =>
      Object.fromEntries(
        inputsOf(form)
          .filter((input) => !input.matches(':disabled') && (!isTick(input) || (input as HTMLInputElement).checked))
          .map(({ name, value }) => [name, value]),
      ),
  }
}
