import { isPromised } from '@vanek/sdk/product'
import { useTheme } from '../../app/use-theme.ts'
import { useMoney } from '@vanek/react-hooks'
import { formatDate, plural } from '@vanek/sdk/format'
import { shownStock, type Variant } from '@vanek/sdk/product'
import { Link } from 'react-router-dom'
import { useShell } from '../../app/shell/use-shell.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ProductPageData } from './load-product.ts'

const BRANCHES = { one: 'na {n} pobočce', many: 'na {n} pobočkách' }
const DAYS = { one: '{n} den', few: '{n} dny', many: '{n} dní' }

function Pieces({ stock, unit }: { readonly stock: number | null; readonly unit: string }) {
  const { pieces, more } = shownStock(stock)
  return (
    <span className="quiet num">
      {more && 'více než '}
      {pieces}
      {'\u00a0'}
      {unit}
    </span>
  )
}

export interface PromisesProps {
  readonly variant: Variant
  readonly storage: ProductPageData['storage']
}

/** When it comes, where it can be fetched (B9.22, B9.23), what delivery costs and how it can be given back. */
export function Promises({ variant, storage }: PromisesProps) {
  const { storage_days: days } = useTheme('product_detail')
  const money = useMoney()
  const shell = useShell()
  const freeAt = shell?.settings.freeShippingAt ?? null
  const { availability, prices, unit, warehouses } = variant
  const branches = warehouses.filter(({ virtual, pickup, stock }) => !virtual && pickup !== false && stock > 0)
  return (
    <ul className="promises small">
      {availability.isAvailable && availability.delayDays > 0 && (
        <li>
          <Icon name="truck" />
          Odešleme za {plural('cs', availability.delayDays, DAYS)}
        </li>
      )}
      {!availability.isAvailable && storage && isPromised(storage, days) && (
        <li>
          <Icon name="truck" />
          Dalších {storage.amount} {unit} čekáme {formatDate(storage.date)}
        </li>
      )}
      {branches.length > 0 && (
        <li className="promises-branches">
          <Icon name="store" />
          <details className="fold">
            <summary>K vyzvednutí {plural('cs', branches.length, BRANCHES)}</summary>
            <ul>
              {branches.map(({ id, title, stock }) => (
                <li key={id}>
                  {title} <Pieces stock={stock} unit={unit} />
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
      {shell?.site.sellingPoints.map(
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
