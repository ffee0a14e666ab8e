import { formatDate } from '../../market/dates.ts'
import { useTheme } from '../../entities/shop/use-theme.ts'
import { formatAmount, plural } from '@vanek/sdk/format'
import { isDeliveredFree, isPromised, type Product, shownStock, type Variant } from '@vanek/sdk/product'
import { useShell } from '../../entities/shop/use-shell.ts'
import { Icon } from '../../ui/icon.tsx'
import { safeHref } from '../../ui/safe-href.ts'
import { DeliveryPromise } from '../../entities/delivery/delivery-promise.tsx'
import { useFreeFrom } from '../../entities/delivery/use-free-from.ts'
import { useGross } from '../../entities/price/use-gross.ts'
import type { ProductPageData } from './load-product.ts'
import { Link } from '../../ui/link.tsx'

const BRANCHES = { one: 'na {n} pobočce', many: 'na {n} pobočkách' }

function Pieces({ stock, unit }: { readonly stock: number | null; readonly unit: string }) {
  const { pieces, more } = shownStock(stock)
  return (
    <span className="quiet num">
      {more && 'více než '}
      {formatAmount(pieces, unit)}
    </span>
  )
}

export interface PromisesProps {
  readonly product: Product
  readonly variant: Variant
  readonly storage: ProductPageData['storage']
  readonly delivery: ProductPageData['delivery']
}

/** When it comes, where it can be fetched (B9.22, B9.23), what delivery costs and how it can be given back. */
export function Promises({ product, variant, storage, delivery }: PromisesProps) {
  const { storage_days: days } = useTheme('product_detail')
  const gross = useGross()
  const shell = useShell()
  const freeFrom = useFreeFrom()
  const { freeShippers, oversized = false } = product
  const free = isDeliveredFree({ freeShippers, oversized, prices: variant.prices }, freeFrom)
  const { availability, unit, warehouses } = variant
  const branches = warehouses.filter(({ virtual, pickup, stock }) => !virtual && pickup !== false && stock > 0)
  return (
    <ul className="promises small">
      <DeliveryPromise product={product} variant={variant} data={delivery} />
      {!availability.isAvailable && storage && isPromised(storage, days) && (
        <li>
          <Icon name="truck" />
          Dalších {formatAmount(storage.amount, unit)} čekáme {formatDate(storage.date)}
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
      {(free || oversized || freeFrom !== null) && (
        <li>
          <Icon name="truck" />
          {free
            ? 'Doprava zdarma'
            : oversized
              ? 'Nadrozměrné zboží, doprava zdarma se na něj nevztahuje'
              : `Doprava zdarma při nákupu od ${gross(freeFrom ?? 0)}`}
        </li>
      )}
      {shell?.site.sellingPoints.map(({ title, icon, url }) => {
        const to = safeHref(url)
        return (
          icon === 'return' && (
            <li key={title}>
              <Icon name="returns" />
              {to === null ? title : <Link to={to}>{title}</Link>}
            </li>
          )
        )
      })}
    </ul>
  )
}
