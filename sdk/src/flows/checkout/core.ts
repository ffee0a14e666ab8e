import { stringifyChoice } from '../../checkout/rules/choice.ts'
import type { PartialChoice } from '../../checkout/types.ts'
import { createStore, derive, type Store } from '../../kernel/store.ts'
import type { Shop } from '../../transport/context.ts'
import { type BaseState, baseOf, seenState } from './state.ts'
import type { CheckoutMessages, CheckoutState, CheckoutStoreOptions } from './types.ts'

/** What the verbs of a checkout share: its state, and the ways to change it. */
export interface CheckoutCore {
  readonly shop: Shop
  readonly options: CheckoutStoreOptions
  /** The state as it is seen. */
  readonly store: Store<CheckoutState>
  readonly getState: () => BaseState
  readonly patch: (change: Partial<BaseState>) => void
  /** Changes the choice and keeps it. */
  readonly choose: (choice: PartialChoice, change?: Partial<BaseState>) => void
  /** Keeps the choice and the countries (C4.72, C4.80). */
  readonly keepChoice: () => void
  /** Says what was taken back. */
  readonly tell: (codes: readonly (keyof CheckoutMessages)[]) => void
}

export function createCore(shop: Shop, options: CheckoutStoreOptions): CheckoutCore {
  const { initial, memory, notices, messages } = options
  const base = createStore(baseOf(initial))
  const { getState, setState } = base
  const patch = (change: Partial<BaseState>) => setState((state) => ({ ...state, ...change }))
  const keepChoice = () => {
    const { choice, inputs } = getState()
    memory?.choice?.write(stringifyChoice(choice, inputs))
  }
  return {
    shop,
    options,
    store: derive(base, (state) => seenState(state, shop.config.currency)),
    getState,
    patch,
    choose(choice, change = {}) {
      patch({ ...change, choice })
      keepChoice()
    },
    keepChoice,
    tell(codes) {
      if (notices && messages) for (const code of codes) notices.show({ kind: 'warning', code, text: messages[code] })
    },
  }
}
