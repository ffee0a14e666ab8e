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
  cartFlash,
  type CartFlash,
} from '../../features/cart/commands/intent.ts'
import { removedLine, removedOf } from '../../features/cart/commands/removed.ts'
import { formOf } from '../../lib/forms/form-of.ts'
import { textIn } from '../../lib/forms/posted.ts'
import { noticeText } from '../../lib/texts/message-text.ts'
import type { PageAction, VisitorEnv } from '../../lib/page/env.ts'
import { stepPaths } from '../../lib/paths/checkout.ts'

/** A parsed form and the call for it. */
interface ParsedForm {
  readonly command: CartCommand | CartIntent
  readonly run: (
    shop: Shop,
    onWarnings: (warnings: readonly Pick<CartWarning, 'title'>[]) => void,
  ) => Promise<Result<unknown>>
}

const refuse = (text: string, more: Partial<CartRefusal> = {}) =>
  data<CartRefusal>({ kind: null, itemId: null, typed: '', ...more, text }, { status: 422 })

/** The form that removes a coupon cannot show its own error. */
const isRemovedCoupon = (command: ParsedForm['command']) => command.kind === 'coupon' && command.code === null

/** Forms whose error stands at their field. */
const hasOwnField = ({ kind }: ParsedForm['command']) => /^(?:coupon|credits|save-list|set)$/.test(kind)

const typedOf = (command: ParsedForm['command']): string => {
  if (command.kind === 'coupon') return command.code ?? ''
  if (command.kind === 'credits') return String(command.credits)
  return command.kind === 'save-list' ? command.name : ''
}

/** Errors of a form that need no request. */
const missing: Readonly<Record<string, { readonly kind: CartRefusal['kind']; readonly text: string }>> = {
  '/couponCode': { kind: 'coupon', text: texts.couponMissing },
  '/credits': { kind: 'credits', text: messages.credits_invalid },
}

/** The flash message for the cart page; removed lines have to be loaded before they are removed. */
async function flashAfter(shop: Shop, command: ParsedForm['command']): Promise<CartFlash | null> {
  if (command.kind === 'save-list') return { kind: 'saved', name: command.name }
  if (command.kind !== 'remove' && command.kind !== 'clear') return null
  const cart = await getCart(shop)
  if (!cart.ok) return null
  const { items } = cart.data
  if (command.kind === 'clear')
    return { kind: 'removed', name: null, lines: items.flatMap((item) => removedLine(item)) }
  const [removed] = items.flatMap((line) => {
    if (line.id === command.itemId) return removedOf(line) ?? []
    const part = line.items.find(({ id }) => id === command.itemId)
    return (part && removedOf(part, line.id)) ?? []
  })
  return removed ? { kind: 'removed', ...removed } : null
}

/** The line that a command was about, as it is now. */
function lineOf(command: ParsedForm['command'], { items }: Cart): CartItem | undefined {
  const variantId =
    command.kind === 'add' ? command.item.variantId : command.kind === 'variant' ? command.variantId : null
  if (variantId !== null) return findCartItem(items, (own) => own.variantId === variantId)
  return command.kind === 'set' ? findCartItem(items, ({ id }) => id === command.itemId) : undefined
}

const nameOf = (line: CartItem): string => line.shoppable?.name ?? lineName(line)

/** Leaves a flash message: which amounts the back end has changed and why, else which variant is in the cart now. */
function leaveChanged(
  { cookies }: VisitorEnv,
  command: ParsedForm['command'],
  cart: Cart,
  capped: readonly string[],
): void {
  const line = lineOf(command, cart)
  const prefix = line ? `${nameOf(line)}: ` : ''
  if (capped.length > 0) cartFlash.leave(cookies, { kind: 'partly', texts: capped.map((text) => prefix + text) })
  else if (line && command.kind === 'variant') cartFlash.leave(cookies, { kind: 'changed', name: nameOf(line) })
}

/** Runs the command and redirects back to the cart. */
async function perform({ command, run }: ParsedForm, env: VisitorEnv) {
  const { shop, cookies } = env
  const refusal = (text: string) =>
    refuse(text, {
      kind: isRemovedCoupon(command) ? null : command.kind,
      itemId: 'itemId' in command ? command.itemId : null,
      typed: typedOf(command),
    })
  const off = await switchedOff(command, env)
  if (off !== null) return refusal(off)
  const flash = await flashAfter(shop, command)
  const capped: string[] = []
  const result = await run(shop, (warnings) => capped.push(...warnings.map(({ title }) => title)))
  if (result.ok && (capped.length > 0 || command.kind === 'variant'))
    leaveChanged(env, command, result.data as Cart, capped)
  if (!result.ok && result.error.outcome !== 'unknown')
    return refusal(hasOwnField(command) ? errorText(messages, result.error) : noticeText(result.error))
  // the result is unknown: the current cart is more useful than an error
  if (!result.ok) cartFlash.leave(cookies, { kind: 'unsure' })
  else if (flash) cartFlash.leave(cookies, flash)
  return redirect(stepPaths.index, 303)
}

const byCommand = ({ params, options }: CartForm): ParsedForm => ({
  command: params.command,
  run: async (shop, onWarnings) => sendCartCommand(shop, { ...params, onWarnings }, options),
})

/** Adds a set of items; the cart page shows which of them were left out. */
async function performBatch(form: CartForm, command: CartCommand & { readonly kind: 'batch' }, env: VisitorEnv) {
  let texts: readonly string[] = []
  const onAnswer = (answer: AddCartItemsData) => {
    const isComplete = answer.added === command.items.length && answer.results.every(({ title }) => !title)
    if (!isComplete) texts = batchNotices(ok(answer), command.items.length, messages).map(({ text }) => text)
  }
  const answer = await perform(byCommand({ ...form, params: { command: { ...command, onAnswer } } }), env)
  if (texts.length > 0) cartFlash.leave(env.cookies, { kind: 'partly', texts })
  return answer
}

/** Handles the forms of product and cart pages. */
export const action: PageAction<unknown> = async ({ request }, env) => {
  const form = await formOf(request)
  const read = parseCartForm(form)
  if (read && !read.ok) {
    const { kind, text } = missing[read.error.issues[0]?.field ?? ''] ?? { kind: null, text: messages.validation }
    return refuse(text, { kind, typed: kind === 'credits' ? textIn(form, 'credits') : '' })
  }
  const command = read?.data.params.command
  if (read && command?.kind === 'batch') return performBatch(read.data, command, env)
  if (read) return perform(byCommand(read.data), env)
  const intent = cartIntentFrom(form)
  if (!intent) return refuse(messages.validation)
  if (intent.kind === 'save-list' && intent.name === '') return refuse(texts.listNameMissing, { kind: intent.kind })
  if (intent.kind !== 'gifts')
    return perform(
      { command: intent, run: async (shop, onWarnings) => performCartIntent(shop, intent, onWarnings) },
      env,
    )
  keepGifts(env.cookies, intent.gifts)
  return redirect(stepPaths.index, 303)
}
