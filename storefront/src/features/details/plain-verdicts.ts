import type { CheckoutInputs, FormContext, InputVerdicts } from '@vanek/sdk/checkout'
import { isOn } from '@vanek/sdk/session'
import { getSettings } from '@vanek/sdk/settings'
import type { PageEnv } from '../../app/env.ts'

/**
 * What the service of address validation thinks of a form that no script has watched (C5.26). In the browser it is asked
 * while somebody types, and the form does not leave before it has answered.
 */
export async function plainVerdicts(
  { server, shop }: PageEnv,
  inputs: CheckoutInputs,
  context: FormContext,
): Promise<InputVerdicts> {
  if (!import.meta.env.SSR || !server) return {}
  const settings = await getSettings(shop)
  if (!isOn(settings.ok ? settings.data.functions : {}, 'address_validation')) return {}
  const { askVerdicts, createAddressValidation } = await import('@vanek/sdk/integrations/address-validation')
  return askVerdicts(createAddressValidation(shop), inputs, context)
}
