import type { Cart, CartItem } from './types.ts'

type Lines = readonly CartItem[]

/** Null where a line is no goods. */
export const variantIdOf = ({ variantId, variant }: CartItem): number | null => variantId ?? variant?.id ?? null

/** A line, be it of the cart or of another line. */
export function findLine(lines: Lines, fits: (line: CartItem) => boolean): CartItem | undefined {
  for (const line of lines) {
    const found = fits(line) ? line : findLine(line.items, fits)
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

/** The number of pieces of an amount. Measured goods, such as hose by the metre, count as one piece of any length. */
export const piecesOf = (amount: number, decimals = 0): number => (decimals > 0 || amount % 1 > 0 ? 1 : amount)

/** Pieces in the lines of a cart. */
export const countPieces = ({ items }: Pick<Cart, 'items'>): number =>
  items.reduce(
    (sum, { amount, shoppable, items }) =>
      sum + piecesOf(amount, shoppable?.availability?.amountDecimals) + countPieces({ items }),
    0,
  )
