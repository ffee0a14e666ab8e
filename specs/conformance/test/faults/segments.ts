import type { Fault } from './fault.ts'
import { changeBody, changeRequest, changeResponse } from './plant.ts'

/** Faults in prices and visibility by customer group. */
export const segments: readonly Fault[] = [
  {
    name: 'listings ignore the variant header',
    detectedBy: 'segments/customer-like-headers',
    operation: 'getCatalogState',
    plant: () => changeRequest('getCatalogState', ({ headers }) => headers.delete('x-user-variant')),
  },
  {
    name: 'products ignore the variant header',
    detectedBy: 'segments/customer-like-headers',
    operation: 'getProducts',
    plant: () => changeRequest('getProducts', ({ headers }) => headers.delete('x-user-variant')),
  },
  {
    name: 'listings ignore the token of a customer',
    detectedBy: 'segments/customer-like-headers',
    operation: 'getCatalogState',
    plant: () => changeRequest('getCatalogState', ({ headers }) => headers.delete('authorization')),
  },
  {
    name: 'an unknown group empties listings',
    detectedBy: 'segments/unknown',
    operation: 'getCatalogState',
    plant: () =>
      changeBody('getCatalogState', (body, { headers }) => {
        if (headers.get('x-user-groups')?.includes('conformance')) body.products = []
      }),
  },
  {
    name: 'an unknown variant is an error',
    detectedBy: 'segments/unknown',
    operation: 'getProducts',
    plant: () =>
      changeResponse('getProducts', (response, { headers }) => {
        if (headers.get('x-user-variant')?.includes('conformance')) response.status = 400
      }),
  },
  {
    name: 'the variant header lowers the price in the cart',
    detectedBy: 'segments/carts-ignore-headers',
    operation: 'getCart',
    plant: () =>
      changeBody('getCart', ({ prices }, { headers }) => {
        if (headers.has('x-user-variant')) prices.totalWithTax -= 10
      }),
  },
]
