import type { FormContext } from '../../checkout/rules/counting.ts'
import { type CheckoutInputs, type CheckoutTextField, checkoutTextFields } from '../../checkout/rules/inputs.ts'
import { questionOf } from '../../checkout/rules/questions.ts'
import type { AddressValidationResults } from '../../checkout/rules/verdicts.ts'
import type { AddressValidation, AddressValidationResult } from '../../checkout/validation-port.ts'

/**
 * Validates all inputs with an address validation service at once, for a form posted without scripts. In the browser,
 * inputs are validated one by one on blur.
 *
 * @param service - The address validation service.
 * @param inputs - The checkout form.
 * @param context - What the form depends on, like the shipper.
 * @returns Verdicts by input; inputs without a result are left out.
 */
export async function validateCheckoutAddress(
  service: Pick<AddressValidation, 'validate'>,
  inputs: CheckoutInputs,
  context: FormContext,
): Promise<AddressValidationResults> {
  const ask = async (
    name: CheckoutTextField,
  ): Promise<readonly (readonly [CheckoutTextField, AddressValidationResult])[]> => {
    const question = questionOf(name, inputs, context)
    const result = question && (await service.validate(question))
    return result ? [[name, result]] : []
  }
  return Object.fromEntries((await Promise.all(checkoutTextFields.map(ask))).flat())
}
