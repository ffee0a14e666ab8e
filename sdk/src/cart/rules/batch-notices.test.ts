import { fail, ok } from '@vanek/sdk'
import { batchNotices, type AddCartItemsData } from '@vanek/sdk/cart'
import { cs } from '@vanek/sdk/i18n/cs'
import { describe, expect, it } from 'vitest'
import { localError } from '../../kernel/errors.ts'
import { cartOf } from '../testing/bench.ts'

const line = (id: number, code: string | null = null, added = code === null) => ({
  ...{ id, added, code },
  title: code && `Řádek ${id}: ${code}`,
})
const answerOf = (...results: AddCartItemsData['results']) =>
  ok<AddCartItemsData>({
    cart: cartOf(2),
    ...{ results, total: results.length, added: results.filter(({ added }) => added).length },
    meta: { custom: { guestCartToken: null } },
  })

describe('notices after adding several items', () => {
  it('C8.15 shows the usual message when all items were added', () => {
    expect(batchNotices(answerOf(line(1), line(2)), 2, cs)).toEqual([
      { kind: 'success', code: 'item_added', text: 'Produkty byly vloženy do košíku', durationMs: 3000 },
    ])
  })

  it('C8.06 says that an import may take minutes after a status of 500', () => {
    const notices = batchNotices(fail(localError('server', { status: 500, retryable: true })), 3, cs)
    expect(notices).toEqual([{ kind: 'info', code: 'import_in_progress', text: cs.import_in_progress }])
    expect(cs.import_in_progress).toMatch(/několik minut.*obnovte/)
    const running = localError('idempotency_conflict', {
      status: 409,
      issues: [{ code: 'x', field: null, title: 'X' }],
    })
    expect(batchNotices(fail(running), 3, cs)).toEqual(notices)
    expect(batchNotices(fail(localError('server', { status: 503, retryable: true })), 3, cs)).toEqual([])
  })

  it('C8.07 C8.08 C8.09 lists each error as an info notice of 3 s per error plus 3 s, then the number of added items', () => {
    const notices = batchNotices(answerOf(line(1), line(2, 'out_of_stock'), line(3, 'not_saleable')), 3, cs)
    expect(notices).toEqual([
      { kind: 'info', code: 'out_of_stock', text: 'Řádek 2: out_of_stock', durationMs: 9000 },
      { kind: 'info', code: 'not_saleable', text: 'Řádek 3: not_saleable', durationMs: 9000 },
      { kind: 'success', code: 'import_incomplete', text: 'Položky vložené do košíku: 1, celkem jich bylo 3' },
    ])
  })

  it('C8.07 lists the errors when all items are rejected', () => {
    const issues = [1, 2].map((n) => ({ code: 'not_found', field: null, title: `Kód ${n} neznáme` }))
    const notices = batchNotices(fail(localError('not_found', { status: 404, issues })), 2, cs)
    expect(notices.map(({ kind, text, durationMs }) => [kind, text, durationMs])).toEqual([
      ['info', 'Kód 1 neznáme', 9000],
      ['info', 'Kód 2 neznáme', 9000],
      ['success', 'Položky vložené do košíku: 0, celkem jich bylo 2', undefined],
    ])
  })

  it('C8.09 counts an item with a capped amount as added', () => {
    const notices = batchNotices(answerOf(line(1, 'amount_capped', true)), 1, cs)
    expect(notices.map(({ code }) => code)).toEqual(['amount_capped', 'item_added'])
  })

  it('shows nothing after a network error', () => {
    expect(batchNotices(fail(localError('network', { outcome: 'unknown' })), 3, cs)).toEqual([])
  })
})
