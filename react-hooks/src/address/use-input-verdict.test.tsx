import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useCheckoutField, useAddressValidation } from '@vanek/react-hooks'
import type { AddressValidationResult } from '@vanek/sdk/checkout'
import { interpolate, issueText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { afterEach, describe, expect, it } from 'vitest'
import { createCheckout } from '../testing/checkout.tsx'

afterEach(cleanup)

function Field() {
  const { inputProps, error } = useCheckoutField('email')
  const { code, suggestion, suggestionButtonProps, statusProps } = useAddressValidation('email')
  return (
    <div>
      <input aria-label="email" {...inputProps} />
      <p aria-label="error">{error && issueText(cs, { code: error, field: 'email' })}</p>
      <p aria-label="notice" {...statusProps}>
        {code && cs[code]}
        {suggestion && <button {...suggestionButtonProps}>{interpolate(cs.verdict_suggestion, { suggestion })}</button>}
      </p>
    </div>
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>('email')
const texts = () => ['error', 'notice'].map((label) => screen.getByLabelText(label).textContent)

/** Blurs the e-mail field with this text; the validation service returns `result`. */
async function leave(text: string, result: AddressValidationResult) {
  const validate = async ({ value }: { readonly value: string }) =>
    value === text ? result : ({ result: 'valid', suggestion: null } as const)
  const { wrapper: Page } = createCheckout({}, { addressValidation: { validate } })
  render(
    <Page>
      <Field />
    </Page>,
  )
  fireEvent.change(input(), { target: { value: text } })
  fireEvent.blur(input())
}

describe('useAddressValidation', () => {
  it('C5.29 warns about a doubtful value and fills in the suggestion on click', async () => {
    await leave('jana@gmial.com', { result: 'warning', suggestion: 'jana@gmail.com' })
    await expect.poll(texts).toEqual(['', 'Ujistěte se, že je údaj správněMysleli jste jana@gmail.com?'])
    fireEvent.click(screen.getByText('Mysleli jste jana@gmail.com?'))
    expect([input().value, texts()]).toEqual(['jana@gmail.com', ['', '']])
  })

  it('C5.30 reports a service failure, but only if the built-in rules accept the value', async () => {
    await leave('jana@vanek.test', { result: 'unknown', suggestion: null })
    await expect.poll(texts).toEqual(['', cs.verdict_unknown])
    expect(cs.verdict_unknown).toContain('Něco se porouchalo')
    cleanup()
    await leave('jana@', { result: 'unknown', suggestion: null })
    await expect.poll(texts).toEqual(['E-mail není ve správném formátu', ''])
  })

  it('C5.18 C5.26 adds a suggestion to an error of the built-in rules', async () => {
    await leave('jana@gmail', { result: 'error', suggestion: 'jana@gmail.com' })
    await expect.poll(texts).toEqual(['E-mail není ve správném formátu', 'Mysleli jste jana@gmail.com?'])
    fireEvent.click(screen.getByText('Mysleli jste jana@gmail.com?'))
    expect([input().value, texts()]).toEqual(['jana@gmail.com', ['', '']])
  })

  it('C5.28 reports an error at the input and clears it on the next change', async () => {
    await leave('jana@vanek.test', { result: 'error', suggestion: null })
    await expect.poll(texts).toEqual(['Pole není vyplněno správně', ''])
    fireEvent.change(input(), { target: { value: 'jana@vanek.cz' } })
    expect(texts()).toEqual(['', ''])
  })
})
