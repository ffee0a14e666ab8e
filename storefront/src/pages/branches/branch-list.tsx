import * as texts from '#texts/pages/branches'
import { branchesPath } from '#market/paths'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { type GeoPoint, sortByDistance } from '@vanek/sdk/content'
import { OpenNow, weekLine } from '../../entities/branch/hours.tsx'
import { phoneText, postcodeText } from '../../lib/texts/format.ts'
import { useNumber } from '../../lib/texts/use-number.ts'
import { regionOrder } from '../../market/regions.ts'
import type { BranchBox } from './data.ts'

const placeOf = (region: string): number =>
  regionOrder.includes(region) ? regionOrder.indexOf(region) : regionOrder.length

/** Groups items by region, in the usual order of regions (C9.22); unknown regions come last. */
export function byRegion<T extends { readonly region: string }>(
  all: readonly T[],
): readonly (readonly [region: string, readonly T[]])[] {
  const found = new Map<string, T[]>()
  for (const one of all) found.set(one.region, [...(found.get(one.region) ?? []), one])
  return [...found].sort(([a], [b]) => placeOf(a) - placeOf(b))
}

function Box({ branch, far }: { readonly branch: BranchBox; readonly far?: string }) {
  const { title, slug, opening_hours: hours, branch_is_primary: primary, phone, storeBranch } = branch
  return (
    <article className="branch">
      <h3>
        <Link to={`${branchesPath}/${slug}`}>{title}</Link> {primary && <span className="tag">{texts.mainBranch}</span>}
      </h3>
      {far && <p className="branch-far num">{far}</p>}
      <address>
        {storeBranch.street}, {postcodeText(storeBranch.postcode)} {storeBranch.city}
      </address>
      <p className="num branch-week">{weekLine(hours)}</p>
      <OpenNow hours={hours} />
      <Icon name="arrow" />
      {phone && (
        <a className="branch-phone" href={`tel:${phone.replaceAll(/\s/g, '')}`}>
          {phoneText(phone)}
        </a>
      )}
    </article>
  )
}

interface NearestBranchesProps {
  readonly branches: readonly BranchBox[]
  readonly from: GeoPoint
  /** Name of the place; null for the visitor's position. */
  readonly title: string | null
}

/** The nearest branch in one sentence; screen readers announce changes. */
export function NearestSentence({ branches, from }: Omit<NearestBranchesProps, 'title'>) {
  const number = useNumber()
  const [nearest] = sortByDistance(branches, from)
  return nearest ? (
    <>
      {texts.nearestBefore}
      <Link to={`${branchesPath}/${nearest.one.slug}`}>{nearest.one.title}</Link>, {number(nearest.km, 'km')}.
    </>
  ) : null
}

/** All branches sorted by their distance from a place. */
export function NearestBranches({ branches, from, title }: NearestBranchesProps) {
  const number = useNumber()
  return (
    <section className="stack gap-2">
      <h2 className="branch-region">
        {title === null ? texts.nearestToYou : texts.nearestTo(title)}
        {texts.asTheCrowFlies}
      </h2>
      <ol className="branches">
        {sortByDistance(branches, from).map(({ one, km }) => (
          <li key={one._id}>
            <Box branch={one} far={number(km, 'km')} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** All branches grouped by region (B2.08), in the usual order of regions (C9.22). */
export function BranchList({ branches }: { readonly branches: readonly BranchBox[] }) {
  return (
    <ul className="branches">
      {byRegion(branches).map(([region, own]) => (
        <li key={region}>
          <h2 className="branch-region">{region}</h2>
          {own.map((branch) => (
            <Box branch={branch} key={branch._id} />
          ))}
        </li>
      ))}
    </ul>
  )
}
