import { emptyDetails } from '../checkout/rules/details-form.ts'
import type { CheckoutForm } from '../checkout/rules/old-placement.ts'
import type { Payment, Shipper } from '../checkout/types.ts'

export const courier: Shipper = {
  id: 1,
  type: 'DELIVERY',
  name: 'Kurýr',
  description: '',
  requiredAddress: true,
  requiredBranch: false,
  blockedPayments: [],
  address: null,
  priceWithTax: 99,
  priceWithoutTax: 81.82,
  delivery: { nearestDeliveryDate: null, closesAt: null },
}

export const pickup: Shipper = {
  ...courier,
  id: 2,
  type: 'PERSONAL',
  requiredAddress: false,
  requiredBranch: true,
  blockedPayments: [3],
  branches: [
    {
      id: 7,
      name: 'Brno',
      warehouseId: 1,
      store_id: null,
      address: { street: 'Dlouhá 1', city: 'Brno', postcode: '602 00', country_code: 'CZE' },
    },
  ],
}

const payment = (id: number, code: Payment['code']): Payment => ({
  id,
  code,
  name: code,
  description: '',
  priceWithTax: 0,
  priceWithoutTax: 0,
})

export const card = payment(1, 'card')
export const cod = payment(3, 'cod')

/** A form that may be sent as it is. */
export const filledForm: CheckoutForm = {
  ...emptyDetails,
  fullName: 'Jana Nová',
  email: 'jana@vanek.test',
  phone: '777 123 456',
  street: 'Krátká 5',
  city: 'Praha',
  postcode: '12000',
  terms: true,
  shipper: 1,
  branch: null,
  payment: 1,
}
