import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useAddressField } from '@vanek/react-hooks'
import {
  type AddressSuggestion,
  type AddressValidation,
  toSuggestedAddress,
  type SuggestAddressParams,
  formatSuggestion,
} from '@vanek/sdk/integrations/address-validation'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'

afterEach(cleanup)

const address = (street: string): AddressSuggestion => ({
  ...{ street, houseNumber: '1', city: 'Brno', postcode: '602 00', country: 'CZE' },
})
const matches = [address('Lipová'), address('Lipová alej'), address('Lipnická')]

function Field({ suggest, onSubmit }: Pick<AddressValidation, 'suggest'> & { readonly onSubmit: () => void }) {
  const { inputProps, listboxProps, optionProps, suggestions, isOpen } = useAddressField({
    field: 'street',
    validation: { suggest },
    about: () => ({ country: 'CZE', within: { city: 'Brno' } }),
    onChoose: (suggestion) => {
      input().value = toSuggestedAddress(suggestion).street ?? ''
    },
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <input aria-label="street" autoComplete="address-line1" {...inputProps} />
      {isOpen && (
        <ul aria-label="addresses" {...listboxProps}>
          {suggestions.map((own, index) => (
            <li key={formatSuggestion(own)} {...optionProps(index)}>
              {formatSuggestion(own)}
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>('street')
const list = () => screen.queryByRole('listbox')
const key = (name: string) => fireEvent.keyDown(input(), { key: name })
const type = (value: string) => fireEvent.input(input(), { target: { value }, inputType: 'insertText' })
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent
const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent)

function show(respond: () => Promise<readonly AddressSuggestion[]> = async () => matches) {
  const requests: SuggestAddressParams[] = []
  const submits = { count: 0 }
  const suggest: AddressValidation['suggest'] = (params) => {
    requests.push(params)
    return respond()
  }
  const { wrapper: Shop } = createApp()
  render(
    <StrictMode>
      <Shop>
        <Field suggest={suggest} onSubmit={() => (submits.count += 1)} />
      </Shop>
    </StrictMode>,
  )
  return { requests, submits }
}

describe('useAddressField', () => {
  it('offers addresses as a combobox with arrow keys, Enter and Escape', async () => {
    const { requests, submits } = show()
    type('Lip')
    expect(await options()).toEqual(['Lipová 1, 602 00 Brno', 'Lipová alej 1, 602 00 Brno', 'Lipnická 1, 602 00 Brno'])
    expect(requests).toEqual([{ field: 'street', query: 'Lip', country: 'CZE', within: { city: 'Brno' } }])
    expect([input().getAttribute('aria-expanded'), input().getAttribute('aria-controls')]).toEqual(['true', list()?.id])
    expect(active()).toBeUndefined()
    key('ArrowDown')
    key('ArrowDown')
    expect(active()).toBe('Lipová alej 1, 602 00 Brno')
    key('ArrowUp')
    key('ArrowUp')
    expect(active()).toBeUndefined()
    key('ArrowUp')
    expect(active()).toBe('Lipnická 1, 602 00 Brno')
    key('Escape')
    expect([list(), input().value, input().getAttribute('aria-expanded')]).toEqual([null, 'Lip', 'false'])
    key('ArrowDown')
    key('ArrowDown')
    expect(active()).toBe('Lipová 1, 602 00 Brno')
    expect(key('Enter')).toBe(false)
    expect([list(), input().value, submits.count]).toEqual([null, 'Lipová 1', 0])
    // no option is active, so Enter submits the form
    expect(key('Enter')).toBe(true)
  })

  it('selects an option by click and keeps the focus in the input', async () => {
    show()
    input().focus()
    type('Lip')
    await options()
    const option = screen.getAllByRole('option')[2] as HTMLElement
    expect(fireEvent.mouseDown(option)).toBe(false)
    fireEvent.click(option)
    expect([list(), input().value, document.activeElement]).toEqual([null, 'Lipnická 1', input()])
  })

  it('does not open after browser autofill and closes on blur', async () => {
    const { requests } = show()
    fireEvent.input(input(), { target: { value: 'Lipová' }, inputType: 'insertReplacementText' })
    input().value = 'Lipová 1'
    fireEvent(input(), new Event('input', { bubbles: true }))
    type('Lipo')
    await options()
    expect(requests.map(({ query }) => query)).toEqual(['Lipo'])
    fireEvent.blur(input())
    expect(list()).toBeNull()
    expect(input().getAttribute('autocomplete')).toBe('address-line1')
  })

  it('C5.26 offers no addresses when the service fails and remains a plain input', async () => {
    const { requests, submits } = show(() => Promise.reject(new Error('down')))
    type('Lip')
    await expect.poll(() => requests.length).toBe(1)
    expect([list(), key('ArrowDown'), key('Enter'), key('Escape')]).toEqual([null, true, true, true])
    fireEvent.submit(input())
    expect(submits.count).toBe(1)
  })
})
