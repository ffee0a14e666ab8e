import { cleanup } from '@testing-library/react'
import type { Claim } from '@vanek/sdk/orders'
import { afterEach, describe, expect, it } from 'vitest'
import { textOf } from '../../testing/shown.tsx'
import { ClaimCard } from './claim-card.tsx'

afterEach(cleanup)

const filed = '2026-11-24T12:00:00Z'
const photo = { id: 'p-1', width: 600, height: 400 }
const claim: Claim = {
  ...{ number: 'RE-2026-00001', filed, item: 1, name: 'Ventilátor', amount: 2, unit: 'ks' },
  ...{ description: 'Po týdnu pískal.', wish: 'money_back', photos: [], state: 'filed', dueBy: '2026-12-24' },
  ...{ steps: [{ state: 'filed', at: filed }], resolution: null, answer: null, refund: null },
}
const shown = (change: Partial<Claim> = {}) =>
  textOf(<ClaimCard claim={{ ...claim, ...change }} order={{ token: 'current' }} currencyCode="CZK" />)
const refund = { amount: 478.5, since: '2026-11-26T09:00:00Z', sent: '2026-11-27T09:00:00Z' }
const settled = { state: 'settled', answer: 'Závadu jsme uznali.', resolution: 'money_back' } as const

describe('a claim at its order', () => {
  it('A6.12 shows its description and the date by which it will be settled', () => {
    const text = shown()
    for (const part of ['RE-2026-00001', 'Ventilátor, 2 ks', 'nejpozději 24. 12. 2026', 'Po týdnu pískal.'])
      expect(text).toContain(part)
    // states after this one
    expect(document.querySelectorAll('[aria-current="step"]')).toHaveLength(1)
    expect(shown({ state: 'accepted' })).toContain('nejpozději')
    for (const state of ['rejected', 'settled'] as const) expect(shown({ state })).not.toContain('nejpozději')
  })

  it('A6.08 A6.12 shows refunds, and amounts deducted from an unpaid invoice', () => {
    expect(shown(settled)).not.toContain('Opravný daňový doklad')
    expect(shown({ ...settled, refund })).toContain(
      '478,50 Kč jsme vám poslali zpět 27. 11. 2026. Opravný daňový doklad',
    )
    const less = shown({ ...settled, refund: { ...refund, setOff: true } })
    expect(less).toContain('478,50 Kč jsme odečetli z faktury, kterou jste ještě neměli zaplacenou. Opravný daňový')
    expect(less).not.toContain('poslali')
    expect(less).toContain('Závadu jsme uznali.')
  })

  it('A6.12 shows its photos, each with a link to the full size', () => {
    shown({ photos: [photo, { ...photo, id: 'p-2' }] })
    const pictures = [...document.querySelectorAll('img')]
    expect(pictures.map(({ alt }) => alt)).toEqual([
      'Fotka 1 k reklamaci RE-2026-00001',
      'Fotka 2 k reklamaci RE-2026-00001',
    ])
    expect(pictures.map((picture) => picture.closest('a')?.getAttribute('href'))).toEqual([
      expect.stringContaining('p-1'),
      expect.stringContaining('p-2'),
    ])
  })
})
