import { addAmounts, parseAmount } from '@vanek/sdk/format'
import { parseRemoved, type RemovedLine } from './removed.ts'

/** What a form of the cart asks for. */
export type CartIntent =
  | {
      readonly kind: 'add'
      readonly variantId: number
      readonly amount: number
      /** Paid by loyalty credits. */
      readonly credits?: true
      readonly idempotencyKey?: string
    }
  | { readonly kind: 'set'; readonly itemId: number; readonly amount: number }
  | { readonly kind: 'remove'; readonly itemId: number }
  /** Brings back what was removed. */
  | { readonly kind: 'restore'; readonly lines: readonly RemovedLine[] }
  | { readonly kind: 'clear' }
  /** Removes the lines that the shop no longer knows. */
  | { readonly kind: 'tidy' }
  | { readonly kind: 'coupon'; readonly code: string }
  | { readonly kind: 'coupon-remove' }
  /** Null when no number was typed. */
  | { readonly kind: 'credits'; readonly credits: number | null }
  | { readonly kind: 'gifts'; readonly gifts: readonly number[] }
  | { readonly kind: 'save-list'; readonly name: string }

const most = 9999
// 0 and what has no digits become the smallest possible amount, so that the back end answers with the real minimum
const least = 0.001

const whole = (value: unknown): number | null =>
  typeof value === 'string' && /^-?\d{1,9}$/.test(value.trim()) ? Number(value) : null

const id = (value: unknown): number | null => {
  const number = whole(value)
  return number !== null && number > 0 ? number : null
}

const text = (form: FormData, name: string, length: number): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim().slice(0, length) : ''
}

const signed = (value: unknown): number | null => {
  const [, minus, number = ''] = typeof value === 'string' ? (/^(-?)(.*)$/.exec(value.trim()) ?? []) : []
  const amount = parseAmount(number) ?? whole(number)
  return amount !== null && minus ? -amount : amount
}

/** The amount of a form. A stepper button sends `step` in addition to the amount. */
const amountFrom = (form: FormData): number | null => {
  const typed = form.get('amount') ?? '1'
  const amount = signed(typed)
  if (amount === null) return typeof typed === 'string' && /^[^\d]+$/.test(typed) ? least : null
  return Math.min(most, Math.max(least, addAmounts(amount, signed(form.get('step')) ?? 0)))
}

type Reader = (form: FormData) => CartIntent | null

const add: Reader = (form) => {
  const variantId = id(form.get('variantId'))
  const amount = amountFrom(form)
  const key = form.get('idempotencyKey')
  if (variantId === null || amount === null) return null
  return {
    ...{ kind: 'add', variantId, amount },
    ...(form.get('credits') === 'true' && { credits: true as const }),
    ...(typeof key === 'string' && key.length >= 8 && { idempotencyKey: key }),
  }
}

const readers: Readonly<Record<CartIntent['kind'], Reader>> = {
  add,
  set: (form) => {
    const itemId = id(form.get('itemId'))
    const amount = amountFrom(form)
    return itemId === null || amount === null ? null : { kind: 'set', itemId, amount }
  },
  remove: (form) => {
    const itemId = id(form.get('itemId'))
    return itemId === null ? null : { kind: 'remove', itemId }
  },
  restore: (form) => {
    const lines = parseRemoved(form.get('lines'))
    return lines && { kind: 'restore', lines }
  },
  clear: () => ({ kind: 'clear' }),
  tidy: () => ({ kind: 'tidy' }),
  coupon: (form) => ({ kind: 'coupon', code: text(form, 'couponCode', 64) }),
  'coupon-remove': () => ({ kind: 'coupon-remove' }),
  credits: (form) => {
    const credits = whole(form.get('credits'))
    return { kind: 'credits', credits: credits !== null && credits >= 0 ? credits : null }
  },
  gifts: (form) => ({
    kind: 'gifts',
    gifts: form
      .getAll('gifts')
      .flatMap((value) => id(value) ?? [])
      .slice(0, 20),
  }),
  'save-list': (form) => ({ kind: 'save-list', name: text(form, 'name', 100) }),
}

/** Reads what a posted form of the cart asks for; null when it asks for nothing that can be done. */
export function cartIntentFrom(form: FormData): CartIntent | null {
  const kind = form.get('intent')
  return typeof kind === 'string' && Object.hasOwn(readers, kind) ? readers[kind as CartIntent['kind']](form) : null
}

/** Why a form of the cart was refused, and which one. */
export interface CartRefusal {
  readonly kind: CartIntent['kind'] | null
  readonly itemId: number | null
  readonly text: string
  /** What was typed: the coupon, the name of a list. */
  readonly typed: string
}
