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
  | { readonly kind: 'coupon'; readonly code: string }
  | { readonly kind: 'coupon-remove' }

const most = 9999

const whole = (value: unknown): number | null =>
  typeof value === 'string' && /^-?\d{1,9}$/.test(value.trim()) ? Number(value) : null

const id = (value: unknown): number | null => {
  const number = whole(value)
  return number !== null && number > 0 ? number : null
}

/** Pieces asked for; a stepping button sends `step` beside the amount. */
const amountFrom = (form: FormData): number | null => {
  const amount = whole(form.get('amount') ?? '1')
  if (amount === null) return null
  return Math.min(most, Math.max(1, amount + (whole(form.get('step')) ?? 0)))
}

/** Reads what a posted form of the cart asks for; null when it asks for nothing that can be done. */
export function cartIntentFrom(form: FormData): CartIntent | null {
  const kind = form.get('intent')
  const amount = amountFrom(form)
  const itemId = id(form.get('itemId'))
  if (kind === 'add') {
    const variantId = id(form.get('variantId'))
    const key = form.get('idempotencyKey')
    if (variantId === null || amount === null) return null
    return {
      ...{ kind, variantId, amount },
      ...(form.get('credits') === 'true' && { credits: true as const }),
      ...(typeof key === 'string' && key.length >= 8 && { idempotencyKey: key }),
    }
  }
  if (kind === 'set') return itemId === null || amount === null ? null : { kind, itemId, amount }
  if (kind === 'remove') return itemId === null ? null : { kind, itemId }
  if (kind === 'coupon') {
    const code = form.get('couponCode')
    return { kind, code: typeof code === 'string' ? code.trim().slice(0, 64) : '' }
  }
  return kind === 'coupon-remove' ? { kind } : null
}
