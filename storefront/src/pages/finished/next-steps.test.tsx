import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { textOf } from '../../testing/shown.tsx'
import { NextSteps } from './next-steps.tsx'

afterEach(cleanup)

const base = {
  ...{
    code: '2600001',
    items: [],
    status: 'received',
    parcels: [],
    events: [],
    customer: { email: 'jana@vanek.test' },
  },
  ...{ nearestDeliveryDate: '2026-11-25', deliveryTime: null, created: '2026-11-23T12:00:00Z' },
  ...{ payment: { code: 'cod', name: 'Dobírkou', state: 'offline' }, shipper: { type: 'HOME', name: 'Kurýrem' } },
}
const now = Date.parse('2026-11-24T10:00:00+01:00')
const shown = (more: object) => textOf(<NextSteps order={{ ...base, ...more } as never} today="2026-11-24" now={now} />)

describe('the next steps after an order', () => {
  it('promises the day and the link of the courier while the order is prepared', () => {
    expect(shown({})).toMatch(/zítra.*Až balíček předáme kurýrovi/)
  })

  it.each([
    ['HOME', 'Balíček už je na cestě.'],
    ['PICKUP_POINT', 'Balíček už jede na výdejní místo.'],
    ['PERSONAL', 'Zboží je na pobočce připravené'],
  ])('does not announce past steps to %s', (type, text) => {
    const html = shown({ status: 'handed_over', shipper: { type, name: '' } })
    expect(html).toContain(text)
    expect(html).not.toMatch(/Až balíček předáme|napíšeme vám/)
  })

  it('names the place where the order is collected', () => {
    const branch = { id: 7, name: 'Z-BOX Lipová', openingHours: 'Nonstop' }
    const shipping = { name: 'Jana', address: { street: 'Lipová 14', city: 'Třebíč', postcode: '67401' } }
    const order = { shipper: { type: 'PICKUP_POINT', name: '', branch }, shipping }
    expect(shown(order)).toContain('Místo vyzvednutí: Z-BOX Lipová, Lipová 14, Třebíč')
    expect(shown({})).not.toContain('Místo vyzvednutí')
  })

  it('promises no day when the parcel is lost', () => {
    const html = shown({ status: 'handed_over', parcels: [{ state: 'lost' }] })
    expect(html).toContain('Zásilka se ztratila')
    expect(html).not.toContain('25. 11.')
  })
})
