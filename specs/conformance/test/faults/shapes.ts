import type { Fault } from './fault.ts'
import { answer, response } from './plant.ts'

const lacking = { errors: [{ code: 'not_found', field: null, title: 'Není' }], requestId: 'a' }

/** Answers that are not of the contract's shape. */
export const shapes: readonly Fault[] = [
  {
    name: 'quotations that are not there and not switched off',
    found: 'settings/flags',
    operation: 'getGlobals',
    plant: () =>
      response('createQuote', (response) => {
        response.status = 404
        response.body = lacking
      }),
  },
  {
    name: 'a cart without version',
    found: 'answers/getCart',
    by: 'cart/first-add',
    operation: 'getCart',
    plant: () => answer('getCart', (cart) => void delete cart.version),
  },
  {
    name: 'lines that are null',
    found: 'answers/getCart',
    by: 'cart/first-add',
    operation: 'getCart',
    plant: () => answer('getCart', (cart) => void (cart.items = null)),
  },
  {
    name: 'a price as text',
    found: 'answers/getCart',
    by: 'cart/first-add',
    operation: 'getCart',
    plant: () => answer('getCart', ({ prices }) => void (prices.totalWithTax = String(prices.totalWithTax))),
  },
  {
    name: 'an id of a line as text',
    found: 'answers/addCartItem',
    by: 'cart/first-add',
    operation: 'addCartItem',
    plant: () => answer('addCartItem', ({ addedItem }) => void (addedItem.id = String(addedItem.id))),
  },
  {
    name: 'payments with nothing but ids',
    found: 'answers/getCartPayments',
    by: 'checkout/offers',
    operation: 'getCartPayments',
    plant: () => answer('getCartPayments', (list) => list.map(({ id }: { id: number }) => ({ id: String(id) }))),
  },
  {
    name: 'a way of delivery of a type that nobody knows',
    found: 'answers/getCartShippers',
    by: 'checkout/offers',
    operation: 'getCartShippers',
    plant: () => answer('getCartShippers', (list) => void (list[0].type = 'DRONE')),
  },
  {
    name: 'a list in an object',
    found: 'answers/getCurrencies',
    by: 'settings/currencies',
    operation: 'getCurrencies',
    plant: () => answer('getCurrencies', (list) => ({ data: list })),
  },
  {
    name: 'settings without a cart configuration',
    found: 'answers/getGlobals',
    by: 'settings/sells',
    operation: 'getGlobals',
    plant: () => answer('getGlobals', (settings) => void delete settings.cartConfiguration),
  },
  {
    name: 'a status of an order that nobody knows',
    found: 'answers/getOrderByToken',
    by: 'checkout/place',
    operation: 'getOrderByToken',
    plant: () => answer('getOrderByToken', (order) => void (order.status = 'processing')),
  },
  {
    name: 'a date without time',
    found: 'answers/placeOrder',
    by: 'checkout/place',
    operation: 'placeOrder',
    plant: () => answer('placeOrder', ({ order }) => void (order.created = order.created.slice(0, 10))),
  },
  {
    name: 'a product without variants',
    found: 'answers/getProducts',
    by: 'catalogue/by-slug',
    operation: 'getProducts',
    plant: () =>
      answer('getProducts', ({ data }) => {
        for (const product of data) if (product.hasVariants) product.variants = []
      }),
  },
  {
    name: 'products under another name',
    found: 'answers/getProducts',
    by: 'catalogue/by-slug',
    operation: 'getProducts',
    plant: () => answer('getProducts', ({ data }) => ({ products: data })),
  },
  {
    name: 'a menu without children',
    found: 'answers/getMenu',
    by: 'catalogue/by-slug',
    operation: 'getMenu',
    plant: () => answer('getMenu', ({ items }) => void delete items[0].children),
  },
  {
    name: 'JSON that is labelled as plain text',
    found: 'answers/getCountries',
    by: 'settings/delivered-first',
    operation: 'getCountries',
    plant: () => response('getCountries', ({ headers }) => headers.set('content-type', 'text/plain')),
  },
  {
    name: 'a page of HTML with status 200',
    found: 'answers/getCurrencies',
    by: 'settings/currencies',
    operation: 'getCurrencies',
    plant: () =>
      response('getCurrencies', (response) => {
        response.headers.set('content-type', 'text/html')
        response.body = '<h1>Hi</h1>'
      }),
  },
  {
    name: '201 instead of 200',
    found: 'answers/addCartItem',
    by: 'cart/first-add',
    operation: 'addCartItem',
    plant: () =>
      response('addCartItem', (response) => {
        if (response.status === 200) response.status = 201
      }),
  },
  {
    name: 'a body where none is promised',
    found: 'answers/validateCart',
    by: 'checkout/validate',
    operation: 'validateCart',
    plant: () =>
      response('validateCart', (response) => {
        if (response.status !== 204) return
        response.status = 200
        response.headers.set('content-type', 'application/json')
        response.body = {}
      }),
  },
  {
    name: 'a refusal as a plain message',
    found: 'answers/addCartItem',
    by: 'errors/title',
    operation: 'addCartItem',
    plant: () =>
      response('addCartItem', (response) => {
        if (response.status >= 400) response.body = { message: 'Bad request' }
      }),
  },
  {
    name: 'a code of a refusal that the operation does not name',
    found: 'answers/addCartItem',
    by: 'errors/title',
    operation: 'addCartItem',
    plant: () =>
      response('addCartItem', (response) => {
        if (response.status >= 400) for (const error of response.body.errors) error.code = 'invalid_input'
      }),
  },
  {
    name: 'an error of the server for a body that is not JSON',
    found: 'errors/not-json',
    operation: 'addCartItem',
    plant: () =>
      response('addCartItem', (response) => {
        if (response.status === 400) response.status = 500
      }),
  },
  {
    name: 'errors without a field',
    found: 'errors/field',
    operation: 'placeOrder',
    plant: () =>
      response('placeOrder', (response) => {
        for (const error of response.body.errors ?? []) error.field = null
      }),
  },
  {
    name: 'fields as JSON pointers',
    found: 'errors/field',
    operation: 'placeOrder',
    plant: () =>
      response('placeOrder', (response) => {
        for (const error of response.body.errors ?? []) error.field = `/${String(error.field).replaceAll('.', '/')}`
      }),
  },
  {
    name: 'one number for all requests',
    found: 'errors/request-id',
    operation: 'addCartItem',
    plant: () =>
      response('addCartItem', (response) => {
        if (response.status >= 400) response.body.requestId = 'request-1'
      }),
  },
  {
    name: 'a code instead of a sentence',
    found: 'errors/title',
    operation: 'addCartItem',
    plant: () =>
      response('addCartItem', (response) => {
        for (const error of response.body.errors ?? []) error.title = error.code
      }),
  },
]
