import type { FormContext } from '../../checkout/rules/counting.ts'
import { type CheckoutInputs, type TextInput, textInputs } from '../../checkout/rules/inputs.ts'
import { questionOf } from '../../checkout/rules/questions.ts'
import type { InputVerdicts } from '../../checkout/rules/verdicts.ts'
import type { AddressValidation, Verdict } from '../../checkout/validation-port.ts'

/**
 * Verdicts of a service on all inputs at once, for a form that was posted without scripts (C5.26). They are the same that a
 * checkout in the browser gets one by one. Without an answer there is no verdict.
 */
export async function askVerdicts(
  service: Pick<AddressValidation, 'validate'>,
  inputs: CheckoutInputs,
  context: FormContext,
): Promise<InputVerdicts> {
  const ask = async (name: TextInput): Promise<readonly (readonly [TextInput, Verdict])[]> => {
    const question = questionOf(name, inputs, context)
    const verdict = question && (await service.validate(question))
    return verdict ? [[name, verdict]] : []
  }
  return Object.fromEntries((await Promise.all(textInputs.map(ask))).flat())
}
