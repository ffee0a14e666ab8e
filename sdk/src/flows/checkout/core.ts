import { serializeCheckoutChoice } from '../../checkout/rules/choice.ts'
import type { PartialChoice } from '../../checkout/types.ts'
import { createStore, derive, type Store } from '../../kernel/store.ts'
import type { Shop } from '../../transport/context.ts'
import { type BaseState, baseOf, seenState } from './state.ts'
import type { CheckoutMessages, CheckoutState, CheckoutStoreOptions } from './types.ts'

/** State and helpers shared by the methods of a checkout. */
export interface CheckoutCore {
  readonly shop: Shop
  readonly options: CheckoutStoreOptions
  /** The public state. */
  readonly store: Store<CheckoutState>
  readonly getState: () => BaseState
  readonly patch: (change: Partial<BaseState>) => void
  /** Changes the choice and saves it. */
  readonly choose: (choice: PartialChoice, change?: Partial<BaseState>) => void
  /** Saves the choice and the countries. */
  readonly storeChoice: () => void
  /** Shows notices about removed choices. */
  readonly warn: (codes: readonly (keyof CheckoutMessages)[]) => void
}

export function createCore(shop: Shop, options: CheckoutStoreOptions): CheckoutCore {
  const { initial, storage: memory, notices, messages } = options
  const base = createStore(baseOf(initial))
  const { getState, setState } = base
  const patch = (change: Partial<BaseState>) => setState((state) => ({ ...state, ...change }))
  const storeChoice = () => {
    const { choice, inputs } = getState()
    memory?.choice?.write(serializeCheckoutChoice(choice, inputs))
  }
  return {
    shop,
    options,
    store: derive(base, (state) => seenState(state, shop.config.currency)),
    getState,
    patch,
    choose(choice, change = {}) {
      patch({ ...change, choice })
      storeChoice()
    },
    storeChoice,
    warn(codes) {
      if (notices && messages) for (const code of codes) notices.show({ kind: 'warning', code, text: messages[code] })
    },
  }
}
