import { later } from '../../lib/browser/later.tsx'

// The server writes these at once. In the browser nothing of them needs scripts before a visitor has moved: links, forms
// and folds work as they are.

export const BuyBar = import.meta.env.SSR
  ? (await import('./product-late.ts')).BuyBar
  : later(() => import('./product-late.ts').then(({ BuyBar }) => BuyBar))

export const ProductFacts = import.meta.env.SSR
  ? (await import('./product-late.ts')).ProductFacts
  : later(() => import('./product-late.ts').then(({ ProductFacts }) => ProductFacts))

export const ProductOffers = import.meta.env.SSR
  ? (await import('./product-late.ts')).ProductOffers
  : later(() => import('./product-late.ts').then(({ ProductOffers }) => ProductOffers))

export const ProductMore = import.meta.env.SSR
  ? (await import('./product-late.ts')).ProductMore
  : later(() => import('./product-late.ts').then(({ ProductMore }) => ProductMore))
