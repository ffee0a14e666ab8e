import { countPieces } from './lines.ts'
import type { AddCartItemsData, Cart, UpdateCartData } from './types.ts'

/** Throws unless everything that a store computes from a cart can be computed. */
export function readCart(cart: Cart): void {
  countPieces(cart)
  void cart.prices.totalWithTax
  cart.coupon?.code.trim()
}

/** Throws unless the cart and the warnings about it can be read. */
export function readChange({ cart, warnings = [] }: UpdateCartData): void {
  readCart(cart)
  for (const { code, title } of warnings) void [code, title]
}

/** Throws unless the cart and what became of each item can be read. */
export function readAdded({ cart, results }: AddCartItemsData): void {
  readCart(cart)
  for (const { added } of results) void added
}
