import type { Shop } from '@vanek/sdk'
import * as account from '@vanek/sdk/account'
import * as auth from '@vanek/sdk/auth'
import { getVariantsByCodes } from '@vanek/sdk/bulk-order'
import * as cart from '@vanek/sdk/cart'
import * as catalog from '@vanek/sdk/catalog'
import * as checkout from '@vanek/sdk/checkout'
import * as contact from '@vanek/sdk/contact'
import * as content from '@vanek/sdk/content'
import { getCountryByIp } from '@vanek/sdk/integrations/ip-country'
import { productRecommender, widgetRecommender } from '@vanek/sdk/integrations/recommenders'
import { logReviewOrder } from '@vanek/sdk/integrations/reviews'
import * as newsletter from '@vanek/sdk/newsletter'
import * as orders from '@vanek/sdk/orders'
import * as product from '@vanek/sdk/product'
import { getRecommendedProducts } from '@vanek/sdk/recommendations'
import * as reviews from '@vanek/sdk/reviews'
import * as search from '@vanek/sdk/search'

/** Data of a real back end that the calls refer to. */
export interface Facts {
  readonly variantId: number
  readonly productId: number
  readonly productSlug: string
  readonly category: string
  readonly orderId: string
  readonly orderCode: string
  readonly orderToken: string
  readonly quoteToken: string
  readonly listId: number
  readonly listItemId: number
  readonly addressId: number
  readonly lineId: number
  readonly articleSlug: string
  readonly articleCategory: string
  readonly articleTag: string
  readonly articleAuthor: string
  readonly term: string
  readonly page: string
  readonly placement: checkout.PlaceOrderParams
}

type Call = (shop: Shop, facts: Facts) => Promise<unknown>
type Calls = Readonly<Record<string, Call>>

const idempotencyKey = 'hostile-0001'
const callbackUrl = 'http://shop.test/aktivovat'
const passwordUrl = 'http://shop.test/resetovat-heslo'
const emailUrl = 'http://shop.test/potvrdit-email'
const lookupUrl = 'http://shop.test/sledovani-objednavky/odkaz'
const credentials = { email: 'jana@vanek.test', password: 'vetrak-2026' }
const passwords = { password: 'vetrak-2027', password_confirmation: 'vetrak-2027' }
/** A valid new address. */
export const someAddress = {
  type: 'shipping',
  name: 'Jan Nový',
  address: { street: 'Krátká 2', city: 'Praha', postcode: '110 00', country_code: 'CZE' },
} as const

