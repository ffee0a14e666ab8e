import type { OrderSummary } from '@vanek/sdk/account'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { textOf } from '../../testing/shown.tsx'
import { OrderCards } from './order-cards.tsx'

afterEach(cleanup)

const order = {
  ...{ id: 'o-1', code: '2600001', created: '2026-11-20T12:00:00Z', status: 'delivered', currencyCode: 'CZK' },
  ...{ totalWithTax: 1000, totalWithoutTax: 826.45, items: 6, image: null, mishap: null },
  ...{ payment: { name: 'Kartou online', state: 'paid' }, shipper: { name: 'Kurýrem', type: 'DELIVERY' } },
}
const shown = (names: readonly string[]) =>
  textOf(<OrderCards orders={[{ ...order, names } as unknown as OrderSummary]} today="2026-11-25" />)

it('C2.16 orders are cards with their delivery and payment, and with more goods than the list knows by name', () => {
  const text = shown(['Ventilátor', 'Klapka', 'Hadice'])
  expect(text).toContain('Ventilátor, Klapka a další')
  expect(text).toMatch(/20. 11. 2026, 6 kusů, Kurýrem, Kartou online/)
  cleanup()
  expect(shown(['Ventilátor', 'Klapka'])).not.toContain('a další')
})
