import * as texts from '#texts/features/cart/lines'
import { cartPath } from '#market/paths'
import type { CartItem } from '@vanek/sdk/cart'
import { createContext, useContext, useId } from 'react'
import { useNavigation } from 'react-router-dom'
import { lineName } from '../../../entities/cart/line.tsx'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/link.tsx'

/** A variant that a line can be changed to. */
interface LineVariant {
  readonly id: number
  readonly name: string
  readonly canBeHad: boolean
}

/** Variants by the id of their product. */
export type LineVariants = Readonly<Record<number, readonly LineVariant[]>>

/** The variants of the cart's products; a context, so that lines do not render when it is loaded again. */
export const VariantsOfCart = createContext<LineVariants>({})

/** Changes the variant of a line, for products that have several. */
export function ChangeVariant({ item }: { readonly item: CartItem }) {
  const variants = useContext(VariantsOfCart)[item.productId] ?? []
  const id = useId()
  const going = useNavigation().formData
  const isBusy = going?.get('intent') === 'variant' && going.get('itemId') === String(item.id)
  const others = variants.filter((own) => own.canBeHad && own.id !== item.variantId)
  if (others.length === 0 || item.items.length > 0) return null
  return (
    <details className="fold line-variant small">
      <summary>{texts.changeVariant}</summary>
      <Form method="post" action={cartPath} preventScrollReset>
        <input type="hidden" name="intent" value="variant" />
        <input type="hidden" name="itemId" value={item.id} />
        <label className="hide" htmlFor={id}>
          {texts.variantOf(lineName(item))}
        </label>
        <select className="input" id={id} name="variantId" defaultValue={item.variantId ?? undefined}>
          {variants.map((own) => (
            <option key={own.id} value={own.id} disabled={!own.canBeHad && own.id !== item.variantId}>
              {own.name}
              {!own.canBeHad && texts.notInStock}
            </option>
          ))}
        </select>
        <Button type="submit" busy={isBusy}>
          {texts.change}
        </Button>
      </Form>
    </details>
  )
}
