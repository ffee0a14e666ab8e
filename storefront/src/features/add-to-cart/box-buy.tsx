import * as texts from '#texts/features/add-to-cart'
import { Link } from '../../ui/link.tsx'
import { useAddToCart, useUser } from '@vanek/react-hooks'
import { toBusinessType } from '@vanek/sdk/account'
import { canBeOrdered, isMadeToOrder, type ProductBox } from '@vanek/sdk/product'
import { Suspense, useState } from 'react'
import { boxName, boxVariantId } from '../../entities/product/box-variant.ts'
import { useIsOn } from '../../entities/shop/use-shell.ts'
import { buttonClass } from '../../ui/button.tsx'
import { AddForm } from './add-form.tsx'
import { lazily } from '../../lib/browser/later.tsx'

const BoxBatch = lazily(() => import('./box-batch.tsx').then(({ BoxBatch }) => BoxBatch))

interface BoxBuyProps {
  readonly product: ProductBox
  readonly to: string
}

/** For products with a single variant or a single match: nothing to choose. */
function Add({ product }: Pick<BoxBuyProps, 'product'>) {
  const { prices, availability } = product
  const add = useAddToCart({
    ...{ variantId: boxVariantId(product), prices, availability },
    forceAdd: isMadeToOrder(availability),
  })
  return <AddForm add={add} amount={availability.amountMin} name={boxName(product)} className="box-buy" />
}

/** For business customers: the amounts of several variants open in place and are added together (B4.14). */
function Batch({ product, to }: BoxBuyProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className="box-buy">
      <Link
        className={buttonClass()}
        to={to}
        aria-label={texts.chooseVariantsOf(product.name)}
        aria-expanded={open}
        onClick={(event) => {
          event.preventDefault()
          setOpen(!open)
        }}
      >
        {texts.chooseVariants}
      </Link>
      {open && (
        <Suspense fallback={<p className="small quiet">{texts.loadingVariants}</p>}>
          <BoxBatch product={product} />
        </Suspense>
      )}
    </div>
  )
}

/** Adds to the cart from a list: directly, by choosing a variant first, or several variants together. */
export function BoxBuy({ product, to }: BoxBuyProps) {
  const batch = useIsOn('batch_variant_add')
  const isBusiness = toBusinessType(useUser()) === 'b2b'
  const { variantCount, visibility, availability, prices } = product
  const name = boxName(product)
  if (variantCount > 1 && visibility.saleable) {
    if (batch && isBusiness) return <Batch product={product} to={to} />
    return (
      <div className="box-buy">
        <Link className={buttonClass()} to={to} aria-label={texts.chooseVariantOf(name)}>
          {texts.chooseVariant}
        </Link>
      </div>
    )
  }
  if (visibility.saleable && canBeOrdered(availability) && prices.unitWithTax > 0) return <Add product={product} />
  return (
    <div className="box-buy">
      <Link
        className={buttonClass()}
        to={to}
        aria-label={visibility.saleable ? texts.watchOf(name) : texts.showOf(name)}
      >
        {visibility.saleable ? texts.watch : texts.show}
      </Link>
    </div>
  )
}
