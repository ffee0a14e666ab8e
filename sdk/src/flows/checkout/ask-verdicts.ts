import type { FormContext } from '../../checkout/rules/counting.ts'
import { type CheckoutInputs, type TextInput, textInputs } from '../../checkout/rules/inputs.ts'
import { questionOf } from '../../checkout/rules/questions.ts'
import type { InputVerdicts } from '../../checkout/rules/verdicts.ts'
import type { AddressValidation, Verdict } from '../../checkout/validation-port.ts'

/**
 * Validates all inputs at once, for a form posted without scripts. In the browser the same verdicts come one by one.
 * An input without an answer has no verdict.
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
