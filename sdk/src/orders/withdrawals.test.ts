import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type OrderDetails,
  validateWithdrawalForm,
  isWholeOrder,
  validateWithdrawalChoice,
  withdrawableLines,
  type WithdrawnLine,
} from '@vanek/sdk/orders'
import { writeLines } from './withdrawals.ts'

type Order = Pick<OrderDetails, 'items' | 'withdrawals' | 'claimed'>

const item = (id: number, amount: number, amountDecimals = 0, discount = false) =>
  ({ id, amount, amountDecimals, attributes: { discount } }) as unknown as Order['items'][number]

const withdrawn = (...all: readonly (readonly WithdrawnLine[])[]) =>
  all.map((lines) => ({ lines })) as unknown as NonNullable<Order['withdrawals']>

const order: Order = { items: [item(1, 3), item(2, 2.5, 1), item(3, 1, 0, true)] }
const leftOf = (one: Order) => withdrawableLines(one).map(({ item: { id }, left }) => [id, left])

describe('A5.04 withdrawableLines', () => {
  it('returns all items except discounts, minus withdrawals and settled claims', () => {
    expect(leftOf(order)).toEqual([
      [1, 3],
      [2, 2.5],
    ])
    const lines = [
      { item: 1, amount: 3 },
      { item: 2, amount: 0.1 },
    ]
    expect(leftOf({ ...order, withdrawals: withdrawn(lines, [{ item: 2, amount: 0.2 }]) })).toEqual([[2, 2.2]])
    expect(leftOf({ ...order, withdrawals: withdrawn(lines), claimed: [{ item: 2, amount: 2 }] })).toEqual([[2, 0.4]])
  })

  it('ends with no lines after any sequence of withdrawals, and never goes below zero', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(amounts, fc.infiniteStream(fc.nat(10_000)), (thousandths, numbers) => {
        const items = thousandths.map((amount, at) => item(at + 1, amount / 1000, 3))
        const steps: WithdrawnLine[][] = []
        const now = () => ({ items, withdrawals: withdrawn(...steps) })
        for (let lines = withdrawableLines(now()); lines.length > 0; lines = withdrawableLines(now())) {
          const line = lines[Number(numbers.next().value) % lines.length]!
          const most = Math.round(line.left * 1000)
          const amount = Math.max(1, most - (Number(numbers.next().value) % most)) / 1000
          const chosen = [line.item.id]
          const choice = { whole: false, chosen, amounts: { [line.item.id]: String(amount).replace('.', ',') } }
          const read = validateWithdrawalChoice(now(), choice)
          expect(read).toEqual({ ok: true, lines: [{ item: line.item.id, amount }] })
          steps.push([{ item: line.item.id, amount }])
          const more = { whole: false, chosen, amounts: { [line.item.id]: String(line.left) } }
          expect(validateWithdrawalChoice(now(), more).ok).toBe(false)
        }
        for (const { id, amount } of items) {
          const back = steps.flat().filter((line) => line.item === id)
          expect(back.reduce((sum, line) => sum + Math.round(line.amount * 1000), 0)).toBe(Math.round(amount * 1000))
        }
      }),
    )
  })
})

describe('A5.04 validateWithdrawalChoice', () => {
  it('returns no lines for the whole order, whatever is typed', () => {
    expect(validateWithdrawalChoice(order, { whole: true, chosen: [1], amounts: { 1: '99' } })).toEqual({
      ok: true,
      lines: null,
    })
  })

  it.each<[readonly number[], Readonly<Record<number, string>>, object]>([
    [[1], { 1: '2', 2: '1' }, { ok: true, lines: [{ item: 1, amount: 2 }] }],
    [[2], { 2: ' 0,5 ' }, { ok: true, lines: [{ item: 2, amount: 0.5 }] }],
    [
      [1, 2],
      {},
      {
        ok: true,
        lines: [
          { item: 1, amount: 3 },
          { item: 2, amount: 2.5 },
        ],
      },
    ],
    [[], { 1: '2' }, { ok: false, issues: {}, issue: 'withdrawal_empty' }],
    [[3], {}, { ok: false, issues: {}, issue: 'withdrawal_empty' }],
    [[1, 2], { 1: '4', 2: '1' }, { ok: false, issues: { 1: 'amount_above_left' }, issue: null }],
    [
      [1, 2],
      { 1: '1,5', 2: '0,55' },
      { ok: false, issues: { 1: 'amount_off_step', 2: 'amount_off_step' }, issue: null },
    ],
    [[1, 2], { 1: 'dva', 2: '' }, { ok: false, issues: { 1: 'amount_invalid', 2: 'amount_invalid' }, issue: null }],
    [[1], { 1: '0' }, { ok: false, issues: { 1: 'amount_invalid' }, issue: null }],
  ])('of items %j with amounts %j', (chosen, amounts, read) => {
    expect(validateWithdrawalChoice(order, { whole: false, chosen, amounts })).toEqual(read)
  })

  it('serializes lines for the contract', () => {
    expect(
      writeLines([
        { item: 1, amount: 2 },
        { item: 3, amount: 0.5 },
      ]),
    ).toBe('1:2,3:0.5')
  })
})

describe('A5.05 A5.10 validateWithdrawalForm', () => {
  it('requires name, order number and e-mail, but no bank account', () => {
    expect(validateWithdrawalForm({ name: ' ', orderCode: '', email: 'jana@', bankAccount: '' })).toEqual({
      ...{ name: 'required', orderCode: 'required', email: 'email_invalid' },
    })
    expect(validateWithdrawalForm({ name: 'Jana', orderCode: '2600123', email: 'jana@vanek.test' })).toEqual({})
  })

  it.each([
    ['19-2000145399/0800', true],
    [' 2900123478 / 2010 ', true],
    ['cz65 0800 0000 1920 0014 5399', true],
    ['DE89370400440532013000', true],
    ['18-2000145399/0800', false],
    ['2000145398/0800', false],
    ['0000000000/0800', false],
    ['CZ6508000000192000145398', false],
    ['2000145399', false],
  ])('the bank account %s is valid: %s', (bankAccount, valid) => {
    expect(validateWithdrawalForm({ bankAccount })).toEqual(valid ? {} : { bankAccount: 'bank_account_invalid' })
  })

  it('limits the length of the note', () => {
    expect(validateWithdrawalForm({ note: 'a'.repeat(501) })).toEqual({ note: 'too_long' })
    expect(validateWithdrawalForm({ note: 'a'.repeat(500) })).toEqual({})
  })
})

describe('A5.08 isWholeOrder', () => {
  const costs = (one: Order['items'][number], totalWithTax: number) =>
    ({ ...one, prices: { totalWithTax } }) as Order['items'][number]
  const bought: Order = { items: [costs(item(1, 3), 300), costs(item(2, 1), 0)] }
  const gifts: Order = { items: [costs(item(1, 3), 0), costs(item(2, 1), 0)] }
  const all = [{ item: 1, amount: 3 }]

  it.each<[string, Order, readonly WithdrawnLine[] | null, boolean]>([
    ['everything', bought, null, true],
    ['all but a gift', bought, all, true],
    ['a gift', bought, [{ item: 2, amount: 1 }], false],
    ['a part', bought, [{ item: 1, amount: 2 }], false],
    ['the rest', { ...bought, withdrawals: withdrawn([{ item: 1, amount: 1 }]) }, [{ item: 1, amount: 2 }], true],
    ['a part of a free order', gifts, all, false],
  ])('for %s: %#', (_what, one, lines, is) => {
    expect(isWholeOrder(one, lines)).toBe(is)
  })
})
