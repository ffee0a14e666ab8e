import type { CartFormCommand } from '@vanek/sdk/cart'
import type { PageEnv } from '../../../lib/page/env.ts'
import { isOff } from '../../../lib/page/must-be-on.ts'
import type { CartIntent } from './intent.ts'

const credits = {
  flag: 'loyalty_credits',
  text: 'Kredity teď v obchodě nepřijímáme. Zboží můžete koupit za peníze.',
}
const lists = { flag: 'shopping_lists', text: 'Nákupní seznamy teď v obchodě nemáme. Zboží zůstává v košíku.' }

/** The feature flag that a form needs, and the message while it is off; null for forms that every shop has. */
function neededBy(asked: CartFormCommand | CartIntent): typeof credits | null {
  if (asked.kind === 'save-list') return lists
  // applied credits can always be removed
  const paysByCredits = asked.kind === 'credits' ? asked.credits > 0 : asked.kind === 'add' && asked.item.credits
  return paysByCredits ? credits : null
}

/** Why a form of the cart is refused because its feature flag is off (B6.09); null if it is not refused. */
export async function switchedOff(asked: CartFormCommand | CartIntent, env: PageEnv): Promise<string | null> {
  const needed = neededBy(asked)
  return needed && (await isOff(needed.flag, env)) ? needed.text : null
}
