import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useQuantityInput } from '@vanek/react-hooks'
import { StrictMode, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'

afterEach(cleanup)

interface Limits {
  readonly min?: number
  readonly max?: number | null
  readonly step?: number
}

function show(initial: number, limits: Limits = {}) {
  const told: number[] = []
  const Stepper = () => {
    const [value, setValue] = useState(initial)
    const { inputProps, incrementProps, decrementProps } = useQuantityInput({
      ...limits,
      value,
      unit: 'ks',
      onCommit: (amount) => {
        told.push(amount)
        setValue(amount)
      },
    })
    return (
      <>
        <button {...decrementProps}>less</button>
        <input aria-label="amount" {...inputProps} />
        <button {...incrementProps}>more</button>
      </>
    )
  }
  render(
    <StrictMode>
      <Stepper />
    </StrictMode>,
  )
  return told
}

const field = () => screen.getByLabelText<HTMLInputElement>('amount')
const more = () => screen.getByText('more')
const less = () => screen.getByText('less')
const type = (value: string) => fireEvent.change(field(), { target: { value } })

describe('useQuantityInput', () => {
  it('steps by its buttons and tells each step once', () => {
    const told = show(1)
    fireEvent.click(more())
    fireEvent.click(more())
    fireEvent.click(less())
    expect(told).toEqual([2, 3, 2])
    expect(field().value).toBe('2')
  })

  it('stops at its limits, marks the button and keeps the focus on it', () => {
    const told = show(3, { max: 4 })
    more().focus()
    fireEvent.click(more())
    expect(more().getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(more())
    expect(told).toEqual([4])
    expect(document.activeElement).toBe(more())
    expect(less().getAttribute('aria-disabled')).toBe('false')
  })

  it('leaves what is typed alone until Enter', () => {
    const told = show(1, { max: 20 })
    type('12')
    expect([field().value, told]).toEqual(['12', []])
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(told).toEqual([12])
  })

  it.each<[string, string, number, Limits, string]>([
    ['B5.15', '99', 3, { max: 10 }, '10'],
    ['B5.16', '1', 5, { min: 5 }, '5'],
    ['a step', '6', 1, { step: 5 }, '6'],
    ['a step', '8', 1, { step: 5 }, '6'],
    ['nothing', '', 3, {}, '3'],
  ])('%s: %j left in a field of %d within %j becomes %s', (_id, typed, initial, limits, shown) => {
    show(initial, limits)
    type(typed)
    fireEvent.blur(field())
    expect(field().value).toBe(shown)
  })

  it('tells nothing when nothing changed', () => {
    const told = show(2)
    type('2')
    fireEvent.blur(field())
    expect(told).toEqual([])
  })

  it('steps on from what is typed', () => {
    const told = show(1)
    type('7')
    fireEvent.click(more())
    expect(told).toEqual([8])
  })

  it('is a number field with limits of its own before hydration, and speaks its unit', () => {
    show(2, { min: 2, max: 8, step: 2 })
    const { name, type, min, max, step } = field()
    expect({ name, type, min, max, step }).toEqual({ name: 'amount', type: 'number', min: '2', max: '8', step: '2' })
    expect(field().getAttribute('aria-valuetext')).toBe('2 ks')
    expect(more().getAttribute('aria-controls')).toBe(field().id)
  })
})
