import type { PageEnv } from '../../../lib/page/env.ts'
import { isOff } from '../../../lib/page/must-be-on.ts'
import type { CartIntent } from './intent.ts'

const credits = {
  flag: 'loyalty_credits',
  text: 'Kredity teď v obchodě nepřijímáme. Zboží můžete koupit za peníze.',
}
const lists = { flag: 'shopping_lists', text: 'Nákupní seznamy teď v obchodě nemáme. Zboží zůstává v košíku.' }

/** The feature flag that a form needs, and the message while it is off; null for forms that every shop has. */
function neededBy(intent: CartIntent): typeof credits | null {
  if (intent.kind === 'save-list') return lists
  // applied credits can always be removed
  const asks = intent.kind === 'credits' ? (intent.credits ?? 0) > 0 : intent.kind === 'add' && intent.credits
  return asks ? credits : null
}

/** Why a form of the cart is refused because its feature flag is off (B6.09); null if it is not refused. */
export async function switchedOff(intent: CartIntent, env: PageEnv): Promise<string | null> {
  const needed = neededBy(intent)
  return needed && (await isOff(needed.flag, env)) ? needed.text : null
}
