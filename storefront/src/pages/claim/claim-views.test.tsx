import { cleanup } from '@testing-library/react'
import type { Claim } from '@vanek/sdk/orders'
import { afterEach, describe, expect, it } from 'vitest'
import { hrefs, textOf } from '../../testing/shown.tsx'
import type { ClaimOrderData } from './data.ts'
import { ClaimLead, ClaimPage } from './view.tsx'

afterEach(cleanup)

describe('the links to a claim', () => {
  const lead = { order: null, missing: false, signedIn: false, current: null } as const

  it('A6.12 links unknown visitors to the sign-in or to the order lookup', () => {
    const text = textOf(<ClaimLead {...lead} />)
    for (const part of ['Tuto objednávku tady nevidíme', 'Vaše poslední objednávka', 'Zobrazit moje objednávky'])
      expect(text).not.toContain(part)
    const links = hrefs()
    expect(links['Přihlásit se']).toBe('/prihlasit?redirect=%2Fuzivatel%2Fobjednavky')
    expect(links['Najít objednávku']).toBe('/sledovani-objednavky')
  })

  it('A6.12 links customers to their orders, and a guest to their last order', () => {
    const current = { code: '2600001', path: '/podat-reklamaci?objednavka=current' }
    const text = textOf(<ClaimLead {...lead} signedIn current={current} />)
    expect(text).toContain('Máme ji tu pod číslem 2600001.')
    const links = hrefs()
    expect(links['Zobrazit moje objednávky']).toBe('/uzivatel/objednavky')
    expect(links['Reklamovat z objednávky 2600001']).toBe(current.path)
    expect(links).not.toHaveProperty('Přihlásit se')
  })

  it('A6.12 shows that an order does not exist', () => {
    expect(textOf(<ClaimLead {...lead} missing />)).toContain('Tuto objednávku tady nevidíme.')
  })
})

describe('the page of a claim', () => {
  const filed = '2026-11-24T12:00:00Z'
  const claim = (number: string): Claim => ({
    ...{ number, filed, item: 1, name: 'Ventilátor', amount: 1, unit: 'ks', description: `Slova ${number}` },
    ...{ wish: 'repair', photos: [], state: 'filed', dueBy: '2026-12-24', steps: [{ state: 'filed', at: filed }] },
    ...{ resolution: null, answer: null, refund: null },
  })
  const order = {
    ...{
      id: 'o-1',
      code: '2600001',
      status: 'delivered',
      currencyCode: 'CZK',
      business: null,
      customer: { email: 'a@b.cz' },
    },
    ...{ items: [{ id: 1, name: 'Ventilátor', amount: 1, unit: 'ks', image: null, attributes: { discount: false } }] },
    ...{ payment: { state: 'paid' }, events: [{ kind: 'delivered', at: '2026-11-23T12:00:00Z' }] },
    ...{ claimableUntil: '2028-11-23T22:59:59Z', withdrawableUntil: null, changeableUntil: null, parcels: [] },
  }
  const page = {
    ...{ orderKey: { id: 'o-1' }, claimKey: 'key', now: Date.parse('2026-11-25T12:00:00Z') },
    claims: { data: [claim('RE-1'), claim('RE-2')], claimable: [{ item: 1, amount: 1 }] },
  }
  const shown = (change: Partial<Record<keyof ClaimOrderData, object>> = {}, orderChange: object = {}, search = '') =>
    textOf(
      <ClaimPage {...({ ...page, order: { ...order, ...orderChange }, ...change } as unknown as ClaimOrderData)} />,
      `/${search}`,
    )

  it('A6.11 A6.12 has the form, and the earlier claims below it', () => {
    const text = shown()
    for (const part of ['Odeslat reklamaci', 'Podané reklamace', 'Slova RE-1', 'Slova RE-2'])
      expect(text).toContain(part)
    expect(hrefs()['Objednávka 2600001']).toBe('/uzivatel/objednavky/o-1')
    cleanup()
    const none = shown({ orderKey: { token: 'current' }, claims: { data: [], claimable: page.claims.claimable } })
    expect(none).not.toContain('Podané reklamace')
    expect(hrefs()['Objednávka 2600001']).toBe('/objednavka')
  })

  it('A6.11 A6.12 shows the next steps of the filed claim, without the form and other claims', () => {
    const text = shown({}, {}, '?podana=RE-2')
    for (const part of ['Reklamaci RE-2 jsme přijali', 'na a@b.cz a vyřídíme ji nejpozději 24. 12. 2026', 'Slova RE-2'])
      expect(text).toContain(part)
    for (const part of ['Odeslat reklamaci', 'Podané reklamace', 'Slova RE-1']) expect(text).not.toContain(part)
  })

  it.each<[string, object, string]>([
    ['not there yet', { events: [] }, 'ještě nemáte u sebe'],
    ['too old', { claimableUntil: '2026-11-24T00:00:00Z' }, 'Lhůta pro reklamaci už uplynula'],
    ['cancelled', { status: 'cancelled' }, 'je zrušená, není z ní co reklamovat'],
  ])('A6.01 shows why nothing of an order that is %s can be claimed', (_what, change, why) => {
    const text = shown({}, change)
    expect(text).toContain(why)
    expect(text).not.toContain('Odeslat reklamaci')
    expect(hrefs()['Napsat nám']).toBe('/kontakt')
  })

  it('A6.03 shows that everything is claimed already', () => {
    const text = shown({ claims: { data: [claim('RE-1')], claimable: [] } })
    expect(text).toContain('Všechno z této objednávky už reklamujete')
    expect(text).not.toContain('Odeslat reklamaci')
  })
})
