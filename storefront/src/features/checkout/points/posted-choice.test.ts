import { emptyCheckoutChoice } from '@vanek/sdk/checkout'
import { describe, expect, it } from 'vitest'
import { postedChoice } from './posted-choice.ts'

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

describe('the choice of shipper and payment as it was posted', () => {
  it('accepts only a branch of the chosen shipper: another shipper clears it (C4.49)', () => {
    const fields = { payment: '1', branch_2: '104', branch_3: '9', slot_1: '7' }
    expect(postedChoice(form({ ...fields, shipper: '3' }))).toMatchObject({
      shipper: 3,
      branch: 9,
      payment: 1,
      deliveryTimeSlot: null,
    })
    expect(postedChoice(form({ ...fields, shipper: '1' }))).toMatchObject({
      shipper: 1,
      branch: null,
      payment: 1,
      deliveryTimeSlot: 7,
    })
  })

  it('leaves out fields that were not chosen', () => {
    expect(postedChoice(form({ branch_3: '' }))).toEqual(emptyCheckoutChoice)
  })
})