/** Public calls, except reads that need nothing but the shop. Recorded in this order. */
export const publicCalls: Calls = {
  getCategory: (shop, { category }) => catalog.getCategory(shop, { path: category }),
  getListing: (shop, { category }) => catalog.getListing(shop, { path: category, bestsellers: 3 }),
  getColours: (shop) => catalog.getColours(shop, { ids: ['1', '2'] }),
  getListingContent: (shop, { category }) =>
    catalog.getListingContent(shop, { path: category, parameters: [{ entityId: 4, values: [100] }] }),
  getCategoryContent: (shop) => catalog.getCategoryContent(shop, { storeId: 1 }),
  getVirtualCategory: (shop) => catalog.getVirtualCategory(shop, { slug: 'tiche-ventilatory' }),
  getFilteredContent: (shop) =>
    catalog.getFilteredContent(shop, { storeId: 1, parameters: [{ entityId: 4, values: [100] }] }),
  getProducts: (shop, { productId }) => product.getProducts(shop, { ids: [productId] }),
  getProduct: (shop, { productSlug }) => product.getProduct(shop, { slug: productSlug }),
  getFreshProduct: (shop, { productId }) => product.getFreshProduct(shop, { id: productId }),
  getParameterEntities: async (shop, { productSlug }) => {
    const answer = await product.getProduct(shop, { slug: productSlug })
    return answer.ok && answer.data
      ? product.getParameterEntities(shop, { parameters: answer.data.parameters })
      : answer
  },
  addWatcher: (shop, { productId }) => product.addWatcher(shop, { productId, email: 'a@example.test' }),
  getReviews: (shop, { productId }) => reviews.getReviews(shop, { productId }),
  getComments: (shop, { productId }) => reviews.getComments(shop, { productId }),
  addReview: (shop, { productId }) => reviews.addReview(shop, { productId, rating: 80, name: 'Eva', text: 'Tichý.' }),
  addReviewPhoto: (shop, { productId }) =>
    reviews.addReviewPhoto(shop, { productId, photo: new Blob(['x'], { type: 'image/jpeg' }) }),
  askAboutProduct: (shop, { productId }) =>
    reviews.askAboutProduct(shop, { productId, name: 'Eva', email: 'eva@vanek.test', question: 'Je tichý?' }),
  search: (shop) => search.search(shop, { q: 'ventilátor' }),
  suggest: (shop) => search.suggest(shop, { q: 'ventilátor', menu: [] }),
  findProducts: (shop) => search.findProducts(shop, { q: 'ventilátor' }),
  askSearchService: (shop) => search.querySearchService(shop, { q: 'ventilátor' }),
  productRecommender: (shop) => productRecommender(shop, { placement: 'homepage', limit: 4 }),
  widgetRecommender: (shop) => widgetRecommender(shop, { placement: 'homepage', limit: 4 }),
  getRecommendedProducts: (shop) =>
    getRecommendedProducts(shop, { recommender: productRecommender, placement: 'homepage', limit: 4 }),
  getCountryByIp: (shop) => getCountryByIp(shop, { ip: '198.51.100.7' }),
  logReviewOrder: (shop) =>
    logReviewOrder(shop, { apiKey: 'k', email: 'a@example.test', orderId: '1', productItemIds: ['1'] }),
  getMenu: (shop) => content.getMenu(shop, { code: 'main' }),
  getArticle: (shop, { articleSlug: slug }) => content.getArticle(shop, { slug }),
  getArticleCategory: (shop, { articleCategory: slug }) => content.getArticleCategory(shop, { slug }),
  getArticleTag: (shop, { articleTag: slug }) => content.getArticleTag(shop, { slug }),
  getArticleAuthor: (shop, { articleAuthor: slug }) => content.getArticleAuthor(shop, { slug }),
  getBranch: (shop) => content.getBranch(shop, { primary: true }),
  getBranchesByStoreId: (shop) => content.getBranchesByStoreId(shop, { ids: [1] }),
  getTerm: (shop, { term: slug }) => content.getTerm(shop, { slug }),
  searchQuestions: (shop) => content.searchQuestions(shop, { query: 'doprava' }),
  searchVirtualCategories: (shop) => content.searchVirtualCategories(shop, { query: 'ventilátor' }),
  getPage: (shop, { page: slug }) => content.getPage(shop, { slug }),
  getUrlRewrite: (shop) => content.getUrlRewrite(shop, { path: '/doprava' }),
  getRedirect: (shop) =>
    content.getRedirect(shop, { route: 'catchAll-slug', path: '/blog', slug: 'blog', type: 'page' }),
  getPaths: (shop) => content.getPaths(shop, { kind: 'product', limit: 3 }),
  getPlace: (shop) => content.getPlace(shop, { text: 'Brno' }),
  getPickupBranches: (shop) => checkout.getPickupBranches(shop, { shipperId: 1, perPage: 3 }),
  getPickupBranchByRemoteId: (shop) => checkout.getPickupBranchByRemoteId(shop, { shipperId: 2, remoteId: 'BB1005' }),
  getDeliveryTimes: (shop) => checkout.getDeliveryTimes(shop, { since: '2026-11-23', shipperId: 1 }),
  getCompanyByTin: (shop) => checkout.getCompanyByTin(shop, { tin: '12345679' }),
  subscribeNewsletter: (shop) => newsletter.subscribeNewsletter(shop, { email: 'a@example.test', callbackUrl }),
  activate: (shop) => newsletter.activate(shop, { token: 't'.repeat(43) }),
  sendContactForm: (shop) =>
    contact.sendContactForm(shop, { name: 'Eva', email: 'a@example.test', message: 'Dobrý den, mám dotaz.' }),
}

