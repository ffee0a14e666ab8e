import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { ShopProvider, type UseQuantityInputOptions, useQuantityInput } from '@vanek/react-hooks'
import { StrictMode, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'

afterEach(cleanup)

type Rules = Partial<UseQuantityInputOptions>

function show(initial: number, rules: Rules = {}) {
  const commits: number[] = []
  const notices: string[] = []
  const submits: unknown[] = []
  const Stepper = () => {
    const [value, setValue] = useState(initial)
    const { inputProps, incrementButtonProps, decrementButtonProps, unit } = useQuantityInput({
      unit: 'ks',
      onNotice: ({ code, limit }) => notices.push(`${code} ${limit}`),
      ...rules,
      value,
      onCommit: (amount) => {
        commits.push(amount)
        setValue(amount)
      },
    })
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submits.push(event)
        }}
      >
        <button {...decrementButtonProps}>less</button>
        <input aria-label="amount" {...inputProps} />
        <button {...incrementButtonProps}>more</button>
        <output aria-label="unit">{unit}</output>
        <button type="submit">send</button>
      </form>
    )
  }
  render(
    <StrictMode>
      <Stepper />
    </StrictMode>,
  )
  return { commits, notices, submits }
}

const field = () => screen.getByLabelText<HTMLInputElement>('amount')
const more = () => screen.getByText('more')
const less = () => screen.getByText('less')
const press = (key: string) => fireEvent.keyDown(field(), { key })
const type = (value: string) => fireEvent.change(field(), { target: { value } })

