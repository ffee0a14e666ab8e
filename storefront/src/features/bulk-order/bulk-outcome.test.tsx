import { cleanup } from '@testing-library/react'
import type { AddCartItemsData } from '@vanek/sdk/cart'
import { afterEach, expect, it } from 'vitest'
import { textOf } from '../../testing/shown.tsx'
import { BulkOutcome } from './bulk-outcome.tsx'

afterEach(cleanup)

it.each([
  [1, 1, 'Do košíku jsme vložili 1 řádek. Přejít'],
  [3, 5, 'Do košíku jsme vložili 3 řádky z 5. Ostatní zůstaly v poli. Přejít'],
  [0, 5, 'Do košíku jsme vložili 0 řádků z 5. Ostatní zůstaly v poli. Přejít'],
])('C3.15 says what was added and where the others are: %d of %d', (added, total, text) => {
  const data = { added, total, results: [] } as unknown as AddCartItemsData
  expect(textOf(<BulkOutcome outcome={{ ok: true, data } as never} nameOf={() => undefined} />)).toContain(text)
})

it.each(['server', 'idempotency_conflict'])('C8.06 says nothing more while items are being added: %s', (code) => {
  const error = { code, status: code === 'server' ? 500 : 409, retryable: true, outcome: 'unknown', issues: [] }
  expect(textOf(<BulkOutcome outcome={{ ok: false, error } as never} nameOf={() => undefined} />)).toBe('')
})
