import { Link } from '../../ui/link.tsx'
import { useShop } from '@vanek/react-hooks'
import { imageSources } from '@vanek/sdk/images'
import type { ProductBox } from '@vanek/sdk/product'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { boxLink, boxName } from '../../entities/product/box-variant.ts'
import { ProductPrice } from '../../entities/product/product-price.tsx'
import { BoxBuy } from '../../features/add-to-cart/box-buy.tsx'
import { useProductPath } from '../../lib/goods/product-path.ts'
import { showList } from '../../lib/goods/shown-list.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { titles, useOffers, WithVisitor } from './offers.tsx'

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

const overlap = (a: Box, b: Box): boolean =>
  a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right

const buyButton = () => document.querySelector('#koupit')?.getBoundingClientRect()

const narrow = '(width < 48rem)'
/** Maximum height of the panel from the bottom edge of a narrow window. */
const reach = 240

const firstSide = () =>
  matchMedia(narrow).matches && (buyButton()?.bottom ?? 0) > innerHeight - reach ? 'top' : 'bottom'

interface Aside {
  /** The edge of the window. */
  readonly side: 'top' | 'bottom'
  /** Whether it is hidden. */
  readonly aside: boolean
}

/** The position of a panel, which hides when it would cover the buy button. */
function useAside(panel: RefObject<HTMLElement | null>): Aside {
  const [side] = useState<Aside['side']>(firstSide)
  const [aside, setAside] = useState(false)
  useEffect(() => {
    const look = () => {
      const [own, button] = [panel.current?.getBoundingClientRect(), buyButton()]
      setAside(own !== undefined && button !== undefined && overlap(own, button))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [panel])
  return { side, aside }
}

/** A product of the panel in two lines: its name, its price and the button to buy. */
function CrossSellRow({ product }: { readonly product: ProductBox }) {
  const { cdn } = useShop().config.endpoints
  const to = useProductPath()(product, boxLink(product))
  return (
    <li data-product-id={product.id}>
      <span className="stage">
        {product.mainImage && <Image sources={imageSources(cdn, product.mainImage, 'style-w96-h96')} alt="" />}
      </span>
      <Link className="upsell-name" to={to}>
        {boxName(product)}
      </Link>
      <ProductPrice
        prices={product.prices}
        defaultPrices={product.defaultPrices}
        from={product.priceFrom}
        unit={product.unit}
      />
      <BoxBuy product={product} to={to} />
    </li>
  )
}

const placement = 'add_to_cart_cross_sell'
const most = 3

interface CrossSellProps {
  /** Id of the added product. */
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
  // the offer stays the same when one of its products is added
  if (shown.length === 0 && offers.length > 0) setShown(offers)
  return shown.length > 0 && <Panel products={shown.slice(0, most)} onClose={onClose} />
}

/** A panel at the edge of the window with offers for a product that was just added (C7.68). */
export function CrossSell(props: CrossSellProps) {
  return (
    <WithVisitor>
      <Offered {...props} />
    </WithVisitor>
  )
}
