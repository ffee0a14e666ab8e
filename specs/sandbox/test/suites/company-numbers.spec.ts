import { describe, expect, it } from 'vitest'
import type { Shop } from '../../src/wire.ts'
import { newCustomer } from '../support/customers.ts'
import { guestCart, newKey, placement, sample } from '../support/shopping.ts'
import type { World } from '../support/world.ts'

const API = '/store/api/v1'
const wrong = { business_name: 'Vzduch, s. r. o.', TIN: '12345679', VATIN: 'abc' }
const slovak = { ...wrong, TIN: '31322832', VATIN: '2020317068' }
const address = { street: 'Kukučínova 11', city: 'Trenčín', postcode: '91101', country_code: 'SVK' }
const password = 'vitr-v-pasazi'

/** The VAT number of a company in all endpoints that accept it. */
export function companyNumbersSuite(the: () => World): void {
  const place = async (change: Partial<Shop['OrderPlacement']>) => {
    const { id } = await sample(the(), 60, 80)
    const cart = await guestCart(the().request, id)
    return the().request('POST', `${API}/cart/place`, placement(change), { cart, key: newKey() })
  }
  const faultsOf = ({ status, body }: { status: number; body: { errors?: { field: string; title: string }[] } }) => [
    status,
    ...(body.errors ?? []).map(({ field, title }) => `${field}: ${title}`),
  ]

  describe('the VAT number of a company', () => {
    it('A8.02 is rejected with the same message by every endpoint', async () => {
      const expected =
        'business.VATIN: Takové DIČ není, zkontrolujte ho prosím. Správně je například CZ12345679 nebo SK2020123457'
      const { bearer, email } = await newCustomer(the())
      const registration = {
        ...{ email: `nova-${email}`, password, password_confirmation: password, firstName: 'Eva', lastName: 'Nová' },
        ...{ terms: true, business: wrong },
      }
      const address = { type: 'billing', name: 'Eva Nová', phone: null, address: placement().billing_address }
      const responses = [
        await place({ business: wrong }),
        await the().request('POST', `${API}/register`, registration),
        await the().request('PATCH', `${API}/user`, { business: wrong }, { bearer }),
        await the().request('POST', `${API}/user/addresses`, { ...address, business: wrong }, { bearer }),
      ]
      expect(responses.map(faultsOf)).toEqual(responses.map(() => [422, expected]))
    })

    it('A8.02 is validated by the country of the company; Slovak companies have a separate IČ DPH', async () => {
      const { bearer } = await newCustomer(the())
      const change = (body: object) => the().request('PATCH', `${API}/user`, body, { bearer })
      expect((await change({ business: slovak, address })).status).toBe(200)
      expect(faultsOf(await change({ business: { ...slovak, VATIN: '2020317069' } }))[0]).toBe(422)
      expect((await change({ business: slovak })).status).toBe(200)
      const icdph = (ICDPH: string) => ({ business: slovak, billing_address: address, custom: { ICDPH } })
      expect(faultsOf(await place(icdph('2020317068')))).toEqual([422, expect.stringContaining('custom.ICDPH')])
      expect(faultsOf(await place(icdph('SK2020317068')))).toEqual([201])
    })
  })
}
