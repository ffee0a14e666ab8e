import { useMoney } from '@vanek/react-hooks'
import { plural } from '@vanek/sdk/format'
import type { Variant } from '@vanek/sdk/product'
import { Link } from 'react-router-dom'
import { useShell } from '../../app/shell/use-shell.ts'
import { Icon } from '../../ui/icon.tsx'
import { AvailabilityState } from './availability.tsx'

const BRANCHES = { one: 'na {n} pobočce', many: 'na {n} pobočkách' }
const DAYS = { one: '{n} den', few: '{n} dny', many: '{n} dní' }

/** When it can be had, what delivery costs, where it can be fetched and how it can be given back. */
export function Promises({ variant }: { readonly variant: Variant }) {
  const money = useMoney()
  const shell = useShell()
  const freeAt = shell?.globals.freeShippingAt ?? null
  const { availability, prices, warehouses } = variant
  const branches = warehouses.filter(({ virtual, stock }) => !virtual && stock > 0)
  return (
    <ul className="promises small">
      <li>
        <AvailabilityState availability={availability} />
        {availability.isAvailable &&
          availability.delayDays > 0 &&
          ` · odešleme za ${plural('cs', availability.delayDays, DAYS)}`}
      </li>
      {branches.length > 0 && (
        <li>
          <Icon name="store" />
          K vyzvednutí {plural('cs', branches.length, BRANCHES)}
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
