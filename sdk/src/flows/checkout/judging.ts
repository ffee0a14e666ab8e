import type { CheckoutField } from '../../checkout/rules/inputs.ts'
import { toValidatedField } from '../../checkout/rules/verdicts.ts'
import type { CheckoutCore } from './core.ts'
import { createJudge } from './judge.ts'
import { patienceMs } from './patience.ts'
import type { CheckoutStore } from './types.ts'

/** Connects a checkout to its validation service. */
export interface Judging extends Pick<CheckoutStore, 'awaitValidation' | 'applySuggestion'> {
  /** Validates an input after blur. The same value is never sent twice. */
  readonly ask: (name: CheckoutField) => void
  readonly stop: () => void
}

const nobody: Judging = { ask: () => {}, awaitValidation: () => null, applySuggestion: () => {}, stop: () => {} }

/** Connects the service, if there is one. */
export function createJudging(core: CheckoutCore, setInput: CheckoutStore['setInput']): Judging {
  const { shop, options, store } = core
  const { addressValidation: service } = options
  if (!service) return nobody
  const judge = createJudge(core, service)
  const patiently = (waiting: Promise<unknown>): Promise<void> => {
    const over = new AbortController()
    const known = waiting.then(() => undefined)
    return Promise.race([known, shop.config.clock.sleep(patienceMs, over.signal)]).finally(() => over.abort())
  }
  const ask: Judging['ask'] = (name) => {
    judge.askAgain()
    if (toValidatedField(name)) void judge.ask(name)
  }

  return {
    ask,
    awaitValidation() {
      const waiting = judge.all()
      return waiting && patiently(waiting)
    },
    applySuggestion(name) {
      const suggestion = store.getState().validationResults[name]?.suggestion
      if (!suggestion) return
      setInput(name, suggestion)
      ask(name)
    },
    stop: judge.stop,
  }
}
