import { useCart } from '@vanek/react-hooks'
import { csProduct } from '@vanek/sdk/i18n/cs'
import { type DerivedTag, derivedTags, type Tag } from '@vanek/sdk/product'
import { fillClass } from '../../ui/tone.ts'
import { useShell } from '../shop/use-shell.ts'

/** The price from which delivery is free for this visitor; null means never (C9.16, C9.17). A cart has its own limit. */
export function useFreeFrom(): number | null {
  const everybody = useShell()?.settings.freeShippingAt ?? null
  return useCart(({ cart }) => (cart.items.length > 0 ? cart.prices.freeShippingAt : everybody))
}

const tones: Readonly<Record<DerivedTag['code'], string>> = {
  n_plus_one: 'tag fill-warm',
  permanent_discount: 'tag fill-warm',
  gift: 'tag fill-warm',
  free_shipping: 'tag fill-ok',
  not_saleable: 'tag fill-quiet',
}

interface TagsProps {
  readonly product: Parameters<typeof derivedTags>[0] & { readonly tags: readonly Tag[] }
  readonly where: 'catalog' | 'content'
}

/** Marks on a product: those of editors, and those that follow from its offers (B3.16 to B3.19). */
export function Tags({ product, where }: TagsProps) {
  const byPrice = useShell()?.settings.freeTagByPrice
  const freeFrom = useFreeFrom()
  const own = product.tags.filter((tag) => tag.visibility[where])
  const derived = derivedTags(product, { messages: csProduct, freeDeliveryFrom: byPrice ? freeFrom : null })
  if (own.length + derived.length === 0) return null
  return (
    <ul className="tags">
      {own.map(({ text, color }) => (
        <li className={`tag ${fillClass(color)}`} key={text}>
          {text}
        </li>
      ))}
      {derived.map(({ code, text }) => (
        <li className={tones[code]} key={code}>
          {text}
        </li>
      ))}
    </ul>
  )
}
