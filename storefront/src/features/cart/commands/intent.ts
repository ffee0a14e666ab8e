import type { CartFormCommand } from '@vanek/sdk/cart'
import { parseRemoved, type RemovedLine } from './removed.ts'

/** What a form of the cart asks for beside the commands of the SDK. */
export type CartIntent =
  /** Brings back what was removed. */
  | { readonly kind: 'restore'; readonly lines: readonly RemovedLine[] }
  /** Removes the lines that the shop no longer knows. */
  | { readonly kind: 'tidy' }
  | { readonly kind: 'gifts'; readonly gifts: readonly number[] }
  | { readonly kind: 'save-list'; readonly name: string }

const longestName = 100
const mostGifts = 20

const giftIds = (form: FormData): readonly number[] =>
  form
    .getAll('gifts')
    .flatMap((value) => (typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value.trim()) ? Number(value) : []))
    .slice(0, mostGifts)

/** Reads what a posted form asks for; null when it is none of these. */
export function cartIntentFrom(form: FormData): CartIntent | null {
  const kind = form.get('intent')
  if (kind === 'tidy') return { kind }
  if (kind === 'gifts') return { kind, gifts: giftIds(form) }
  if (kind === 'save-list') {
    const name = form.get('name')
    return { kind, name: typeof name === 'string' ? name.trim().slice(0, longestName) : '' }
  }
  if (kind !== 'restore') return null
  const lines = parseRemoved(form.get('lines'))
  return lines && { kind, lines }
}

/** Why a form of the cart was refused, and which one. */
export interface CartRefusal {
  readonly kind: CartFormCommand['kind'] | CartIntent['kind'] | null
  readonly itemId: number | null
  readonly text: string
  /** What was typed: the coupon, the name of a list. */
  readonly typed: string
}
