import { useMoney } from '@vanek/react-hooks'
import { plural } from '@vanek/sdk/format'
import type { Variant } from '@vanek/sdk/product'
import { Link } from 'react-router-dom'
import { useShell } from '../../app/shell/use-shell.ts'
import { Icon } from '../../ui/icon.tsx'
import { AvailabilityState } from './availability.tsx'

const BRANCHES = { one: 'na {n} pobočce', many: 'na {n} pobočkách' }
const DAYS = { one: '{n} den', few: '{n} dny', many: '{n} dní' }

/** How many more are not told: it is sold while somebody reads. */
const MANY = 5

const pieces = (stock: number, unit: string): string =>
  stock > MANY ? `více než ${MANY}\u00a0${unit}` : `${stock}\u00a0${unit}`

/** When it can be had, what delivery costs, where it can be fetched and how it can be given back. */
export function Promises({ variant }: { readonly variant: Variant }) {
  const money = useMoney()
  const shell = useShell()
  const freeAt = shell?.globals.freeShippingAt ?? null
  const { availability, prices, unit, warehouses } = variant
  const branches = warehouses.filter(({ virtual, pickup, stock }) => !virtual && pickup !== false && stock > 0)
  return (
    <ul className="promises small">
      <li>
        <AvailabilityState availability={availability} />
        {availability.isAvailable &&
          availability.delayDays > 0 &&
          ` · odešleme za ${plural('cs', availability.delayDays, DAYS)}`}
      </li>
      {branches.length > 0 && (
        <li className="promises-branches">
          <Icon name="store" />
          <details className="fold">
            <summary>K vyzvednutí {plural('cs', branches.length, BRANCHES)}</summary>
            <ul>
              {branches.map(({ id, title, stock }) => (
                <li key={id}>
                  {title} <span className="quiet num">{pieces(stock, unit)}</span>
                </li>
              ))}
            </ul>
          </details>
        </li>
      )}
      {freeAt !== null && (
        <li>
          <Icon name="truck" />
          {prices.unitWithTax >= freeAt ? 'Doprava zdarma' : `Doprava zdarma při nákupu od ${money(freeAt)}`}
        </li>
      )}
      {shell?.sellingPoints.map(
        ({ title, icon, url }) =>
          icon === 'return' && (
            <li key={title}>
              <Icon name="returns" />
              {url ? <Link to={url}>{title}</Link> : title}
            </li>
          ),
      )}
    </ul>
  )
}
