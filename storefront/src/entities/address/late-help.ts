import type { Shop } from '@vanek/sdk'
import type { AddressValidation } from '@vanek/sdk/checkout'
import { firstSign } from '../../lib/browser/later.tsx'

/**
 * The last step of a session's start (C4.31): after the first interaction on a page with address inputs, address
 * completion is prefetched. If that fails, it is loaded when an input is focused.
 */
export function readyAddressHelp(): void {
  const fetchHelp = async () => {
    await firstSign
    if (document.querySelector('[data-suggest]')) await import('./suggesting.tsx')
  }
  fetchHelp().catch(() => undefined)
}

const workings = async (shop: Shop): Promise<AddressValidation> => {
  const { createAddressHelp } = await import('../../lib/ports/address-help.ts')
  return createAddressHelp(shop)
}

/** Address validation, whose code is loaded on first use (C5.26). */
export function lateValidation(shop: Shop, load = workings): Pick<AddressValidation, 'validate'> {
  let loading: Promise<AddressValidation> | undefined
  const loaded = async () => {
    try {
      return await (loading ??= load(shop))
    } catch (error) {
      // the next call tries again
      loading = undefined
      throw error
    }
  }
  return { validate: async (...args) => (await loaded()).validate(...args) }
}
