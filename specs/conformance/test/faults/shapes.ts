import type { Fault } from './fault.ts'
import { changeBody, changeResponse } from './plant.ts'

const notFoundBody = { errors: [{ code: 'not_found', field: null, title: 'Není' }], requestId: 'a' }

/** Responses that do not match the schema. */
export const shapes: readonly Fault[] = [
  {
    name: 'quotes are missing but enabled in the settings',
    detectedBy: 'settings/flags',
    operation: 'getGlobals',
    plant: () =>
      changeResponse('createQuote', (response) => {
        response.status = 404
        response.body = notFoundBody
      }),
  },
  {
    name: 'a cart has no version',
    detectedBy: 'answers/getCart',
    triggeredBy: 'cart/first-add',
    operation: 'getCart',
    plant: () => changeBody('getCart', (cart) => void delete cart.version),
  },
  {
    name: 'the items of a cart are null',
    detectedBy: 'answers/getCart',
    triggeredBy: 'cart/first-add',
    operation: 'getCart',
    plant: () => changeBody('getCart', (cart) => void (cart.items = null)),
  },
  {
    name: 'a price is a string',
    detectedBy: 'answers/getCart',
    triggeredBy: 'cart/first-add',
    operation: 'getCart',
    plant: () => changeBody('getCart', ({ prices }) => void (prices.totalWithTax = String(prices.totalWithTax))),
  },
  {
    name: 'the id of an item is a string',
    detectedBy: 'answers/addCartItem',
    triggeredBy: 'cart/first-add',
    operation: 'addCartItem',
    plant: () => changeBody('addCartItem', ({ addedItem }) => void (addedItem.id = String(addedItem.id))),
  },
  {
    name: 'payment methods contain only ids',
    detectedBy: 'answers/getCartPayments',
    triggeredBy: 'checkout/offers',
    operation: 'getCartPayments',
    plant: () => changeBody('getCartPayments', (list) => list.map(({ id }: { id: number }) => ({ id: String(id) }))),
  },
  {
    name: 'a delivery method has an unknown type',
    detectedBy: 'answers/getCartShippers',
    triggeredBy: 'checkout/offers',
    operation: 'getCartShippers',
    plant: () => changeBody('getCartShippers', (list) => void (list[0].type = 'DRONE')),
  },
  {
    name: 'a list is wrapped in an object',
    detectedBy: 'answers/getCurrencies',
    triggeredBy: 'settings/currencies',
    operation: 'getCurrencies',
    plant: () => changeBody('getCurrencies', (list) => ({ data: list })),
  },
  {
    name: 'the settings have no cart configuration',
    detectedBy: 'answers/getGlobals',
    triggeredBy: 'settings/sells',
    operation: 'getGlobals',
    plant: () => changeBody('getGlobals', (settings) => void delete settings.cartConfiguration),
  },
  {
    name: 'an order has an unknown status',
    detectedBy: 'answers/getOrderByToken',
    triggeredBy: 'checkout/place',
    operation: 'getOrderByToken',
    plant: () => changeBody('getOrderByToken', (order) => void (order.status = 'processing')),
  },
  {
    name: 'a timestamp has no time',
    detectedBy: 'answers/placeOrder',
    triggeredBy: 'checkout/place',
    operation: 'placeOrder',
    plant: () => changeBody('placeOrder', ({ order }) => void (order.created = order.created.slice(0, 10))),
  },
  {
    name: 'a product has no variants',
    detectedBy: 'answers/getProducts',
    triggeredBy: 'catalogue/by-slug',
    operation: 'getProducts',
    plant: () =>
      changeBody('getProducts', ({ data }) => {
        for (const product of data) if (product.hasVariants) product.variants = []
      }),
  },
  {
    name: 'products are in another field',
    detectedBy: 'answers/getProducts',
    triggeredBy: 'catalogue/by-slug',
    operation: 'getProducts',
    plant: () => changeBody('getProducts', ({ data }) => ({ products: data })),
  },
  {
    name: 'a menu entry has no children',
    detectedBy: 'answers/getMenu',
    triggeredBy: 'catalogue/by-slug',
    operation: 'getMenu',
    plant: () => changeBody('getMenu', ({ items }) => void delete items[0].children),
  },
  {
    name: 'JSON is labeled as text/plain',
    detectedBy: 'answers/getCountries',
    triggeredBy: 'settings/delivered-first',
    operation: 'getCountries',
    plant: () => changeResponse('getCountries', ({ headers }) => headers.set('content-type', 'text/plain')),
  },
  {
    name: 'an HTML page is returned with 200',
    detectedBy: 'answers/getCurrencies',
    triggeredBy: 'settings/currencies',
    operation: 'getCurrencies',
    plant: () =>
      changeResponse('getCurrencies', (response) => {
        response.headers.set('content-type', 'text/html')
        response.body = '<h1>Hi</h1>'
      }),
  },
  {
    name: '201 is returned instead of 200',
    detectedBy: 'answers/addCartItem',
    triggeredBy: 'cart/first-add',
    operation: 'addCartItem',
    plant: () =>
      changeResponse('addCartItem', (response) => {
        if (response.status === 200) response.status = 201
      }),
  },
  {
    name: 'a 204 response becomes a 200 with a body',
    detectedBy: 'answers/validateCart',
    triggeredBy: 'checkout/validate',
    operation: 'validateCart',
    plant: () =>
      changeResponse('validateCart', (response) => {
        if (response.status !== 204) return
        response.status = 200
        response.headers.set('content-type', 'application/json')
        response.body = {}
      }),
  },
  {
    name: 'an error response has another format',
    detectedBy: 'answers/addCartItem',
    triggeredBy: 'errors/title',
    operation: 'addCartItem',
    plant: () =>
      changeResponse('addCartItem', (response) => {
        if (response.status >= 400) response.body = { message: 'Bad request' }
      }),
  },
  {
    name: 'an error code is not defined for the operation',
    detectedBy: 'answers/addCartItem',
    triggeredBy: 'errors/title',
    operation: 'addCartItem',
    plant: () =>
      changeResponse('addCartItem', (response) => {
        if (response.status >= 400) for (const error of response.body.errors) error.code = 'invalid_input'
      }),
  },
  {
    name: 'invalid JSON returns 500',
    detectedBy: 'errors/not-json',
    operation: 'addCartItem',
    plant: () =>
      changeResponse('addCartItem', (response) => {
        if (response.status === 400) response.status = 500
      }),
  },
  {
    name: 'errors have no field',
    detectedBy: 'errors/field',
    operation: 'placeOrder',
    plant: () =>
      changeResponse('placeOrder', (response) => {
        for (const error of response.body.errors ?? []) error.field = null
      }),
  },
  {
    name: 'fields are JSON pointers',
    detectedBy: 'errors/field',
    operation: 'placeOrder',
    plant: () =>
      changeResponse('placeOrder', (response) => {
        for (const error of response.body.errors ?? []) error.field = `/${String(error.field).replaceAll('.', '/')}`
      }),
  },
  {
    name: 'all requests have the same id',
    detectedBy: 'errors/request-id',
    operation: 'addCartItem',
    plant: () =>
      changeResponse('addCartItem', (response) => {
        if (response.status >= 400) response.body.requestId = 'request-1'
      }),
  },
  {
    name: 'the title of an error is its code',
    detectedBy: 'errors/title',
    operation: 'addCartItem',
    plant: () =>
      changeResponse('addCartItem', (response) => {
        for (const error of response.body.errors ?? []) error.title = error.code
      }),
  },
]
