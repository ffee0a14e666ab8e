import type { OrderDetails, OrderStatus, Parcel } from '@vanek/sdk/orders'
import { describe, expect, it } from 'vitest'
import { dueState, isExpected, mishapWord, orderState, stepWord } from './order-words.tsx'

const state = (status: string, payment = 'offline', type = 'ADDRESS', mishap: string | null = null) =>
  orderState({ status, payment: { state: payment }, shipper: { type }, mishap } as never)?.join(' ')

describe('the texts of an order', () => {
  it.each([
    ['received', 'paid', 'ADDRESS', 'is-orange Připravujeme'],
    ['received', 'offline', 'ADDRESS', 'is-orange Připravujeme'],
    ['received', 'pending', 'ADDRESS', 'is-orange Čeká na zaplacení'],
    ['received', 'failed', 'ADDRESS', 'is-red Platba neproběhla'],
    ['received', 'cancelled', 'ADDRESS', 'is-orange Platba zrušena'],
    ['packed', 'pending', 'ADDRESS', 'is-orange Zabaleno'],
    ['handed_over', 'paid', 'ADDRESS', 'is-orange Na cestě'],
    ['handed_over', 'paid', 'PERSONAL', 'is-green Připraveno k vyzvednutí'],
    ['delivered', 'paid', 'ADDRESS', 'is-green Doručeno'],
    ['delivered', 'paid', 'PERSONAL', 'is-green Vyzvednuto'],
    ['returned', 'paid', 'PERSONAL', 'is-red Vrátilo se k nám'],
    ['cancelled', 'cancelled', 'ADDRESS', 'is-red Zrušeno'],
    ['toString', 'paid', 'ADDRESS', undefined],
  ])('A1.07 %s, %s, %s', (status, payment, type, text) => {
    expect(state(status, payment, type)).toBe(text)
  })

  it.each([
    ['late', 'is-orange Zásilka se zpozdila'],
    ['lost', 'is-red Zásilka se ztratila'],
    ['damaged', 'is-red Zásilka se poškodila'],
    ['refused', 'is-red Vrací se k nám'],
    [null, 'is-orange Na cestě'],
  ])('A1.07 on its way, %s', (mishap, text) => {
    expect(state('handed_over', 'paid', 'ADDRESS', mishap)).toBe(text)
    expect(state('delivered', 'paid', 'ADDRESS', mishap)).toBe('is-green Doručeno')
  })

  it('A1.06 by its step, with other texts for a branch', () => {
    const words = (type: string) =>
      (['done', 'next', 'ahead'] as const).map((how) => stepWord(type, { kind: 'handed_over', state: how }))
    expect([words('ADDRESS'), words('PERSONAL')]).toEqual([
      ['Předáno dopravci', 'Předáváme dopravci', 'Předáno dopravci'],
      ['Připraveno na pobočce', 'Připravujeme na pobočce', 'Připraveno na pobočce'],
    ])
  })

  it('A8.06 by the day of its invoice', () => {
    const textOf = (isOver: boolean) => dueState({ day: '2026-12-04', isOver }).join(' ').replaceAll('\u00a0', ' ')
    expect([textOf(false), textOf(true)]).toEqual([
      'is-orange Splatné do 4. 12. 2026',
      'is-red Po splatnosti od 4. 12. 2026',
    ])
  })
})

const order = (status: OrderStatus, ...states: readonly Parcel['state'][]) =>
  ({ status, parcels: states.map((state) => ({ state })) }) as unknown as OrderDetails

describe('A1.06 A1.08 an order with a delivery problem', () => {
  it.each([
    ['late', 'Zásilka se zpozdila'],
    ['lost', 'Zásilka se ztratila'],
    ['damaged', 'Zásilka se poškodila'],
    ['refused', 'Vrací se k nám'],
    ['on_the_way', undefined],
  ] as const)('%s is shown as %s instead of on its way', (state, word) => {
    expect(mishapWord(order('handed_over', 'on_the_way', state))).toBe(word)
  })

  it('is no longer promised for its earlier day; neither is a finished order', () => {
    expect(isExpected(order('handed_over', 'on_the_way'))).toBe(true)
    expect(isExpected(order('received'))).toBe(true)
    expect(isExpected(order('handed_over', 'lost'))).toBe(false)
    for (const status of ['delivered', 'returned', 'cancelled'] as const)
      expect([status, isExpected(order(status))]).toEqual([status, false])
  })
})
