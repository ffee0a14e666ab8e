import * as texts from '#texts/widgets/added'
import { useCart } from '@vanek/react-hooks'
import type { CartItem } from '@vanek/sdk/cart'
import { type ReactNode, useEffect, useRef } from 'react'
import { LineImage, variantName } from '../../entities/cart/line.tsx'
import { Amount, totalPair } from '../../entities/price/amount.tsx'
import { useTheme } from '../../entities/shop/use-shell.ts'
import { FreeShipping } from '../../features/cart/free-shipping.tsx'
import { backCloses, replacesCover } from '../../lib/browser/back-closes.ts'
import { stepPaths } from '../../lib/paths/checkout.ts'
import { Button, buttonClass, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

interface CartPanelProps {
  /** Amount and name of what was added, of several items each on a line. */
  readonly title: string
  /** Its line in the cart. */
  readonly line: CartItem
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * What was just added, and the cart it is in now: a panel below the header, on a phone a sheet. Escape, Back, a press
 * outside and the focus that leaves it close it. It takes no focus and is not announced, because a notice already was; the
 * next Tab moves into it.
 */
export function CartPanel({ title, line, onClose, children }: CartPanelProps) {
  const ref = useRef<HTMLElement>(null)
  const { cart, count, pending } = useCart((state) => state)
  const theme = useTheme('cart')
  useEffect(() => {
    const panel = ref.current
    if (!panel) return undefined
    const opener = document.activeElement
    panel.showPopover(opener instanceof HTMLElement && opener !== document.body ? { source: opener } : {})
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.hidePopover()
    }
    panel.addEventListener('focusout', leave)
    const stop = backCloses(panel)
    return () => {
      panel.removeEventListener('focusout', leave)
      stop()
    }
  }, [])
  const variant = variantName(line)
  return (
    <aside
      className="added"
      popover="auto"
      ref={ref}
      aria-labelledby="added-title"
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <div className="added-head">
        <h2 id="added-title">
          <Icon name="check" /> {texts.added}
        </h2>
        <IconButton label={texts.close} onClick={() => ref.current?.hidePopover()}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className="added-line">
        <LineImage image={line.shoppable?.mainImage ?? line.product?.mainImage} sized="style-w120-h120" />
        <p>
          <strong>{title}</strong>
          {variant && !title.includes('\n') && !title.includes(variant) && (
            <span className="quiet small"> {variant}</span>
          )}
        </p>
      </div>
      <p className="added-sum">
        <span className="num">{texts.inCart(count)}</span>
        <Amount of={totalPair(cart.prices)} sum one />
      </p>
      {theme.free_shipping && <FreeShipping cart={cart} stale={pending.size > 0} onlyProgress />}
      <div className="added-ways">
        <Button onClick={() => ref.current?.hidePopover()}>{texts.goOnShopping}</Button>
        <Link className={buttonClass('action')} to={stepPaths.index} replace onClick={replacesCover}>
          {texts.toCart}
        </Link>
      </div>
      {children}
    </aside>
  )
}
