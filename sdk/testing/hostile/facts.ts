import { type Shop, unwrap } from '@vanek/sdk'
import { getShoppingLists, getUserAddresses, getUserOrders } from '@vanek/sdk/account'
import { login } from '@vanek/sdk/auth'
import { addCartItem, getCart } from '@vanek/sdk/cart'
import { getListing } from '@vanek/sdk/catalog'
import {
  emptyCheckoutChoice,
  emptyCheckoutInputs,
  getCartPayments,
  getCartShippers,
  toPlaceOrderParams,
  placeOrder,
} from '@vanek/sdk/checkout'
import { getArticleCategories, getArticles, getArticle, getGlossary, getHome, getPages } from '@vanek/sdk/content'
import { defaultTheme } from '@vanek/sdk/settings'
import { createQuote } from '@vanek/sdk/orders'
import type { Facts } from './calls.ts'

const guest = {
  ...emptyCheckoutInputs,
  ...{ country: 'CZE', billingCountry: 'CZE' },
  ...{ fullName: 'Eva Malá', email: 'eva@example.test', phone: '608 123 456', terms: true },
  ...{ street: 'Lipová 14', city: 'Třebíč', postcode: '67401' },
}

const first = <T>(list: readonly T[]): T => {
  const [one] = list
  if (one === undefined) throw new Error('The seed data is empty')
  return one
}

/** Loads the data that the calls refer to; afterwards the customer is signed in and has an order and a cart. */
export async function factsOf(customer: Shop): Promise<Facts> {
  const { topCategories } = unwrap(await getHome(customer))
  const category = first(topCategories?.top_categories ?? []).path
  const { products } = unwrap(await getListing(customer, { category }))
  const box = first(products.filter(({ availability }) => availability.isAvailable && (availability.stock ?? 0) > 9))
  const variantId = box.defaultVariantId
  unwrap(await login(customer, { email: 'jana@vanek.test', password: 'vetrak-2026' }))

  unwrap(await addCartItem(customer, { variantId, amount: 1 }))
  const shipper = first(unwrap(await getCartShippers(customer)).filter(({ type }) => type === 'DELIVERY'))
  const payment = first(
    unwrap(await getCartPayments(customer)).filter(({ id }) => !shipper.blockedPayments.includes(id)),
  )
  const selection = { shipperId: shipper.id, paymentId: payment.id }
  const choice = { ...emptyCheckoutChoice, shipper: shipper.id, payment: payment.id }
  const parts = {
    inputs: guest,
    choice,
    shipper,
    branch: null,
    contact: { street: 'Lipová 14', city: 'Třebíč', postcode: '674 01', country_code: 'CZE' },
  }
  const context = { theme: defaultTheme.pages.delivery_details, requiredAddress: true }
  const placement = toPlaceOrderParams({ ...parts, context, cart: unwrap(await getCart(customer, selection)) })
  const { order } = unwrap(await placeOrder(customer, placement, { idempotencyKey: 'hostile-0000' }))

  unwrap(await addCartItem(customer, { variantId, amount: 1 }))
  const list = first(unwrap(await getShoppingLists(customer)))
  const articles = unwrap(await getArticles(customer)).items
  const articleSlug = first(articles).slug
  const article = unwrap(await getArticle(customer, { slug: articleSlug }))
  return {
    ...{ variantId, category, productId: box.id, productSlug: box.slug },
    ...{
      orderToken: order.token,
      orderId: first(unwrap(await getUserOrders(customer)).orders).id,
      orderCode: order.code,
    },
    ...{ listId: list.id ?? 0, listItemId: list.items[0]?.id ?? 0 },
    addressId: first(unwrap(await getUserAddresses(customer))).id,
    lineId: first(unwrap(await getCart(customer)).items).id,
    quoteToken: unwrap(await createQuote(customer, {}, { idempotencyKey: 'hostile-quote' })).token,
    placement: toPlaceOrderParams({ ...parts, context, cart: unwrap(await getCart(customer, selection)) }),
    articleSlug,
    articleCategory: first(unwrap(await getArticleCategories(customer))).page_meta.slug,
    articleTag: article.article_tag_reference[0]?.page_meta.slug ?? '',
    articleAuthor: article.article_author_reference?.page_meta.slug ?? '',
    term: first(unwrap(await getGlossary(customer))).page_meta.slug,
    page: first(unwrap(await getPages(customer))).slug,
  }
}
