import { cleanup } from '@testing-library/react'
import type { OrderDetails } from '@vanek/sdk/orders'
import { afterEach, describe, expect, it } from 'vitest'
import type { Refused } from '../../entities/account/load-account.ts'
import { textOf } from '../../testing/shown.tsx'
import { ClaimForm } from './claim-form.tsx'

afterEach(cleanup)

const line = (id: number, name: string) => ({ id, name, unit: 'ks', amount: 3, image: null })
const order = {
  ...{ code: '2600001', items: [line(1, 'Ventilátor'), line(2, 'Mřížka'), line(3, 'Hadice')] },
  customer: { email: 'jan@example.cz' },
} as unknown as OrderDetails
const shown = (items: readonly number[], posted?: Partial<Refused>, amountOf = (item: number) => item + 1) =>
  textOf(
    <ClaimForm
      {...{ order, claimKey: 'key-of-the-page', posted: posted as Refused | undefined, onFiled: () => undefined }}
      orderKey={{ token: 'current' }}
      claimable={items.map((item) => ({ item, amount: amountOf(item) }))}
    />,
  )
const sent = () => {
  const form = document.querySelector('form')
  return form ? Object.fromEntries(new FormData(form).entries()) : {}
}

describe('the form of a claim', () => {
  it('A6.11 offers the lines that can be claimed, each with its remaining amount', () => {
    const text = shown([1, 3])
    for (const part of ['Ventilátor', 'Reklamovat můžete 2 ks.', 'Hadice', 'Reklamovat můžete 4 ks.'])
      expect(text).toContain(part)
    expect(text).not.toContain('Mřížka')
    expect(text).toContain('pošleme na jan@example.cz')
  })

  it('A6.11 preselects a line only if there is one, and one piece, but never a remedy', () => {
    shown([2])
    expect(sent()).toMatchObject({ item: '2', amount: '1', claimKey: 'key-of-the-page' })
    expect(sent()).not.toHaveProperty('wish')
    // the order stays the same when another tab opens another one
    expect(Object.values(sent())).toContain('2600001')
    cleanup()
    shown([1, 2])
    expect(sent()).not.toHaveProperty('item')
  })

  it('A6.11 asks for an amount only if there is a choice', () => {
    shown([1, 3], undefined, () => 1)
    expect(sent()).toMatchObject({ amount: '1' })
    expect(document.querySelector('[name=amount]')?.getAttribute('type')).toBe('hidden')
    cleanup()
    expect(shown([1, 3], undefined, (item) => item)).toContain('Množství')
  })

  it('A6.11 A6.09 that came back from the server has the typed input, and shows errors at its fields', () => {
    const values = { item: '3', amount: '2', description: 'Pískal.', wish: 'repair', photo: 'smlouva.pdf' }
    const errors = { description: 'too_short', photos: 'photo_invalid' }
    const text = shown([1, 3], { text: null, values, errors })
    expect(sent()).toMatchObject({ item: '3', amount: '2', description: 'Pískal.', wish: 'repair' })
    expect(document.querySelector('textarea')?.getAttribute('aria-invalid')).toBe('true')
    expect(text).toMatch(/smlouva\.pdf: /)
    expect(text).toContain('přidejte je prosím znovu')
  })

  it('A6.09 shows the error of the whole form', () => {
    const text = 'Reklamaci se teď nepodařilo odeslat.'
    expect(shown([1], { text, values: {}, errors: {} })).toContain(text)
    cleanup()
    expect(shown([1])).not.toContain(text)
  })
})
