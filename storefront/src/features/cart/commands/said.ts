import { flashValue } from '../../../lib/session/flash-value.ts'
import { parseRemoved, type Removed, stringifyRemoved } from './removed.ts'

/** A flash message of the cart page: the result of the last posted form, or why nothing was ordered. */
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

/** Flash message for the next render of the cart; dropped if a large cart makes it too long for a cookie. */
export const cartSaid = flashValue<Said>({ name: 'vanek_cart_said', maxAgeSeconds: 5 * 60, write, read })
