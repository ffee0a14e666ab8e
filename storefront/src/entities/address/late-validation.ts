import type { Shop } from '@vanek/sdk'
import type { AddressValidation } from '@vanek/sdk/checkout'

const workings = async (shop: Shop): Promise<AddressValidation> => {
  const { createAddressValidation } = await import('@vanek/sdk/integrations/address-validation')
  return createAddressValidation(shop)
}

/** The service of address validation, whose workings are loaded when it is first asked (C5.26). */
export function lateValidation(shop: Shop, load = workings): Pick<AddressValidation, 'validate'> {
  let loading: Promise<AddressValidation> | undefined
  const loaded = async () => {
    try {
      return await (loading ??= load(shop))
    } catch (error) {
      // the next question tries again
      loading = undefined
      throw error
    }
  }
  return { validate: async (...asked) => (await loaded()).validate(...asked) }
}
