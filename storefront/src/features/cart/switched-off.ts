import type { PageEnv } from '../../app/env.ts'
import { isOff } from '../../app/must-be-on.ts'
import type { CartIntent } from './intent.ts'

const credits = {
  flag: 'loyalty_credits',
  text: 'Kredity teď v obchodě nepřijímáme. Zboží můžete koupit za peníze.',
}
const lists = { flag: 'shopping_lists', text: 'Nákupní seznamy teď v obchodě nemáme. Zboží zůstává v košíku.' }

/** The function of the shop that a form needs; none for one that any shop can do. */
function neededBy(intent: CartIntent): typeof credits | null {
  if (intent.kind === 'save-list') return lists
  // credits that are used already can be taken back
  const asks = intent.kind === 'credits' ? (intent.credits ?? 0) > 0 : intent.kind === 'add' && intent.credits
  return asks ? credits : null
}

/** Why a form of the cart is refused while the shop has its function off (B6.09); null when it is not. */
export async function switchedOff(intent: CartIntent, env: PageEnv): Promise<string | null> {
  const needed = neededBy(intent)
  return needed && (await isOff(needed.flag, env)) ? needed.text : null
}
