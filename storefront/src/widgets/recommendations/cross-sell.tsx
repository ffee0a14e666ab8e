import type { ProductBox } from '@vanek/sdk/product'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { showList } from '../../lib/goods/shown-list.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CrossSellRow } from './cross-sell-row.tsx'
import { titles } from './placements.ts'
import { useAside } from './use-aside.ts'
import { useOffers } from './use-offers.ts'
import { WithVisitor } from './with-visitor.tsx'

const placement = 'add_to_cart_cross_sell'
const most = 3

interface CrossSellProps {
  /** Id of the product that was added. */
  readonly product: number
  readonly onClose: () => void
}

function Panel({ products, onClose }: { readonly products: readonly ProductBox[]; readonly onClose: () => void }) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => showList(ref.current, products), [products])
  const { side, aside } = useAside(ref)
  const [opener] = useState(() => document.activeElement)
  const close = () => {
    if (ref.current?.contains(document.activeElement) && opener instanceof HTMLElement)
      opener.focus({ preventScroll: true })
    onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it as well as its button
    <aside
      className="upsell"
      ref={ref}
      aria-labelledby="upsell"
      data-list={`recommendation:${placement}`}
      data-side={side}
      data-aside={aside || undefined}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && close()}
    >
      <div className="upsell-head">
        <h2 id="upsell">{titles[placement]}</h2>
        <IconButton label="Zavřít nabídku" onClick={close}>
          <Icon name="close" />
        </IconButton>
      </div>
      <ul>
        {products.map((product) => (
          <CrossSellRow key={product.id} product={product} />
        ))}
      </ul>
    </aside>
  )
}

function Offered({ product, onClose }: CrossSellProps) {
  const { data: offers } = useOffers({ placement, product })
  const [shown, setShown] = useState(offers)
  // the offer stays as it was made, whatever is added of it
  if (shown.length === 0 && offers.length > 0) setShown(offers)
  return shown.length > 0 && <Panel products={shown.slice(0, most)} onClose={onClose} />
}

/** A quiet panel at the edge of the window with what goes with a product that was just added (C7.68). */
export function CrossSell(props: CrossSellProps) {
  return (
    <WithVisitor>
      <Offered {...props} />
    </WithVisitor>
  )
}