describe('useQuantityInput', () => {
  it('B5.17 steps with its buttons and commits each step once', () => {
    const { commits } = show(1)
    fireEvent.click(more())
    fireEvent.click(more())
    fireEvent.click(less())
    expect(commits).toEqual([2, 3, 2])
    expect(field().value).toBe('2')
  })

  it('stops at its limits, disables the button and keeps the focus on it', () => {
    const { commits } = show(3, { max: 4 })
    more().focus()
    fireEvent.click(more())
    expect(more().getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(more())
    expect(commits).toEqual([4])
    expect(document.activeElement).toBe(more())
    expect(less().getAttribute('aria-disabled')).toBe('false')
  })

  it('B5.17 steps with the up and down keys', () => {
    const { commits } = show(6, { step: 2, min: 2 })
    press('ArrowUp')
    press('ArrowUp')
    press('ArrowDown')
    expect(commits).toEqual([8, 10, 8])
    // ArrowUp does not move the cursor
    expect(press('ArrowUp')).toBe(false)
    expect(press('ArrowLeft')).toBe(true)
  })

  it('B5.18 does not commit typed text until Enter, and Enter does not submit the form', () => {
    const { commits, submits } = show(1, { max: 20 })
    type('12')
    expect([field().value, commits]).toEqual(['12', []])
    expect(press('Enter')).toBe(false)
    expect([commits, submits]).toEqual([[12], []])
  })

  it.each<[string, string, number, string]>([
    ['B5.09', '1x2', 0, '12'],
    ['B5.10', '1,5', 1, '1.5'],
    ['B5.11', '1.25', 1, '1.2'],
    ['B5.12', '00', 0, '0'],
    ['B5.13', '1.', 1, '1.'],
  ])('%s: %j with %d decimals becomes %j as it is typed', (_id, text, decimals, shown) => {
    show(3, { decimals })
    type(text)
    expect(field().value).toBe(shown)
  })

  it('B5.09 drops what follows a separator, also when typed character by character', () => {
    const { commits, notices } = show(3)
    type('1')
    type('1,')
    type('15')
    expect(field().value).toBe('1')
    press('Enter')
    expect([commits, notices]).toEqual([[1], ['quantity_step 1']])
    // the next input starts from scratch
    type('15')
    expect(field().value).toBe('15')
  })

  it('B5.09 B5.16 rejects a number after a minus and accepts one after letters', () => {
    const { commits, notices } = show(3)
    type('-')
    type('2')
    expect(field().value).toBe('2')
    press('Enter')
    expect([commits, notices]).toEqual([[1], ['quantity_minimum 1']])
    type('a')
    type('4')
    press('Enter')
    expect([commits, notices]).toEqual([[1, 4], ['quantity_minimum 1']])
  })

  it('B5.13 removes a trailing dot on blur', () => {
    const { commits } = show(3, { decimals: 1, step: 0.1 })
    type('7.')
    fireEvent.blur(field())
    expect([field().value, commits]).toEqual(['7', [7]])
  })

  it.each<[string, string, number, Rules, string, string[]]>([
    ['B5.15', '99', 3, { max: 10 }, '10', ['quantity_maximum 10']],
    ['B5.16', '1', 7, { min: 5 }, '5', ['quantity_minimum 5']],
    ['B5.14', '99', 3, { max: 10, limitNotifications: false }, '99', []],
    ['B5.14', '1', 7, { min: 5, limitNotifications: false }, '1', []],
    ['a step', '10', 1, { step: 5 }, '10', []],
    ['B5.09', '1,5', 3, {}, '1', ['quantity_step 1']],
    ['B5.09', '2.0', 3, {}, '2', []],
    ['B5.11', '1,25', 3, { decimals: 1, step: 0.1, min: 1 }, '1.2', ['quantity_step 0.1']],
    ['a step of half', '1,3', 3, { decimals: 1, step: 0.5, min: 0.5 }, '1.5', ['quantity_step 0.5']],
    ['a minimum of half', '0', 3, { decimals: 1, step: 0.5, min: 0.5 }, '0.5', ['quantity_minimum 0.5']],
    ['a step', '8', 1, { step: 5 }, '10', ['quantity_step 5']],
    ['nothing', '', 3, {}, '3', []],
    ['B5.09', '-2', 3, {}, '1', ['quantity_minimum 1']],
    ['B5.09', 'abc', 3, { min: 2 }, '2', ['quantity_minimum 2']],
    ['B5.14', 'abc', 3, { limitNotifications: false }, '3', []],
  ])(
    '%s: %j left in a field of %d within %j becomes %s and notifies of %j',
    (_id, text, initial, rules, shown, expected) => {
      const { notices } = show(initial, rules)
      type(text)
      fireEvent.blur(field())
      expect([field().value, notices]).toEqual([shown, expected])
    },
  )

  it('B5.15 reports the maximum when a step exceeds it', () => {
    const { commits, notices } = show(4, { max: 4 })
    fireEvent.click(more())
    expect([commits, notices]).toEqual([[], ['quantity_maximum 4']])
  })

  it('does not commit an unchanged amount', () => {
    const { commits } = show(2)
    type('2')
    fireEvent.blur(field())
    expect(commits).toEqual([])
  })

  it('B5.17 steps by tenths without rounding errors, and its value text has a decimal comma', () => {
    const { commits } = show(0.1, { decimals: 1, step: 0.1, min: 0.1, unit: 'm' })
    fireEvent.click(more())
    fireEvent.click(more())
    fireEvent.click(less())
    expect(commits).toEqual([0.2, 0.3, 0.2])
    expect(field().inputMode).toBe('decimal')
    expect(field().getAttribute('aria-valuetext')).toBe('0,2 m')
  })

  it('has the decimal separator of the shop in its value text, also after the market has changed', () => {
    const { shop, cart, notices } = createApp()
    const Field = () => (
      <input aria-label="amount" {...useQuantityInput({ value: 1.5, unit: 'm', onCommit() {} }).inputProps} />
    )
    const within = (decimalPoint: string) => (
      <ShopProvider {...{ cart, notices }} shop={shop.with({ currency: { ...shop.config.currency, decimalPoint } })}>
        <Field />
      </ShopProvider>
    )
    const { rerender } = render(within(','))
    expect(field().getAttribute('aria-valuetext')).toBe('1,5 m')
    rerender(within('.'))
    expect(field().getAttribute('aria-valuetext')).toBe('1.5 m')
  })

  it('steps from the typed amount', () => {
    const { commits } = show(1)
    type('7')
    fireEvent.click(more())
    expect(commits).toEqual([8])
  })

  it('B5.19 limits the text to 4 characters, and has a field name and its limits in ARIA attributes', () => {
    show(2, { min: 2, max: 8 })
    const { name, maxLength, inputMode } = field()
    expect({ name, maxLength, inputMode }).toEqual({ name: 'amount', maxLength: 4, inputMode: 'numeric' })
    type('123456')
    expect(field().value).toBe('1234')
    const attributes = ['role', 'aria-valuemin', 'aria-valuemax'].map((attribute) => field().getAttribute(attribute))
    expect(attributes).toEqual(['spinbutton', '2', '8'])
    expect(more().getAttribute('aria-controls')).toBe(field().id)
  })

  it('B5.20 cuts the unit to 3 characters and adds it to the value text', () => {
    show(2, { unit: 'balení' })
    expect(screen.getByLabelText('unit').textContent).toBe('bal')
    expect(field().getAttribute('aria-valuetext')).toBe('2 bal')
  })
})
