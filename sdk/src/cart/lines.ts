import type { Cart, CartItem } from './types.ts'

type Lines = readonly CartItem[]

/** Null for a line without goods. */
export const variantIdOf = ({ variantId, variant }: CartItem): number | null => variantId ?? variant?.id ?? null

/**
 * Finds a cart line, also among the lines nested in others.
 *
 * @param lines - Lines to search, in order; each before those nested in it.
 * @param fits - Returns true for the line to find.
 * @returns The first match; undefined if there is none.
 * @example
 * ```ts
 * const { items } = cart.getState().cart
 * const amountInCart = findCartItem(items, (item) => item.id === itemId)?.amount ?? 0
 * ```
 */
export function findCartItem(lines: Lines, fits: (line: CartItem) => boolean): CartItem | undefined {
  for (const line of lines) {
    const found = fits(line) ? line : findCartItem(line.items, fits)
    if (found) return found
  }
  return undefined
}

/** All lines changed, inner ones too; null leaves one out. */
export const mapLines = (lines: Lines, change: (line: CartItem) => CartItem | null): Lines =>
  lines.flatMap((line) => {
    const next = change(line)
    return next ? [next.items.length > 0 ? { ...next, items: mapLines(next.items, change) } : next] : []
  })

/**
 * The number of pieces of an amount. Goods sold by length or weight, such as a hose by the metre, count as one piece.
 *
 * @param amount - Amount in the unit of sale.
 * @param decimals - Decimals that amounts of these goods can have. Defaults to 0.
 */
export const piecesOf = (amount: number, decimals = 0): number => (decimals > 0 || amount % 1 > 0 ? 1 : amount)

/**
 * The number of pieces in a cart, nested lines included, as a cart icon shows it.
 *
 * @param cart - Only its lines are read.
 * @example
 * ```ts
 * const badge = countPieces(unwrap(await getCart(shop)))
 * ```
 */
export const countPieces = ({ items }: Pick<Cart, 'items'>): number =>
  items.reduce(
    (sum, { amount, shoppable, items }) =>
      sum + piecesOf(amount, shoppable?.availability?.amountDecimals) + countPieces({ items }),
    0,
  )
