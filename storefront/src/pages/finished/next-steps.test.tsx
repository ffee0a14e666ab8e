import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { textOf } from '../../testing/shown.tsx'
import { loaderArgs, pageEnv } from '../../testing/page-env.ts'
import { loader } from './data.ts'
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
const shown = (more: object) =>
  textOf(<NextSteps order={{ ...base, ...more } as never} today="2026-11-24" now={now} pickup={null} />)

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

describe('C9.14 C9.15 an order that is ready at the branch today', () => {
  const address = { street: 'Lipová 14', city: 'Třebíč', postcode: '67401' }
  const ready = {
    ...base,
    ...{ nearestDeliveryDate: '2026-11-24', created: '2026-11-24T08:00:00+01:00', shipping: { address } },
    shipper: { type: 'PERSONAL', name: 'Osobně', branch: { id: 7, name: 'Brno', openingHours: 'Po-Pá 9:00-18:00' } },
    payment: { code: 'cash', name: 'Hotově', state: 'offline' },
  }
  const week = [1, 2, 3, 4, 5].map((day) => ({ day, open: '9:00', close: '18:00' }))
  const closed = [6, 7].map((day) => ({ day, open: null, close: null }))
  const branch = { warehouseId: 7, opening_hours: [...week, ...closed] }

  const shownAt = async (moment: string, answer: () => Response, order: object = ready) => {
    const { env, calls } = pageEnv(
      ({ path }) => (path === '/graphql' ? answer() : Response.json(path.endsWith('/payments') ? [] : order)),
      {
        now: Date.parse(moment),
      },
    )
    const { actions, today, pickup } = await loader(loaderArgs('/kosik/dokonceni'), env)
    const html = textOf(<NextSteps order={order as never} today={today} now={actions.now} pickup={pickup} />)
    const text = /Připraveno.*?(?=Zboží|Až)/.exec(html.replaceAll('\u00A0', ' ').replaceAll(/<[^>]+>/g, ''))?.[0]
    return { text, contents: calls.filter(({ path }) => path === '/graphql').length }
  }
  const hours = () => Response.json({ data: { branchesByStoreId: [branch] } })

  it.each([
    ['2026-11-24T08:30:00+01:00', 'Připraveno dnes od 9:00'],
    ['2026-11-24T09:00:00+01:00', 'Připraveno ihned'],
    ['2026-11-24T17:59:00+01:00', 'Připraveno ihned'],
    ['2026-11-24T18:00:00+01:00', 'Připraveno zítra'],
  ])('can be collected while it is open: at %s', async (moment, text) => {
    expect((await shownAt(moment, hours)).text).toBe(text)
  })

  it('names the next open day', async () => {
    const order = { ...ready, nearestDeliveryDate: '2026-11-27' }
    expect((await shownAt('2026-11-27T20:00:00+01:00', hours, order)).text).toBe('Připraveno v pondělí 30. 11.')
  })

  it('can be collected at once as far as is known, if the opening hours cannot be loaded', async () => {
    const failed = await shownAt('2026-11-24T08:30:00+01:00', () => Response.json({}, { status: 500 }))
    expect(failed.text).toBe('Připraveno ihned')
    const later = { ...ready, nearestDeliveryDate: '2026-11-25' }
    expect(await shownAt('2026-11-24T08:30:00+01:00', hours, later)).toEqual({ text: 'Připraveno zítra', contents: 0 })
  })
})
