import { lookupPath } from '#market/paths'
import * as texts from '#texts/entities/order'
import { Link } from '../../ui/link.tsx'
import type { OrderSummary } from '@vanek/sdk/account'
import type { CalendarDate } from '@vanek/sdk/checkout'
import { orderPath } from '../../lib/paths/account.ts'
import { formatDate } from '../../market/dates.ts'
import { LineImage } from '../cart/line.tsx'
import { Amount, OrderCurrency, totalPair } from '../price/amount.tsx'
import { useTheme } from '../shop/use-shell.ts'
import { orderState, PaymentDue } from './order-words.tsx'

/** The state of an order as a coloured label. */
function OrderState({ order }: { readonly order: Parameters<typeof orderState>[0] }) {
  const state = orderState(order)
  return state ? <span className={`state ${state[0]}`}>{state[1]}</span> : null
}

/** How many lines of an order are listed by name; the list of orders knows only the first three names. */
const named = 2

interface CardProps {
  readonly order: OrderSummary
  readonly today: CalendarDate
  readonly heading: 'h2' | 'h3'
}

function Card({ order, today, heading: Heading }: CardProps) {
  const { pictures } = useTheme('user_order_list')
  const { id, code, created, items, names, image, payment, shipper } = order
  return (
    <li className={pictures ? 'order-card' : 'order-card without-picture'}>
      {pictures && <LineImage image={image} sized="style-w96-h96" />}
      <div className="order-card-about">
        <Heading>
          <Link to={orderPath(id)}>
            {texts.order} <span className="num">{code}</span>
          </Link>
        </Heading>
        <p className="small">
          {names.slice(0, named).join(', ')} {names.length > named && texts.andMore}
        </p>
        <p className="small quiet num">
          <time dateTime={created}>{formatDate(created)}</time>
          {[null, texts.pieces(items), shipper.name, payment.name].join(', ')}
        </p>
      </div>
      <p className="order-card-end">
        <OrderCurrency value={order.currencyCode}>
          <Amount of={totalPair(order)} sum />
        </OrderCurrency>
        <OrderState order={order} />
        <PaymentDue order={order} today={today} />
      </p>
    </li>
  )
}

interface OrderCardsProps {
  readonly orders: readonly OrderSummary[]
  /** Today, as a date in the shop's time zone. */
  readonly today: CalendarDate
  /** Level of its heading; `h3` below a heading of the page. */
  readonly heading?: 'h2' | 'h3'
}

/** Orders, each with its content, price and payment; the whole card is a link to the order. */
export function OrderCards({ orders, today, heading = 'h2' }: OrderCardsProps) {
  return (
    <ul className="order-cards">
      {orders.map((order) => (
        <Card key={order.id} order={order} today={today} heading={heading} />
      ))}
    </ul>
  )
}

/** An empty list of orders. */
export function NoOrders() {
  return (
    <div className="panel stack gap-1">
      <p>{texts.noOrders}</p>
      <p>
        <Link to="/">{texts.chooseFan}</Link>
      </p>
      <p>
        <Link to={lookupPath}>{texts.orderedAsGuest}</Link>
      </p>
    </div>
  )
}
