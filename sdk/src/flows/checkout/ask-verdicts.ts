import type { FormContext } from '../../checkout/rules/counting.ts'
import { type CheckoutInputs, type TextInput, textInputs } from '../../checkout/rules/inputs.ts'
import { questionOf } from '../../checkout/rules/questions.ts'
import type { InputVerdicts } from '../../checkout/rules/verdicts.ts'
import type { AddressValidation, Verdict } from '../../checkout/validation-port.ts'

/**
 * What a service thinks of all inputs at once, for a form that was posted without scripts (C5.26): the verdicts are those
 * that a checkout in the browser hears one by one. Where there is no answer there is no verdict.
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
