import type { Fault } from './fault.ts'
import {
  changeBody,
  changeLaterResponses,
  changeRequest,
  changeRequestBody,
  changeResponse,
  type InterceptedResponse,
} from './plant.ts'

/** Sends every request with the token of the first one. */
const asFirstCustomer = (id: string) => {
  let first: string | null = null
  return changeRequest(id, ({ headers }) => {
    first ??= headers.get('authorization')
    if (first !== null) headers.set('authorization', first)
  })
}

/** Faults in access to the data of others. */
export const owners: readonly Fault[] = [
  {
    name: 'every customer can read an order',
    detectedBy: 'account/order-of-another',
    operation: 'getUserOrder',
    plant: () => asFirstCustomer('getUserOrder'),
  },
  {
    name: 'every customer can read an order by its number',
    detectedBy: 'account/order-of-another',
    operation: 'getUserOrderByCode',
    plant: () =>
      changeResponse('getUserOrderByCode', (response) => {
        if (response.status === 404) Object.assign(response, { status: 200, body: {} })
      }),
  },
  {
    name: 'strangers can read an order by its id',
    detectedBy: 'account/order-of-another',
    operation: 'getOrderByToken',
    plant: () =>
      changeResponse('getOrderByToken', (response) => {
        if (response.status >= 400) Object.assign(response, { status: 200, body: {} })
      }),
  },
  {
    name: 'the list of orders contains orders of others',
    detectedBy: 'account/order-of-another',
    operation: 'getUserOrders',
    plant: () => asFirstCustomer('getUserOrders'),
  },
  {
    name: 'the order of a customer contains its token',
    detectedBy: 'account/order-of-another',
    operation: 'getUserOrder',
    plant: () => changeBody('getUserOrder', (order) => void (order.token = 'secret')),
  },
  {
    name: 'another customer can change an address',
    detectedBy: 'account/addresses',
    operation: 'updateUserAddress',
    plant: () =>
      changeResponse('updateUserAddress', (response) => {
        if (response.status === 404) Object.assign(response, { status: 200, body: {} })
      }),
  },
  {
    name: 'the list of addresses contains addresses of others',
    detectedBy: 'account/addresses',
    operation: 'getUserAddresses',
    plant: () => asFirstCustomer('getUserAddresses'),
  },
  {
    name: 'there are two default addresses',
    detectedBy: 'account/addresses',
    operation: 'getUserAddresses',
    plant: () =>
      changeBody('getUserAddresses', (list) => {
        for (const address of list) address.default = true
      }),
  },
  {
    name: 'another guest can change an item',
    detectedBy: 'cart/of-two-guests',
    operation: 'updateCartItem',
    plant: () =>
      changeResponse('updateCartItem', (response) => {
        if (response.status === 404) Object.assign(response, { status: 200, body: {} })
      }),
  },
  {
    name: 'a guest can remove an item of a customer',
    detectedBy: 'account/cart-of-another',
    operation: 'removeCartItem',
    plant: () =>
      changeResponse('removeCartItem', (response) => {
        if (response.status === 404) Object.assign(response, { status: 200, body: {} })
      }),
  },
  {
    name: 'the profile is returned without a token',
    detectedBy: 'account/without-token',
    operation: 'getUser',
    plant: () =>
      changeResponse('getUser', (response) => {
        if (response.status === 401) Object.assign(response, { status: 200, body: {} })
      }),
  },
  {
    name: 'a missing token returns 403',
    detectedBy: 'account/without-token',
    operation: 'getUserOrders',
    plant: () =>
      changeResponse('getUserOrders', (response) => {
        if (response.status === 401) response.status = 403
      }),
  },
  {
    name: 'signing out does not invalidate the token',
    detectedBy: 'account/sign-out',
    operation: 'getUser',
    plant: () => {
      const logout = changeResponse('logout', () => undefined)
      return (request, next) =>
        request.operation === 'logout'
          ? Promise.resolve({ status: 204, headers: new Headers(), body: '' } satisfies InterceptedResponse)
          : logout(request, next)
    },
  },
  {
    name: 'a wrong password and an unknown e-mail return different codes',
    detectedBy: 'account/wrong-password',
    operation: 'login',
    plant: () =>
      changeResponse('login', (response, { body }) => {
        if (response.status === 401 && body?.includes('example.com')) response.body.errors[0].code = 'not_activated'
      }),
  },
  {
    name: 'signing in returns another customer',
    detectedBy: 'account/sign-in',
    operation: 'getUser',
    plant: () => changeBody('getUser', (user) => void (user.email = 'somebody@example.com')),
  },
  {
    name: 'signing in loses the guest cart',
    detectedBy: 'account/merged-cart',
    operation: 'login',
    plant: () => changeRequest('login', ({ headers }) => headers.delete('x-guest-cart-token')),
  },
  {
    name: 'signing in again merges the guest cart again',
    detectedBy: 'account/merged-cart',
    operation: 'login',
    plant: () =>
      changeLaterResponses('login', (response, _, { headers }) => {
        if (headers.has('x-guest-cart-token') && response.body.meta.cart) response.body.meta.cart.merged += 1
      }),
  },
  {
    name: 'customers can set their own credits',
    detectedBy: 'fields/profile',
    operation: 'updateUser',
    plant: () =>
      changeRequestBody('updateUser', (body) => {
        delete body.credits
        body.newsletter = false
      }),
  },
  {
    name: 'the header with groups changes prices',
    detectedBy: 'fields/groups-in-headers',
    operation: 'getCart',
    plant: () =>
      changeBody('getCart', ({ prices }, { headers }) => {
        if (headers.has('x-user-groups')) prices.totalWithTax -= 50
      }),
  },
  {
    name: 'another customer can read a list',
    detectedBy: 'lists/life',
    operation: 'getShoppingList',
    plant: () => asFirstCustomer('getShoppingList'),
  },
  {
    name: 'more credits than available are accepted',
    detectedBy: 'credits/too-many',
    operation: 'setCredits',
    plant: () =>
      changeResponse('setCredits', (response) => {
        if (response.status === 422) response.status = 200
      }),
  },
  {
    name: 'any token returns order documents',
    detectedBy: 'orders/unknown-token',
    operation: 'getOrderDocuments',
    plant: () =>
      changeResponse('getOrderDocuments', (response) => {
        if (response.status === 404) Object.assign(response, { status: 200, body: {} })
      }),
  },
  {
    name: 'every customer can read claims',
    detectedBy: 'account/everything-of-another',
    operation: 'getUserOrderClaims',
    plant: () =>
      changeResponse('getUserOrderClaims', (response) => {
        if (response.status === 404) Object.assign(response, { status: 200, body: {} })
      }),
  },
  {
    name: 'personal data are exported without a token',
    detectedBy: 'account/without-token',
    operation: 'exportUser',
    plant: () =>
      changeResponse('exportUser', (response) => {
        if (response.status === 401) Object.assign(response, { status: 200, body: {} })
      }),
  },
  {
    name: 'e-mails may contain links to other sites',
    detectedBy: 'registration/foreign-links',
    operation: 'forgotPassword',
    plant: () =>
      changeResponse('forgotPassword', (response, { body }) => {
        if (response.status === 422 && body?.includes('callbackUrl')) Object.assign(response, { status: 202, body: '' })
      }),
  },
  {
    name: 'another pickup point is returned',
    detectedBy: 'branches/by-remote-id',
    operation: 'getBranchByRemoteId',
    plant: () => changeBody('getBranchByRemoteId', (branch) => void (branch.id += 1)),
  },
  {
    name: 'every unknown path is redirected to the home page',
    detectedBy: 'moved-paths/unknown',
    operation: 'getRedirect',
    plant: () => changeBody('getRedirect', () => ({ redirectPath: '/' })),
  },
  {
    name: 'a capability is missing',
    detectedBy: 'answers/getReviews',
    triggeredBy: 'reviews/average',
    operation: 'getReviews',
    plant: () =>
      changeResponse('getReviews', (response) =>
        Object.assign(response, { status: 404, body: { errors: [{ code: 'not_found' }] } }),
      ),
  },
]
