/** Which back end an operation belongs to. */
export type Target = 'shop' | 'content' | 'services'

/** What the proxy does beside passing on: see capture.ts. */
export type Effect =
  | 'addItem'
  | 'login'
  | 'exchange'
  | 'logout'
  | 'place'
  | 'open'
  | 'order'
  | 'orderFile'
  | 'file'
  | 'orderPhoto'
  | 'photo'
  | 'orderUpload'
  | 'upload'

/** One operation that may pass. */
export interface Operation {
  readonly method: string
  readonly target: Target
  readonly effect?: Effect
}

interface Listed extends Operation {
  readonly path: RegExp
}

// as in the contract; on our own origin the content service lives under /content and the outside ones under /services
const table = `
  shop     GET    /api/v1/globals
  shop     GET    /api/v1/currencies
  shop     GET    /api/v1/cart
  shop     POST   /api/v1/cart/items             addItem
  shop     DELETE /api/v1/cart/items
  shop     PATCH  /api/v1/cart/items/{}
  shop     DELETE /api/v1/cart/items/{}
  shop     POST   /api/v1/cart/items/batch       addItem
  shop     POST   /api/v1/cart/validate
  shop     POST   /api/v1/cart/coupon
  shop     DELETE /api/v1/cart/coupon
  shop     POST   /api/v1/cart/credits
  shop     GET    /api/v1/cart/shippers
  shop     GET    /api/v1/cart/payments
  shop     POST   /api/v1/cart/place             place
  shop     POST   /api/v1/cart/quote
  shop     GET    /api/v1/quotes/{}
  shop     GET    /api/v1/quotes/{}/document     file
  shop     GET    /api/v1/order-gifts
  shop     POST   /api/v1/orders/lookup
  shop     POST   /api/v1/orders/lookup/open     open
  shop     GET    /api/v1/orders/token/{}        order
  shop     POST   /api/v1/orders/token/{}/payment order
  shop     PUT    /api/v1/orders/token/{}/payment order
  shop     GET    /api/v1/orders/token/{}/payments order
  shop     POST   /api/v1/orders/token/{}/cancellation order
  shop     GET    /api/v1/orders/token/{}/withdrawals order
  shop     POST   /api/v1/orders/token/{}/withdrawals order
  shop     POST   /api/v1/withdrawals
  shop     GET    /api/v1/orders/token/{}/claims order
  shop     POST   /api/v1/orders/token/{}/claims order
  shop     POST   /api/v1/orders/token/{}/claim-photos orderUpload
  shop     GET    /api/v1/orders/token/{}/claim-photos/{} orderPhoto
  shop     GET    /api/v1/orders/token/{}/document orderFile
  shop     GET    /api/v1/orders/token/{}/documents order
  shop     GET    /api/v1/orders/token/{}/documents/{} orderFile
  shop     GET    /api/v1/delivery-times
  shop     GET    /api/v1/shippers
  shop     GET    /api/v1/shippers/{}/branches/remoteId/{}
  shop     GET    /api/v1/branches
  shop     GET    /api/v1/countries
  shop     GET    /api/v1/product-categories
  shop     GET    /api/v1/ares/ico
  shop     GET    /api/v1/user/shopping-lists
  shop     POST   /api/v1/user/shopping-lists
  shop     GET    /api/v1/user/shopping-lists/{}
  shop     DELETE /api/v1/user/shopping-lists/{}
  shop     GET    /api/v1/user/shopping-lists/code/{}
  shop     POST   /api/v1/user/shopping-lists/{}/items
  shop     POST   /api/v1/user/shopping-lists/code/wishlist/items
  shop     DELETE /api/v1/user/shopping-lists/{}/items/{}
  shop     GET    /api/v1/user/orders
  shop     GET    /api/v1/user/orders/{}
  shop     GET    /api/v1/user/orders/code/{}
  shop     POST   /api/v1/user/orders/{}/payment
  shop     PUT    /api/v1/user/orders/{}/payment
  shop     GET    /api/v1/user/orders/{}/payments
  shop     POST   /api/v1/user/orders/{}/cancellation
  shop     GET    /api/v1/user/orders/{}/withdrawals
  shop     POST   /api/v1/user/orders/{}/withdrawals
  shop     GET    /api/v1/user/orders/{}/claims
  shop     POST   /api/v1/user/orders/{}/claims
  shop     POST   /api/v1/user/orders/{}/claim-photos upload
  shop     GET    /api/v1/user/orders/{}/claim-photos/{} photo
  shop     GET    /api/v1/user/orders/{}/items/export file
  shop     GET    /api/v1/user/orders/{}/items/images/export file
  shop     GET    /api/v1/user/orders/{}/document file
  shop     GET    /api/v1/user/orders/{}/documents
  shop     GET    /api/v1/user/orders/{}/documents/{} file
  shop     GET    /api/v1/user/addresses
  shop     POST   /api/v1/user/addresses
  shop     PATCH  /api/v1/user/addresses/{}
  shop     DELETE /api/v1/user/addresses/{}
  shop     PATCH  /api/v1/user
  shop     PATCH  /api/v1/user/password
  shop     GET    /api/v1/user/email
  shop     POST   /api/v1/user/email
  shop     GET    /api/v1/user/export             file
  shop     POST   /api/v1/user/deletion
  shop     POST   /api/v1/confirm-email
  shop     POST   /api/v1/register
  shop     POST   /api/v1/forgot-password
  shop     POST   /api/v1/reset-password
  shop     POST   /api/oauth/token               exchange
  shop     POST   /api/oauth/login               login
  shop     POST   /api/oauth/logout              logout
  shop     GET    /api/v1/user
  shop     GET    /api/v1/user/credits/amount
  shop     GET    /api/v1/products/{}
  shop     GET    /api/v1/products/{}/reviews
  shop     POST   /api/v1/products/{}/reviews
  shop     GET    /api/v1/products/{}/comments
  shop     POST   /api/v1/products/{}/watchers
  shop     POST   /api/v1/newsletter/subscribe
  shop     POST   /api/v1/contact-form
  shop     POST   /api/v1/activate
  content  GET    /content/catalog/category
  content  GET    /content/catalog/product
  content  GET    /content/api/catalog/v2/state
  content  GET    /content/menu-object/{}
  content  GET    /content/search
  content  GET    /content/url-rewrite
  content  GET    /content/redirect
  content  POST   /content/graphql
  services GET    /services/recommender/products
  services POST   /services/recommender/widgets
  services POST   /services/search/query
  services POST   /services/addresses/suggest
  services POST   /services/addresses/validate
  services POST   /services/reviews/orders
`

const listed: readonly Listed[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [target, method = '', path = '', effect] = line.trim().split(/\s+/)
    return {
      target: target as Target,
      method,
      path: new RegExp(`^${path.replaceAll('{}', '[\\w~-]{1,200}')}$`),
      ...(effect && { effect: effect as Effect }),
    }
  })

/** What a path may be asked by: its operations by method; empty when nothing is listed under it. */
export function operationsAt(path: string): ReadonlyMap<string, Operation> {
  return new Map(listed.filter((each) => each.path.test(path)).map((each) => [each.method, each]))
}

/** Whether a path of the shop back end answers something that belongs to one visitor. */
export const isPersonal = (path: string): boolean =>
  /\/api\/(oauth|v1\/(cart|user|orders|order-gifts|quotes))(\/|$)/.test(path)
