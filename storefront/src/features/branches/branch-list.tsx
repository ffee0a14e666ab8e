import { Link } from 'react-router-dom'
import { phoneText } from '../../app/shell/phone-text.ts'
import { BranchAddress } from './branch-address.tsx'
import { byRegion } from './by-region.ts'
import type { BranchBox } from './load-branches.ts'
import { OpenNow } from './open-now.tsx'
import { weekLine } from './open-hours.ts'

function Box({ branch }: { readonly branch: BranchBox }) {
  const { title, slug, opening_hours: hours, branch_is_primary: primary, phone, storeBranch } = branch
  return (
    <article className="branch">
      <h3>
        <Link to={`/pobocky/${slug}`}>{title}</Link> {primary && <span className="tag">Hlavní prodejna</span>}
      </h3>
      <BranchAddress address={storeBranch} />
      <p className="num">{weekLine(hours)}</p>
      <OpenNow hours={hours} />
      {phone && (
        <a className="branch-phone" href={`tel:${phone.replaceAll(/\s/g, '')}`}>
          {phoneText(phone)}
        </a>
      )}
    </article>
  )
}

/** All branches by region (B2.08), the regions in their usual order (C9.22). */
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
