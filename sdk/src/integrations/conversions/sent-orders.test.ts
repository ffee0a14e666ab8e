import { memoryStorage } from '@vanek/sdk/storage'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createReportedOrders } from '@vanek/sdk/integrations/conversions'
import { sentOrdersKept } from './sent-orders.ts'

describe('createReportedOrders', () => {
  it('B7.58 stores codes for each service separately', () => {
    const text = memoryStorage()
    const shopping = createReportedOrders(text, 'shopping')
    shopping.add('2600001')
    expect([shopping.has('2600001'), shopping.has('2600002')]).toEqual([true, false])
    expect(createReportedOrders(text, 'reviews').has('2600001')).toBe(false)
    expect(JSON.parse(text.read() ?? '')).toEqual({ shopping: ['2600001'] })
  })

  it('B7.58 merges codes that another tab stored', () => {
    const text = memoryStorage()
    const [one, other] = [createReportedOrders(text, 'shopping'), createReportedOrders(text, 'shopping')]
    one.add('1')
    other.add('2')
    one.add('3')
    expect(['1', '2', '3'].map(other.has)).toEqual([true, true, true])
  })

  it('keeps the last fifty codes, without duplicates', () => {
    const text = memoryStorage()
    const sent = createReportedOrders(text, 'shopping')
    for (let code = 1; code <= 60; code++) sent.add(String(code))
    sent.add('20')
    const codes = (JSON.parse(text.read() ?? '') as { shopping: string[] }).shopping
    expect([codes.length, codes[0], codes.at(-2), codes.at(-1)]).toEqual([sentOrdersKept, '11', '60', '20'])
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('removes a code', () => {
    const sent = createReportedOrders(memoryStorage(), 'reviews')
    sent.add('1')
    sent.add('2')
    sent.remove('1')
    expect([sent.has('1'), sent.has('2')]).toEqual([false, true])
  })

  it.each(['', '{', 'null', '[]', '7', '{"shopping":7}', '{"shopping":[1,null]}'])('reads %j as empty', (broken) => {
    const sent = createReportedOrders(memoryStorage(broken), 'shopping')
    expect(sent.has('1')).toBe(false)
    sent.add('1')
    expect(sent.has('1')).toBe(true)
  })

  it('never throws on invalid stored data', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.string(), (stored, code) => {
        const sent = createReportedOrders(memoryStorage(stored), 'shopping')
        sent.add(code)
        expect(sent.has(code)).toBe(true)
      }),
    )
  })
})
