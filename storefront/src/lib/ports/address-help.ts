import type { Shop } from '@vanek/sdk'
import { type AddressValidation, createAddressValidation } from '@vanek/sdk/integrations/address-validation'

/** Who checks and completes addresses. Loaded when an input is first turned to. */
export const createAddressHelp = (shop: Shop): AddressValidation => createAddressValidation(shop)
