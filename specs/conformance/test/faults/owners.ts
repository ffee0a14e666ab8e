import type { Fault } from './fault.ts'
import { answer, remembering, request, sent, response, type ReceivedParts } from './plant.ts'

/** A header of the first request is used for everybody. */
const asTheFirst = (id: string) => {
  let first: string | null = null
  return request(id, ({ headers }) => {
    first ??= headers.get('authorization')
    if (first !== null) headers.set('authorization', first)
  })
}

/** Who may see and change what. */
export const owners: readonly Fault[] = [
  {
    name: 'an order that every customer can read',
    found: 'account/order-of-another',
    operation: 'getUserOrder',
    plant: () => asTheFirst('getUserOrder'),
  },
  {
    name: 'an order that every customer can read by its number',
    found: 'account/order-of-another',
    operation: 'getUserOrderByCode',
    plant: () =>
      response('getUserOrderByCode', (response) => {
        if (response.status === 404) Object.assign(response, { status: 200, body: {} })
      }),
  },
  {
    name: 'an order that strangers find by its id',
    found: 'account/order-of-another',
    operation: 'getOrderByToken',
    plant: () =>
      response('getOrderByToken', (response) => {
        if (response.status >= 400) Object.assign(response, { status: 200, body: {} })
      }),
  },
  {
    name: 'a list of orders of everybody',
    found: 'account/order-of-another',
    operation: 'getUserOrders',
    plant: () => asTheFirst('getUserOrders'),
  },
  {
    name: 'the key of an order in the account',
    found: 'account/order-of-another',
    operation: 'getUserOrder',
    plant: () => answer('getUserOrder', (order) => void (order.token = 'secret')),
  },
  {
    name: 'an address that another customer can change',
    found: 'account/addresses',
    operation: 'updateUserAddress',
    plant: () =>
      response('updateUserAddress', (response) => {
        if (response.status === 404) Object.assign(response, { status: 200, body: {} })
      }),
  },
  {
    name: 'addresses of everybody',
    found: 'account/addresses',
    operation: 'getUserAddresses',
    plant: () => asTheFirst('getUserAddresses'),
  },
  {
    name: 'two default addresses',
    found: 'account/addresses',
    operation: 'getUserAddresses',
    plant: () =>
      answer('getUserAddresses', (list) => {
        for (const address of list) address.default = true
      }),
  },
  {
    name: 'a line that a stranger can change',
    found: 'cart/of-two-guests',
    operation: 'updateCartItem',
    plant: () =>
      response('updateCartItem', (response) => {
        if (response.status === 404) Object.assign(response, { status: 200, body: {} })
      }),
  },
  {
    name: 'a line of a customer that a guest can remove',
    found: 'account/cart-of-another',
    operation: 'removeCartItem',
    plant: () =>
      response('removeCartItem', (response) => {
        if (response.status === 404) Object.assign(response, { status: 200, body: {} })
      }),
  },
  {
    name: 'the profile without a token',
    found: 'account/without-token',
    operation: 'getUser',
    plant: () =>
      response('getUser', (response) => {
        if (response.status === 401) Object.assign(response, { status: 200, body: {} })
      }),
  },
  {
    name: 'a missing token that is refused as forbidden',
    found: 'account/without-token',
    operation: 'getUserOrders',
    plant: () =>
      response('getUserOrders', (response) => {
        if (response.status === 401) response.status = 403
      }),
  },
  {
    name: 'a token that lives after signing out',
    found: 'account/sign-out',
    operation: 'getUser',
    plant: () => {
      const logout = response('logout', () => undefined)
      return (sent, next) =>
        sent.operation === 'logout'
          ? Promise.resolve({ status: 204, headers: new Headers(), body: '' } satisfies ReceivedParts)
          : logout(sent, next)
    },
  },
  {
    name: 'a wrong password that is response apart from an unknown e-mail',
    found: 'account/wrong-password',
    operation: 'login',
    plant: () =>
      response('login', (response, { body }) => {
        if (response.status === 401 && body?.includes('example.com')) response.body.errors[0].code = 'not_activated'
      }),
  },
  {
    name: 'somebody else after signing in',
    found: 'account/sign-in',
    operation: 'getUser',
    plant: () => answer('getUser', (user) => void (user.email = 'somebody@example.com')),
  },
  {
    name: 'a guest cart that is lost at signing in',
    found: 'account/merged-cart',
    operation: 'login',
    plant: () => request('login', ({ headers }) => headers.delete('x-guest-cart-token')),
  },
  {
    name: 'a guest cart that is merged again',
    found: 'account/merged-cart',
    operation: 'login',
    plant: () =>
      remembering('login', (response, _, { headers }) => {
        if (headers.has('x-guest-cart-token') && response.body.meta.cart) response.body.meta.cart.merged += 1
      }),
  },
  {
    name: 'credits that a customer gives themselves',
    found: 'fields/profile',
    operation: 'updateUser',
    plant: () =>
      sent('updateUser', (body) => {
        delete body.credits
        body.newsletter = false
      }),
  },
  {
    name: 'groups that are believed',
    found: 'fields/groups-in-headers',
    operation: 'getCart',
    plant: () =>
      answer('getCart', ({ prices }, { headers }) => {
        if (headers.has('x-user-groups')) prices.totalWithTax -= 50
      }),
  },
  {
    name: 'a list that another customer reads',
    found: 'lists/life',
    operation: 'getShoppingList',
    plant: () => asTheFirst('getShoppingList'),
  },
  {
    name: 'credits that are not there',
    found: 'credits/too-many',
    operation: 'setCredits',
    plant: () =>
      response('setCredits', (response) => {
        if (response.status === 422) response.status = 200
      }),
  },
  {
    name: 'documents of an order for any token',
    found: 'orders/unknown-token',
    operation: 'getOrderDocuments',
    plant: () =>
      response('getOrderDocuments', (response) => {
        if (response.status === 404) Object.assign(response, { status: 200, body: {} })
      }),
  },
  {
    name: 'claims that every customer can read',
    found: 'account/everything-of-another',
    operation: 'getUserOrderClaims',
    plant: () =>
      response('getUserOrderClaims', (response) => {
        if (response.status === 404) Object.assign(response, { status: 200, body: {} })
      }),
  },
  {
    name: 'an export of own data without a token',
    found: 'account/without-token',
    operation: 'exportUser',
    plant: () =>
      response('exportUser', (response) => {
        if (response.status === 401) Object.assign(response, { status: 200, body: {} })
      }),
  },
  {
    name: 'a mailed link that leads anywhere',
    found: 'registration/foreign-links',
    operation: 'forgotPassword',
    plant: () =>
      response('forgotPassword', (response, { body }) => {
        if (response.status === 422 && body?.includes('callbackUrl')) Object.assign(response, { status: 202, body: '' })
      }),
  },
  {
    name: 'a pickup point of another id',
    found: 'branches/by-remote-id',
    operation: 'getBranchByRemoteId',
    plant: () => answer('getBranchByRemoteId', (branch) => void (branch.id += 1)),
  },
  {
    name: 'every unknown path moved to the home page',
    found: 'moved-paths/unknown',
    operation: 'getRedirect',
    plant: () => answer('getRedirect', () => ({ redirectPath: '/' })),
  },
  {
    name: 'a capability that is not there',
    found: 'answers/getReviews',
    by: 'reviews/average',
    operation: 'getReviews',
    plant: () =>
      response('getReviews', (response) =>
        Object.assign(response, { status: 404, body: { errors: [{ code: 'not_found' }] } }),
      ),
  },
]
