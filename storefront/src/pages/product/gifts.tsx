import { useShop } from '@vanek/react-hooks'
import { imageSources, productStyles } from '@vanek/sdk/images'
import type { Product } from '@vanek/sdk/product'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'

/** Gifts that come with the product, as long as there are any (B3.08, B3.18). */
export function Gifts({ gifts }: Pick<Product, 'gifts'>) {
  const { cdn } = useShop().config.endpoints
  const there = gifts.filter(({ availability }) => availability.isAvailable)
  if (there.length === 0) return null
  return (
    <ul className="gifts small">
      {there.map(({ id, name, image }) => (
        <li key={id}>
          {image ? <Image sources={imageSources(cdn, image, productStyles.thumbnail)} alt="" /> : <Icon name="gift" />}
          <span>
            <b>Dárek</b> {name}
          </span>
        </li>
      ))}
    </ul>
  )
}
