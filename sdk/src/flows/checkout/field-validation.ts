import type { CheckoutField } from '../../checkout/rules/inputs.ts'
import { toValidatedField } from '../../checkout/rules/verdicts.ts'
import type { CheckoutCore } from './core.ts'
import { createValidator } from './validator.ts'
import { patienceMs } from './patience.ts'
import type { CheckoutStore } from './types.ts'

/** Connects a checkout to its validation service. */
export interface FieldValidation extends Pick<CheckoutStore, 'awaitValidation' | 'applySuggestion'> {
  /** Validates an input after blur. The same value is never sent twice. */
  readonly validate: (name: CheckoutField) => void
  readonly stop: () => void
}

const noValidation: FieldValidation = {
  validate: () => {},
  awaitValidation: () => null,
  applySuggestion: () => {},
  stop: () => {},
}

/** Connects the service, if there is one. */
export function createFieldValidation(core: CheckoutCore, setInput: CheckoutStore['setInput']): FieldValidation {
  const { shop, options, store } = core
  const { addressValidation: service } = options
  if (!service) return noValidation
  const validator = createValidator(core, service)
  const patiently = (waiting: Promise<unknown>): Promise<void> => {
    const over = new AbortController()
    const known = waiting.then(() => undefined)
    return Promise.race([known, shop.config.clock.sleep(patienceMs, over.signal)]).finally(() => over.abort())
  }
  const validate: FieldValidation['validate'] = (name) => {
    validator.revalidate()
    if (toValidatedField(name)) void validator.validate(name)
  }

  return {
    validate,
    awaitValidation() {
      const waiting = validator.all()
      return waiting && patiently(waiting)
    },
    applySuggestion(name) {
      const suggestion = store.getState().validationResults[name]?.suggestion
      if (!suggestion) return
      setInput(name, suggestion)
      validate(name)
    },
    stop: validator.stop,
  }
}
