import { sellingPointTitleMax, truncate, type SellingPoint } from '@vanek/sdk/content'
import { Link } from 'react-router-dom'
import { Icon, iconName } from '../../ui/icon.tsx'
import { safeHref } from '../../ui/safe-href.ts'

/** Reasons to buy here, each leading to where more is said about it (B2.30). */
export function Points({ points }: { readonly points: readonly SellingPoint[] }) {
  if (points.length === 0) return null
  return (
    <section className="section wrap" aria-label="Proč nakupovat u nás">
      <ul className="points">
        {points.map(({ title, text, icon, url }) => {
          const to = safeHref(url)
          const short = truncate(title, sellingPointTitleMax)
          return (
            <li key={title}>
              <Icon name={iconName(icon)} />
              <h3>{to ? <Link to={to}>{short}</Link> : short}</h3>
              <p className="quiet small">{text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
