import { expect, it } from 'vitest'
import { paymentDue } from '@vanek/sdk/orders'

it.each([
  ['2026-12-04', '2026-12-03', { day: '2026-12-04', isOver: false }],
  ['2026-12-04', '2026-12-04', { day: '2026-12-04', isOver: false }],
  ['2026-12-04', '2026-12-05', { day: '2026-12-04', isOver: true }],
  [null, '2026-12-05', null],
  [undefined, '2026-12-05', null],
])('A8.06 the due date %s is on %s described as %j', (due, today, reported) => {
  expect(paymentDue({ payment: due === undefined ? {} : { due } }, today)).toEqual(reported)
})
