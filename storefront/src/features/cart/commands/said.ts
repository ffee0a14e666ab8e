import { flashValue } from '../../../lib/session/flash-value.ts'
import { parseRemoved, type Removed, stringifyRemoved } from './removed.ts'

/** What the cart page says once about what was just done to it by a posted form, whether that is known, or why nothing was ordered. */
export type Said =
  | ({ readonly kind: 'removed' } & Removed)
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'unplaced' }
  | { readonly kind: 'unsure' }

function write(said: Said): string {
  if (said.kind === 'unplaced' || said.kind === 'unsure') return JSON.stringify(said.kind)
  const name = said.name?.slice(0, 100) ?? null
  return JSON.stringify(said.kind === 'removed' ? [name, stringifyRemoved(said.lines)] : [name])
}

function read(text: string): Said | null {
  const value: unknown = JSON.parse(text)
  if (value === 'unplaced' || value === 'unsure') return { kind: value }
  if (!Array.isArray(value)) return null
  const [name, word] = value as unknown[]
  if (word === undefined) return typeof name === 'string' ? { kind: 'saved', name } : null
  const lines = parseRemoved(word)
  return lines && { kind: 'removed', name: typeof name === 'string' ? name : null, lines }
}

/** A message for the next showing of the cart; of a cart too large for a cookie nothing is said. */
export const cartSaid = flashValue<Said>({ name: 'vanek_cart_said', maxAgeSeconds: 5 * 60, write, read })
