import * as texts from '#texts/pages/cart'
import { ok, type Result, type Shop } from '@vanek/sdk'
import {
  type AddCartItemsData,
  batchNotices,
  type Cart,
  findCartItem,
  parseCartForm,
  type CartForm,
  type CartItem,
  type CartCommand,
  type CartWarning,
  getCart,
  sendCartCommand,
} from '@vanek/sdk/cart'
import { errorText } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'
import { data, redirect } from 'react-router-dom'
import { keepGifts } from '../../entities/cart/choice-cookie.ts'
import { lineName } from '../../entities/cart/line.tsx'
import {
  type CartIntent,
  cartIntentFrom,
  type CartRefusal,
  performCartIntent,
  switchedOff,
  cartSaid,
  type Said,
} from '../../features/cart/commands/intent.ts'
import { removedLine, removedOf } from '../../features/cart/commands/removed.ts'
import { formOf } from '../../lib/forms/form-of.ts'
import type { PageAction, VisitorEnv } from '../../lib/page/env.ts'
import { stepPaths } from '../../lib/paths/checkout.ts'

/** A parsed form and the call for it. */
interface Asked {
  readonly of: CartCommand | CartIntent
  readonly run: (
    shop: Shop,
    onWarnings: (warnings: readonly Pick<CartWarning, 'title'>[]) => void,
  ) => Promise<Result<unknown>>
}

const refuse = (text: string, more: Partial<CartRefusal> = {}) =>
  data<CartRefusal>({ kind: null, itemId: null, typed: '', ...more, text }, { status: 422 })

/** Removing a coupon has no place for an error of its own. */
const isRemovedCoupon = (of: Asked['of']) => of.kind === 'coupon' && of.code === null

const typedOf = (of: Asked['of']): string => {
  if (of.kind === 'coupon') return of.code ?? ''
  return of.kind === 'save-list' ? of.name : ''
}

/** Errors of a form that need no request. */
const missing: Readonly<Record<string, { readonly kind: CartRefusal['kind']; readonly text: string }>> = {
  '/couponCode': { kind: 'coupon', text: texts.couponMissing },
  '/credits': { kind: 'credits', text: texts.creditsMissing },
}

/** The flash message for the cart page; removed lines have to be loaded before they are removed. */
async function saidAfter(shop: Shop, of: Asked['of']): Promise<Said | null> {
  if (of.kind === 'save-list') return { kind: 'saved', name: of.name }
  if (of.kind !== 'remove' && of.kind !== 'clear') return null
  const cart = await getCart(shop)
  if (!cart.ok) return null
  const { items } = cart.data
  if (of.kind === 'clear') return { kind: 'removed', name: null, lines: items.flatMap((item) => removedLine(item)) }
  const [removed] = items.flatMap((line) => {
    if (line.id === of.itemId) return removedOf(line) ?? []
    const part = line.items.find(({ id }) => id === of.itemId)
    return (part && removedOf(part, line.id)) ?? []
  })
  return removed ? { kind: 'removed', ...removed } : null
}

/** The line that a command was about, as it is now. */
function lineOf(of: Asked['of'], { items }: Cart): CartItem | undefined {
  const variantId = of.kind === 'add' ? of.item.variantId : of.kind === 'variant' ? of.variantId : null
  if (variantId !== null) return findCartItem(items, (own) => own.variantId === variantId)
  return of.kind === 'set' ? findCartItem(items, ({ id }) => id === of.itemId) : undefined
}

const nameOf = (line: CartItem): string => line.shoppable?.name ?? lineName(line)

/** Says which amounts the back end has changed and why, else which variant is in the cart now. */
function leaveChanged({ cookies }: VisitorEnv, of: Asked['of'], cart: Cart, capped: readonly string[]): void {
  const line = lineOf(of, cart)
  const before = line ? `${nameOf(line)}: ` : ''
  if (capped.length > 0) cartSaid.leave(cookies, { kind: 'partly', texts: capped.map((text) => before + text) })
  else if (line && of.kind === 'variant') cartSaid.leave(cookies, { kind: 'changed', name: nameOf(line) })
}

/** Runs the command and redirects back to the cart. */
async function perform({ of, run }: Asked, env: VisitorEnv) {
  const { shop, cookies } = env
  const refusal = (text: string) =>
    refuse(text, {
      kind: isRemovedCoupon(of) ? null : of.kind,
      itemId: 'itemId' in of ? of.itemId : null,
      typed: typedOf(of),
    })
  const off = await switchedOff(of, env)
  if (off !== null) return refusal(off)
  const said = await saidAfter(shop, of)
  const capped: string[] = []
  const result = await run(shop, (warnings) => capped.push(...warnings.map(({ title }) => title)))
  if (result.ok && (capped.length > 0 || of.kind === 'variant')) leaveChanged(env, of, result.data as Cart, capped)
  if (!result.ok && result.error.outcome !== 'unknown') return refusal(errorText(messages, result.error))
  // the result is unknown: the current cart is more useful than an error
  if (!result.ok) cartSaid.leave(cookies, { kind: 'unsure' })
  else if (said) cartSaid.leave(cookies, said)
  return redirect(stepPaths.index, 303)
}

const byCommand = ({ params, options }: CartForm): Asked => ({
  of: params.command,
  run: async (shop, onWarnings) => sendCartCommand(shop, { ...params, onWarnings }, options),
})

/** Adds a set of items; what of it was left out is said in the cart. */
async function performBatch(form: CartForm, command: CartCommand & { readonly kind: 'batch' }, env: VisitorEnv) {
  let texts: readonly string[] = []
  const onAnswer = (answer: AddCartItemsData) => {
    const isWhole = answer.added === command.items.length && answer.results.every(({ title }) => !title)
    if (!isWhole) texts = batchNotices(ok(answer), command.items.length, messages).map(({ text }) => text)
  }
  const answer = await perform(byCommand({ ...form, params: { command: { ...command, onAnswer } } }), env)
  if (texts.length > 0) cartSaid.leave(env.cookies, { kind: 'partly', texts })
  return answer
}

/** Handles the forms of product and cart pages. */
export const action: PageAction<unknown> = async ({ request }, env) => {
  const form = await formOf(request)
  const read = parseCartForm(form)
  if (read && !read.ok) {
    const { kind, text } = missing[read.error.issues[0]?.field ?? ''] ?? { kind: null, text: messages.validation }
    return refuse(text, { kind })
  }
  const command = read?.data.params.command
  if (read && command?.kind === 'batch') return performBatch(read.data, command, env)
  if (read) return perform(byCommand(read.data), env)
  const intent = cartIntentFrom(form)
  if (!intent) return refuse(messages.validation)
  if (intent.kind === 'save-list' && intent.name === '') return refuse(texts.listNameMissing, { kind: intent.kind })
  if (intent.kind !== 'gifts')
    return perform({ of: intent, run: async (shop, onWarnings) => performCartIntent(shop, intent, onWarnings) }, env)
  keepGifts(env.cookies, intent.gifts)
  return redirect(stepPaths.index, 303)
}
