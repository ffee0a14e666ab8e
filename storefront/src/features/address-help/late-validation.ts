import type { Shop } from '@vanek/sdk'
import type { AddressValidation } from '@vanek/sdk/checkout'

/** The service of address validation, whose workings are loaded when it is first asked (C5.26). */
export function lateValidation(shop: Shop): Pick<AddressValidation, 'validate'> {
  let loading: Promise<AddressValidation> | undefined
  const load = async () => {
    const { createAddressValidation } = await import('@vanek/sdk/integrations/address-validation')
    return createAddressValidation(shop)
  }
  return { validate: async (...asked) => (await (loading ??= load())).validate(...asked) }
}
