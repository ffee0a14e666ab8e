import type { Shop } from '@vanek/sdk'
import type { AddressValidation } from '@vanek/sdk/checkout'
import { firstSign } from '../../lib/browser/later.tsx'

/**
 * The last step of a session's start (C4.31): as soon as the visitor does anything on a page with inputs that addresses are
 * offered under, the help is fetched, so that it is there when they get to one. A failure is none: it is tried again then.
 */
export function readyAddressHelp(): void {
  const fetchHelp = async () => {
    await firstSign
    if (document.querySelector('[data-suggest]')) await import('./suggesting.tsx')
  }
  fetchHelp().catch(() => undefined)
}

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
