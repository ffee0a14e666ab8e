import type { PageCookies } from '../../../lib/page/env.ts'
import { parseRemoved, type Removed, stringifyRemoved } from './removed.ts'

/** What the cart page says once about what was just done to it by a posted form, whether that is known, or why nothing was ordered. */
export type Said =
  | ({ readonly kind: 'removed' } & Removed)
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'unplaced' }
  | { readonly kind: 'unsure' }

const cookie = 'vanek_cart_said'
const minutes = 5 * 60
// a cookie of more than 4 kB is not kept by browsers
const longest = 3_000

/** Leaves a message for the next showing of the cart. */
export function say(cookies: PageCookies, said: Said): void {
  const name = ('name' in said && said.name?.slice(0, 100)) || null
  const parts = said.kind === 'removed' ? [name, stringifyRemoved(said.lines)] : [name]
  const text = JSON.stringify(said.kind === 'unplaced' || said.kind === 'unsure' ? said.kind : parts)
  if (text.length <= longest) cookies.set(cookie, text, { maxAgeSeconds: minutes })
}

function read(text: string): Said | null {
  try {
    const value: unknown = JSON.parse(text)
    if (value === 'unplaced' || value === 'unsure') return { kind: value }
    if (!Array.isArray(value)) return null
    const [name, word] = value as unknown[]
    if (word === undefined) return typeof name === 'string' ? { kind: 'saved', name } : null
    const lines = parseRemoved(word)
    return lines && { kind: 'removed', name: typeof name === 'string' ? name : null, lines }
  } catch {
    return null
  }
}

/** The message that was left, once. */
export function takeSaid(cookies: PageCookies): Said | null {
  const text = cookies.get(cookie)
  if (text === undefined) return null
  cookies.remove(cookie)
  return read(text)
}