/** Calls of one visitor, here a customer. Recorded in this order. */
export const personalCalls: Calls = {
  login: (shop) => auth.login(shop, credentials),
  addCartItem: (shop, { variantId }) => cart.addCartItem(shop, { variantId, amount: 2 }, { idempotencyKey }),
  addCartItems: (shop, { variantId }) =>
    cart.addCartItems(shop, { items: [{ variantId, amount: 1 }] }, { idempotencyKey }),
  getCart: (shop) => cart.getCart(shop),
  updateCartItem: (shop, { lineId }) => cart.updateCartItem(shop, { itemId: lineId, amount: 2 }, { idempotencyKey }),
  changeCartItemVariant: (shop, { lineId, variantId }) =>
    cart.changeCartItemVariant(shop, { itemId: lineId, variantId }, { idempotencyKey }),
  setCoupon: (shop) => cart.setCoupon(shop, { couponCode: 'VANEK10' }, { idempotencyKey }),
  removeCoupon: (shop) => cart.removeCoupon(shop, {}, { idempotencyKey }),
  setCredits: (shop) => cart.setCredits(shop, { credits: 10 }, { idempotencyKey }),
  validateCart: (shop) => cart.validateCart(shop),
  saveCartAsList: (shop) => cart.saveCartAsList(shop, { name: 'Zkouška' }, { idempotencyKey }),
  createQuote: (shop) => orders.createQuote(shop, { name: 'Jan' }, { idempotencyKey }),
  getQuote: (shop, { quoteToken }) => orders.getQuote(shop, { token: quoteToken }),
  getVariantsByCodes: (shop) => getVariantsByCodes(shop, { codes: ['A-1'] }),
  getCartShippers: (shop) => checkout.getCartShippers(shop),
  getCartPayments: (shop) => checkout.getCartPayments(shop),
  getOrderGifts: (shop) => checkout.getOrderGifts(shop),
  placeOrder: (shop, { placement }) => checkout.placeOrder(shop, placement, { idempotencyKey }),
  getOrderByToken: (shop, { orderToken }) => checkout.getOrderByToken(shop, { token: orderToken }),
  findOrder: (shop, { orderToken }) => checkout.findOrder(shop, { token: orderToken }),
  payOrder: (shop, { orderToken }) => orders.payOrder(shop, { token: orderToken }, { idempotencyKey }),
  getOrderPayments: (shop, { orderToken }) => orders.getOrderPayments(shop, { token: orderToken }),
  changeOrderPayment: (shop, { orderToken }) =>
    orders.changeOrderPayment(shop, { token: orderToken, paymentId: 1 }, { idempotencyKey }),
  withdrawFromOrder: (shop, { orderToken }) =>
    orders.withdrawFromOrder(shop, { token: orderToken, lines: null }, { idempotencyKey }),
  cancelOrder: (shop, { orderToken }) => orders.cancelOrder(shop, { token: orderToken }, { idempotencyKey }),
  getOrder: (shop, { orderToken }) => orders.getOrder(shop, { token: orderToken }),
  requestOrderLookup: (shop, { orderCode }) =>
    orders.requestOrderLookup(shop, { code: orderCode, email: credentials.email, callbackUrl: lookupUrl }),
  openOrderLookup: (shop) => orders.openOrderLookup(shop, { token: 't' }),
  getOrderDocuments: (shop, { orderToken }) => orders.getOrderDocuments(shop, { token: orderToken }),
  getOrderWithdrawals: (shop, { orderToken }) => orders.getOrderWithdrawals(shop, { token: orderToken }),
  declareWithdrawal: (shop) =>
    orders.declareWithdrawal(shop, { name: 'Jan', orderCode: '1', email: 'jan@example.test' }, { idempotencyKey }),
  getOrderClaims: (shop, { orderToken }) => orders.getOrderClaims(shop, { token: orderToken }),
  fileClaim: (shop, { orderToken }) =>
    orders.fileClaim(
      shop,
      { token: orderToken, item: 1, amount: 1, description: 'Píská to hlasitě.', wish: 'repair', photos: [] },
      { idempotencyKey },
    ),
  addClaimPhoto: (shop, { orderToken }) =>
    orders.addClaimPhoto(shop, { token: orderToken, photo: new Blob(['x'], { type: 'image/jpeg' }) }),
  removeCartItem: (shop, { lineId }) => cart.removeCartItem(shop, { itemId: lineId }, { idempotencyKey }),
  clearCart: (shop) => cart.clearCart(shop, {}, { idempotencyKey }),
  getUser: (shop) => account.getUser(shop),
  updateUser: (shop) => account.updateUser(shop, { firstName: 'Jana' }),
  getCreditsAmount: (shop) => account.getCreditsAmount(shop),
  getUserOrders: (shop) => account.getUserOrders(shop),
  getUserOrder: (shop, { orderId }) => account.getUserOrder(shop, { id: orderId }),
  getUserOrderByCode: (shop, { orderCode }) => account.getUserOrderByCode(shop, { code: orderCode }),
  exportUserOrderItems: (shop, { orderId }) => account.exportUserOrderItems(shop, { id: orderId }),
  exportUserOrderImages: (shop, { orderId }) => account.exportUserOrderImages(shop, { id: orderId }),
  getUserAddresses: (shop) => account.getUserAddresses(shop),
  addUserAddress: (shop) => account.addUserAddress(shop, someAddress),
  updateUserAddress: (shop, { addressId }) => account.updateUserAddress(shop, { id: addressId, name: 'Jan Starý' }),
  removeUserAddress: (shop, { addressId }) => account.removeUserAddress(shop, { id: addressId }),
  getShoppingLists: (shop) => account.getShoppingLists(shop),
  getShoppingList: (shop, { listId }) => account.getShoppingList(shop, { id: listId }),
  getShoppingListByCode: (shop) => account.getShoppingListByCode(shop, { code: 'wishlist' }),
  addShoppingListItem: (shop, { listId, variantId }) => account.addShoppingListItem(shop, { listId, variantId }),
  addWishListItem: (shop, { variantId }) => account.addWishListItem(shop, { variantId }),
  removeShoppingListItem: (shop, { listId, listItemId }) =>
    account.removeShoppingListItem(shop, { listId, itemId: listItemId }),
  removeShoppingList: (shop, { listId }) => account.removeShoppingList(shop, { id: listId }),
  registerFromOrder: (shop, { orderToken }) =>
    auth.registerFromOrder(shop, { token: orderToken, password: credentials.password }),
  register: (shop) =>
    auth.register(shop, {
      ...{ ...credentials, passwordConfirmation: credentials.password, firstName: 'Jana', lastName: 'Malá' },
      ...{ terms: true, callbackUrl },
    }),
  requestLoginCode: (shop) => auth.requestLoginCode(shop, { email: credentials.email }),
  forgotPassword: (shop) => auth.forgotPassword(shop, { email: credentials.email, callbackUrl: passwordUrl }),
  resetPassword: (shop) => auth.resetPassword(shop, { email: credentials.email, token: 't', ...passwords }),
  getEmailChange: (shop) => auth.getEmailChange(shop),
  changeEmail: (shop) =>
    auth.changeEmail(
      shop,
      { email: 'nova@example.test', password: credentials.password, callbackUrl: emailUrl },
      { idempotencyKey },
    ),
  confirmEmailChange: (shop) => auth.confirmEmailChange(shop, { token: 't' }),
  changePassword: (shop) => auth.changePassword(shop, { old_password: credentials.password, ...passwords }),
  deleteAccount: (shop) => account.deleteAccount(shop, { password: passwords.password }),
  logout: (shop) => auth.logout(shop),
}
