import type { PickupBranch } from '@vanek/sdk/checkout'
import { plural } from '@vanek/sdk/format'
import { postcodeText } from '../../../lib/texts/format.ts'

/** `Dlouhá 12, 602 00 Brno` */
export const addressLine = ({ address }: Pick<PickupBranch, 'address'>): string =>
  `${address.street}, ${postcodeText(address.postcode)} ${address.city}`

const FOUND = {
  one: 'Našli jsme {n} místo',
  few: 'Našli jsme {n} místa',
  many: 'Našli jsme {n} míst',
}

/** How many points were found. */
export const foundText = (count: number): string => plural('cs', count, FOUND)

/** Shown if no point was found. */
export const noPoint = 'Tady žádné výdejní místo není. Zkuste jiné město, ulici nebo PSČ.'

/** Shown at a point that cannot be chosen now. */
export const notTaking = 'Teď nepřijímá balíky'

/** Address and opening hours of a pickup point. */
export function PointFacts({ branch }: { readonly branch: PickupBranch }) {
  return (
    <>
      <span>{addressLine(branch)}</span>
      {branch.openingHours && <span className="num">{branch.openingHours}</span>}
    </>
  )
}
