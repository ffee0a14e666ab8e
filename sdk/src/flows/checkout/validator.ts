import type { CheckoutField, CheckoutTextField } from '../../checkout/rules/inputs.ts'
import { isCheckoutTextField } from '../../checkout/rules/inputs.ts'
import { currentVerdicts, type ValidatedInputs, questionOf } from '../../checkout/rules/questions.ts'
import type {
  AddressValidation,
  ValidateAddressParams,
  AddressValidationResult,
} from '../../checkout/validation-port.ts'
import type { CheckoutCore } from './core.ts'
import { patienceMs } from './patience.ts'

/** Sends inputs to the validation service and stores its verdicts. */
export interface Validator {
  /**
   * Resolves with the verdict or after the timeout. Undefined if the verdict is known or there is nothing to
   * validate.
   */
  readonly validate: (name: CheckoutField) => Promise<void> | undefined
  /** Validates inputs again if their address has changed since the last verdict. */
  readonly revalidate: () => void
  /** Resolves when there are verdicts on all changed and all validated inputs; null if nothing is pending. */
  readonly all: () => Promise<unknown> | null
  readonly stop: () => void
}

interface PendingValidation {
  readonly key: string
  readonly control: AbortController
  readonly done: Promise<void>
}

export function createValidator(core: CheckoutCore, service: Pick<AddressValidation, 'validate'>): Validator {
  const { shop, store, getState, patch } = core
  const { clock, logger } = shop.config
  const open = new Map<CheckoutTextField, PendingValidation>()
  // null: there was no response; it is not requested again
  const verdicts = new Map<string, AddressValidationResult | null>()
  let validated: ValidatedInputs = {}

  const keep = (name: CheckoutTextField, question: ValidateAddressParams, verdict: AddressValidationResult | null) => {
    if (!verdict) return
    const own = { ...validated, [name]: { question, verdict } }
    validated = own
    patch({ verdictsOf: (inputs, context) => currentVerdicts(own, inputs, context) })
  }
  const fetchVerdict = async (
    question: ValidateAddressParams,
    { signal }: AbortController,
  ): Promise<AddressValidationResult | null> => {
    const over = new AbortController()
    try {
      const requested = service.validate(question, { signal })
      const late = clock.sleep(patienceMs, over.signal).then(() => null)
      return await Promise.race([requested, late])
    } catch (error) {
      if (!signal.aborted) logger.warn('Could not validate an input', { error })
      return null
    } finally {
      over.abort()
    }
  }

  const validate: Validator['validate'] = (name) => {
    if (!isCheckoutTextField(name)) return undefined
    const { inputs, context } = store.getState()
    const question = questionOf(name, inputs, context)
    const key = JSON.stringify(question)
    const before = open.get(name)
    if (before?.key === key) return before.done
    before?.control.abort()
    open.delete(name)
    if (!question) return undefined
    const known = verdicts.get(key)
    if (known !== undefined) {
      keep(name, question, known)
      return undefined
    }
    const control = new AbortController()
    const run = async () => {
      const result = await fetchVerdict(question, control)
      if (control.signal.aborted) return
      open.delete(name)
      verdicts.set(key, result)
      keep(name, question, result)
    }
    const done = run()
    open.set(name, { key, control, done })
    return done
  }

  const validatedNames = () => Object.keys(validated) as CheckoutTextField[]

  return {
    validate,
    revalidate() {
      const { validationResults: results } = store.getState()
      for (const name of validatedNames()) if (!results[name]) void validate(name)
    },
    all() {
      // Enter and autofill cause no blur
      for (const name of new Set<CheckoutField>([...getState().changed, ...validatedNames()])) void validate(name)
      return open.size > 0 ? Promise.all([...open.values()].map(({ done }) => done)) : null
    },
    stop() {
      for (const { control } of open.values()) control.abort()
      open.clear()
    },
  }
}
