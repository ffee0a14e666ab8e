import type { InputName } from '../../checkout/rules/inputs.ts'
import { checkedFieldOf } from '../../checkout/rules/verdicts.ts'
import type { CheckoutCore } from './core.ts'
import type { Judge } from './judge.ts'
import { patienceMs } from './patience.ts'
import type { CheckoutStore } from './types.ts'

/** Connects a checkout to its validation service. */
export interface Judging extends Pick<CheckoutStore, 'awaitVerdicts' | 'takeSuggestion'> {
  /** Validates an input after blur. The same value is never sent twice. */
  readonly ask: (name: InputName) => void
  readonly stop: () => void
}

const nobody: Judging = { ask: () => {}, awaitVerdicts: () => null, takeSuggestion: () => {}, stop: () => {} }

/** Connects the service, if there is one. Its code is loaded on the first blur. */
export function createJudging(core: CheckoutCore, setInput: CheckoutStore['setInput']): Judging {
  const { shop, options, store, getState } = core
  const { addressValidation: service } = options
  if (!service) return nobody
  let judge: Judge | undefined
  let loading: Promise<Judge | undefined> | undefined

  const load = async () => {
    try {
      const { createJudge } = await import('./judge.ts')
      judge = createJudge(core, service)
      return judge
    } catch {
      // the next input tries again; until then only the built-in rules apply
      loading = undefined
      return undefined
    }
  }
  const loaded = () => (loading ??= load())
  const patiently = (waiting: Promise<unknown>): Promise<void> => {
    const over = new AbortController()
    const known = waiting.then(() => undefined)
    return Promise.race([known, shop.config.clock.sleep(patienceMs, over.signal)]).finally(() => over.abort())
  }

  const ask: Judging['ask'] = (name) => {
    judge?.askAgain()
    if (!checkedFieldOf(name)) return
    if (judge) void judge.ask(name)
    else void loaded().then((own) => own?.ask(name))
  }
  const all = () => {
    if (judge) return judge.all()
    return getState().changed.size > 0 ? loaded().then((own) => own?.all()) : null
  }

  return {
    ask,
    awaitVerdicts() {
      const waiting = all()
      return waiting && patiently(waiting)
    },
    takeSuggestion(name) {
      const suggestion = store.getState().verdicts[name]?.suggestion
      if (!suggestion) return
      setInput(name, suggestion)
      ask(name)
    },
    stop: () => judge?.stop(),
  }
}
