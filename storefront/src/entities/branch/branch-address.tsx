import type { Branch } from '@vanek/sdk/content'
import { postcodeText } from '../../lib/texts/postcode-text.ts'

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
