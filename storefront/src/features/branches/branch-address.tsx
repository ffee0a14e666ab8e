import type { Branch } from '@vanek/sdk/content'

/** `190 00` for `19000`. */
export const postcodeText = (postcode: string): string => postcode.replace(/^(\d{3})\s?(\d{2})$/, '$1\u00a0$2')

/** The address of a branch from the shop's own record (B3.38). */
export function BranchAddress({ address }: { readonly address: Branch['storeBranch'] }) {
  return (
    <address>
      {address.street}
      <br />
      {postcodeText(address.postcode)} {address.city}
    </address>
  )
}
