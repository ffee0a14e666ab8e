import type { CartItem } from '@vanek/sdk/cart'
import { Icon } from '../../ui/icon.tsx'

type LineNotice = NonNullable<CartItem['notices']>[number]

const tones: Readonly<Record<LineNotice['code'], string>> = {
  price_lowered: 'is-success',
  price_raised: 'is-warning',
  stock_low: 'is-warning',
  out_of_stock: 'is-danger',
  not_saleable: 'is-danger',
}

/** What changed about a line since the shopper last touched it, in the shop's words. */
export function LineNotices({ notices }: { readonly notices: CartItem['notices'] }) {
  if (!notices || notices.length === 0) return null
  return (
    <ul className="line-notices small">
      {notices.map(({ code, title }) => (
        <li key={code} className={tones[code]}>
          <Icon name={code === 'price_lowered' ? 'check' : 'info'} />
          {title}
        </li>
      ))}
    </ul>
  )
}
