import * as texts from '#texts/widgets/shopping-list'
import { market } from '#market/market'
import { useAddToCart } from '@vanek/react-hooks'
import type { ShoppingListItem } from '@vanek/sdk/account'
import type { CartItemPreview } from '@vanek/sdk/cart'
import { formatAmount } from '@vanek/sdk/format'
import { Link, Form } from '../../ui/link.tsx'
import { LineImage, linePath } from '../../entities/cart/line.tsx'
import { Amount, totalPair, unitPair } from '../../entities/price/amount.tsx'
import { AvailabilityState } from '../../entities/product/availability.tsx'
import { GoodsInputs } from '../../entities/shopping-list/goods-inputs.tsx'
import { imageOf, isLineMadeToOrder, nameOf, variantOf } from '../../entities/shopping-list/list-parts.ts'
import { AddForm } from '../../features/add-to-cart/add-form.tsx'
import { Heart } from '../../features/wish-list/heart.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { unbroken } from '../../ui/unbroken.tsx'

const previewOf = ({ product, variant, shoppable, prices }: ShoppingListItem): CartItemPreview | undefined =>
  product && shoppable && prices ? { productId: product.id, product, variant, shoppable, prices } : undefined

function Buy({ item }: { readonly item: ShoppingListItem }) {
  const { variantId, prices, shoppable, amount } = item
  const preview = previewOf(item)
  const add = useAddToCart({
    ...{ variantId, amount, prices },
    ...{ availability: shoppable?.availability, forceAdd: isLineMadeToOrder(item) },
    ...(preview && { preview }),
  })
  if (!add.canAdd) return null
  return <AddForm add={add} amount={amount} name={nameOf(item)} className="list-line-buy" />
}

function Price({ item: { prices, amount, shoppable } }: { readonly item: ShoppingListItem }) {
  if (!prices) return null
  const unit = shoppable?.unit ?? market.pieceUnit
  return (
    <p className="list-line-price">
      <Amount of={totalPair(prices)} />
      {amount !== 1 && (
        <span className="small quiet">
          {formatAmount(amount, unit)}
          {texts.per}
          <Amount of={unitPair(prices)} one />
        </span>
      )}
    </p>
  )
}

/** One line of a list: its name, availability and price, and buttons to buy and to remove it. */
export function ListLine({ item, wished }: { readonly item: ShoppingListItem; readonly wished: boolean }) {
  const name = nameOf(item)
  const variant = variantOf(item)
  return (
    <li className="list-line">
      <LineImage image={imageOf(item)} sized="style-w96-h96" />
      <div className="list-line-about">
        {item.product && item.shoppable ? (
          <Link className="line-name" to={linePath(item.product, item.variant)}>
            {unbroken(name)}
          </Link>
        ) : (
          <span className="line-name">{unbroken(name)}</span>
        )}
        {variant && <span className="small quiet">{variant}</span>}
        {item.shoppable ? (
          <AvailabilityState availability={item.shoppable.availability} />
        ) : (
          <span className="state quiet">{texts.notSold}</span>
        )}
      </div>
      <Price item={item} />
      <Buy item={item} />
      <div className="list-line-out">
        {wished ? (
          <Heart variantId={item.variantId} name={name} wished />
        ) : (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="id" value={item.id} />
            <GoodsInputs {...item} />
            <input type="hidden" name="name" value={name} />
            <IconButton type="submit" label={texts.removeOf(name)}>
              <Icon name="trash" />
            </IconButton>
          </Form>
        )}
      </div>
    </li>
  )
}
