import type { InputName, TextInput } from '../../checkout/rules/inputs.ts'
import { isTextInput } from '../../checkout/rules/inputs.ts'
import { currentVerdicts, type JudgedInputs, questionOf } from '../../checkout/rules/questions.ts'
import type { AddressValidation, ValidationQuestion, Verdict } from '../../checkout/validation-port.ts'
import type { CheckoutCore } from './core.ts'
import { patienceMs } from './patience.ts'

/** Asks a service about inputs, and keeps what it thinks. */
export interface Judge {
  /** Ends when it is known, or given up. Undefined where it is known already, or there is nothing to ask. */
  readonly ask: (name: InputName) => Promise<void> | undefined
  /** Asks anew about inputs whose address was changed since they were judged. */
  readonly askAgain: () => void
  /** Ends when everything is known that the shopper has changed, or that was judged before; null when it is. */
  readonly all: () => Promise<unknown> | null
  readonly stop: () => void
}

interface Asked {
  readonly key: string
  readonly control: AbortController
  readonly done: Promise<void>
}

export function createJudge(core: CheckoutCore, service: Pick<AddressValidation, 'validate'>): Judge {
  const { shop, store, getState, patch } = core
  const { clock, logger } = shop.config
  const open = new Map<TextInput, Asked>()
  // also that there was no answer: whoever waits has waited for it once
  const heard = new Map<string, Verdict | null>()
  let judged: JudgedInputs = {}

  const keep = (name: TextInput, question: ValidationQuestion, verdict: Verdict | null) => {
    if (!verdict) return
    const own = { ...judged, [name]: { question, verdict } }
    judged = own
    patch({ verdictsOf: (inputs, context) => currentVerdicts(own, inputs, context) })
  }
  const hear = async (question: ValidationQuestion, { signal }: AbortController): Promise<Verdict | null> => {
    const over = new AbortController()
    try {
      const asked = service.validate(question, { signal })
      const late = clock.sleep(patienceMs, over.signal).then(() => null)
      return await Promise.race([asked, late])
    } catch (error) {
      if (!signal.aborted) logger.warn('Could not validate an input', { error })
      return null
    } finally {
      over.abort()
    }
  }

  const ask: Judge['ask'] = (name) => {
    if (!isTextInput(name)) return undefined
    const { inputs, context } = store.getState()
    const question = questionOf(name, inputs, context)
    const key = JSON.stringify(question)
    const before = open.get(name)
    if (before?.key === key) return before.done
    before?.control.abort()
    open.delete(name)
    if (!question) return undefined
    const known = heard.get(key)
    if (known !== undefined) {
      keep(name, question, known)
      return undefined
    }
    const control = new AbortController()
    const run = async () => {
      const verdict = await hear(question, control)
      if (control.signal.aborted) return
      open.delete(name)
      heard.set(key, verdict)
      keep(name, question, verdict)
    }
    const done = run()
    open.set(name, { key, control, done })
    return done
  }

  const judgedNames = () => Object.keys(judged) as TextInput[]

  return {
    ask,
    askAgain() {
      const { verdicts } = store.getState()
      for (const name of judgedNames()) if (!verdicts[name]) void ask(name)
    },
    all() {
      // Enter in a field, or a browser that fills in, leaves nothing
      for (const name of new Set<InputName>([...getState().changed, ...judgedNames()])) void ask(name)
      return open.size > 0 ? Promise.all([...open.values()].map(({ done }) => done)) : null
    },
    stop() {
      for (const { control } of open.values()) control.abort()
      open.clear()
    },
  }
}
