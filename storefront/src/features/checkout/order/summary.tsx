import * as texts from '#texts/features/checkout/order'
import { market } from '#market/market'
import { Link } from '../../../ui/link.tsx'
import { useShop } from '@vanek/react-hooks'
import type { Cart, CartItem } from '@vanek/sdk/cart'
import { type Gift, giftPrices } from '@vanek/sdk/checkout'
import { formatAmount } from '@vanek/sdk/format'
import type { ReactNode } from 'react'
import { LineImage, lineName, variantName } from '../../../entities/cart/line.tsx'
import type { GiftOffer } from '../../../entities/cart/load-cart.ts'
import { Totals } from '../../../entities/cart/totals.tsx'
import { Amount, totalPair } from '../../../entities/price/amount.tsx'
import { stepPaths } from '../../../lib/paths/checkout.ts'
import { Notice } from '../../../ui/notice.tsx'

/** Gifts that were lost during the checkout (C4.45, C4.46). */
export function LostGifts({ offer: { gifts, lost } }: { readonly offer: GiftOffer }) {
  if (lost.length === 0) return null
  return (
    <Notice kind="warning" role="alert">
      {lost.map((id) => (
        <p key={id}>{texts.giftLost(gifts.find((gift) => gift.id === id)?.name ?? texts.chosenGift)}</p>
      ))}
    </Notice>
  )
}

function SummaryLine({ item }: { readonly item: CartItem }) {
  return (
    <li>
      <LineImage image={item.shoppable?.mainImage ?? item.product?.mainImage} sized="style-w56-h56" />
      <span className="summary-name">
        {lineName(item)}
        <span className="quiet small num">
          {[variantName(item), formatAmount(item.amount, item.shoppable?.unit ?? market.pieceUnit)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Amount of={totalPair(item.prices)} />
    </li>
  )
}

function SummaryGift({ gift }: { readonly gift: Gift }) {
  const { currency } = useShop().config
  return (
    <li>
      <LineImage image={gift.image} sized="style-w56-h56" />
      <span className="summary-name">
        {gift.name}
        <span className="quiet small num">{texts.giftNote}</span>
      </span>
      <Amount of={giftPrices(gift, currency)} free />
    </li>
  )
}

interface OrderedProps {
  readonly cart: Cart
  /** The chosen gifts. */
  readonly gifts: readonly Gift[]
}

function Ordered({ cart, gifts }: OrderedProps) {
  return (
    <ul className="summary-lines">
      {cart.items.map((item) => (
        <SummaryLine key={item.id} item={item} />
      ))}
      {gifts.map((gift) => (
        <SummaryGift key={gift.id} gift={gift} />
      ))}
    </ul>
  )
}

/** The same above the form, where the summary is not beside it: folded, with the sum in sight. */
export function SummaryFold({ cart, gifts }: OrderedProps) {
  return (
    <details className="fold summary-fold">
      <summary>
        {texts.summaryTitle}
        <Amount of={totalPair(cart.prices)} sum one />
      </summary>
      <Ordered cart={cart} gifts={gifts} />
      <Link className="small" to={stepPaths.index}>
        {texts.editCart}
      </Link>
    </details>
  )
}

/** Content and price of the order, beside the form of a step; below it on a phone, where the bar stays in view. */
export function Summary({
  cart,
  gifts,
  stale,
  bar,
  last,
  children,
}: OrderedProps & {
  readonly stale?: boolean
  /** The button to go on. */
  readonly bar: ReactNode
  /** Whether its button orders: then it has the goods on a phone too. */
  readonly last?: boolean
  readonly children?: ReactNode
}) {
  return (
    <aside className={last ? 'summary panel is-last' : 'summary panel'} aria-labelledby="summary">
      <div className="row spread">
        <h2 id="summary">{texts.summaryTitle}</h2>
        <Link className="small" to={stepPaths.index}>
          {texts.edit}
        </Link>
      </div>
      <Ordered cart={cart} gifts={gifts} />
      <Totals prices={cart.prices} stale={stale ?? false} delivery={texts.byChoice} paying={texts.byChoice} />
      {children}
      <div className="checkout-bar">{bar}</div>
    </aside>
  )
}
