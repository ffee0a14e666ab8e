/**
 * The SDK bound to React: state, methods and props. Every domain is an entry of its own too, such as
 * `@vanek/react-hooks/cart`.
 *
 * @module
 */
export * from './account.ts'
export * from './auth.ts'
export * from './cart.ts'
export * from './checkout.ts'
export * from './compare.ts'
export * from './contact.ts'
export * from './format.ts'
export * from './forms.ts'
export * from './header.ts'
export * from './newsletter.ts'
export * from './notices.ts'
export * from './orders.ts'
export * from './overlays.ts'
export * from './product.ts'
export * from './provider.ts'
export * from './query.ts'
export * from './recommendations.ts'
export * from './reviews.ts'
export * from './search.ts'
export * from './session.ts'
