import { Icon } from '../../ui/icon.tsx'
import { AtBranches } from '../../entities/delivery/at-branches.tsx'
import type { CartWay } from '../../entities/delivery/cart-ways.ts'
import { PriceInText } from '../../entities/delivery/delivery-price.tsx'

/** When the goods in the cart arrive, by each delivery method, or by the chosen one. */
export function CartDelivery({ ways, outdated }: { readonly ways: readonly CartWay[]; readonly outdated: boolean }) {
  const chosen = ways.filter((way) => way.chosen)
  const shown = chosen.length > 0 ? chosen : ways
  if (shown.length === 0) return null
  return (
    <section className="cart-delivery small" aria-label="Kdy zboží dorazí" aria-busy={outdated || undefined}>
      <Icon name="truck" />
      <ul>
        {shown.map(({ id, name, date, day, branches, price }) => (
          <li key={id}>
            <span>
              {name}
              <AtBranches n={branches} />
            </span>
            <span className="num">
              <time dateTime={date}>{day}</time>
              {', '}
              <PriceInText of={price} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
