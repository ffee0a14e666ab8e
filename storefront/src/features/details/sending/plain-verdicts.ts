import type { CheckoutInputs, FormContext, InputVerdicts } from '@vanek/sdk/checkout'
import { isOn } from '@vanek/sdk/session'
import { getSettings } from '@vanek/sdk/settings'
import type { PageEnv } from '../../../lib/page/env.ts'

/**
 * Validates a form that was posted without scripts by the address validation service (C5.26). In the browser the service
 * validates while the shopper types, and the form is not sent before it has answered.
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
