import type { Shop } from '@vanek/sdk'
import { getCart } from '@vanek/sdk/cart'
import { errorText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { data, redirect } from 'react-router-dom'
import type { PageAction } from '../../lib/page/env.ts'
import { type CartIntent, cartIntentFrom, type CartRefusal } from '../../features/cart/commands/intent.ts'
import { performCartIntent } from '../../features/cart/commands/perform.ts'
import { removedLine, removedOf } from '../../features/cart/commands/removed.ts'
import { type Said, say } from '../../features/cart/commands/said.ts'
import { switchedOff } from '../../features/cart/commands/switched-off.ts'
import { keepGifts } from '../../entities/cart/choice-cookie.ts'
import { formOf } from '../../lib/forms/form-of.ts'
import { stepPaths } from '../../lib/paths/checkout.ts'

const typedOf = (intent: CartIntent | null): string => {
  if (intent?.kind === 'coupon') return intent.code
  return intent?.kind === 'save-list' ? intent.name : ''
}

const refusal = (intent: CartIntent | null, text: string) =>
  data<CartRefusal>(
    {
      kind: intent?.kind ?? null,
      itemId: intent && 'itemId' in intent ? intent.itemId : null,
      text,
      typed: typedOf(intent),
    },
    { status: 422 },
  )

/** What is missing in a form before anybody is asked. */
const missing = (intent: CartIntent): string | null => {
  if (intent.kind === 'coupon' && intent.code === '') return 'Napište prosím kód kupónu.'
  if (intent.kind === 'credits' && intent.credits === null) return 'Napište prosím, kolik kreditů chcete použít.'
  return intent.kind === 'save-list' && intent.name === '' ? 'Pojmenujte prosím seznam.' : null
}

/** What the cart page will say when it is done; what is removed has to be looked at before. */
async function saidAfter(shop: Shop, intent: CartIntent): Promise<Said | null> {
  if (intent.kind === 'save-list') return { kind: 'saved', name: intent.name }
  if (intent.kind !== 'remove' && intent.kind !== 'clear') return null
  const cart = await getCart(shop)
  if (!cart.ok) return null
  const { items } = cart.data
  if (intent.kind === 'clear') return { kind: 'removed', name: null, lines: items.flatMap((item) => removedLine(item)) }
  const [removed] = items.flatMap((line) => {
    if (line.id === intent.itemId) return removedOf(line) ?? []
    const part = line.items.find(({ id }) => id === intent.itemId)
    return (part && removedOf(part, line.id)) ?? []
  })
  return removed ? { kind: 'removed', ...removed } : null
}

/** Does what the forms of product and cart post. Leads back to the cart. */
export const action: PageAction<unknown> = async ({ request }, env) => {
  const { shop, cookies } = env
  const intent = cartIntentFrom(await formOf(request))
  if (!intent) return refusal(null, cs.validation)
  const lacks = missing(intent)
  if (lacks !== null) return refusal(intent, lacks)
  if (intent.kind === 'gifts') {
    keepGifts(cookies, intent.gifts)
    return redirect(stepPaths.index, 303)
  }
  const off = await switchedOff(intent, env)
  if (off !== null) return refusal(intent, off)
  const said = await saidAfter(shop, intent)
  const result = await performCartIntent(shop, intent)
  if (!result.ok && result.error.outcome !== 'unknown') return refusal(intent, errorText(cs, result.error))
  // nobody knows whether it has happened: the cart as it is now tells more than any refusal
  if (!result.ok) say(cookies, { kind: 'unsure' })
  else if (said) say(cookies, said)
  return redirect(stepPaths.index, 303)
}
