import { useShop } from '@vanek/react-hooks'
import { brandsShown, type Brand } from '@vanek/sdk/catalog'
import { plural } from '@vanek/sdk/format'
import { imageSources } from '@vanek/sdk/images'
import { Link } from 'react-router-dom'
import { Image } from '../../ui/image.tsx'
import { PRODUCTS } from '../category/category-tiles.tsx'

const ALL = { one: 'Zobrazit i další značku', few: 'Zobrazit další {n} značky', many: 'Zobrazit dalších {n} značek' }

function Tiles({ brands }: { readonly brands: readonly Brand[] }) {
  const { cdn } = useShop().config.endpoints
  return (
    <ul className="brands">
      {brands.map(({ _id, title, text, image, link, product_count: count }) => (
        <li key={_id}>
          <Link className="brand" to={link}>
            {image && <Image sources={imageSources(cdn, image, { width: 160, height: 80 })} alt="" />}
            <b>{title}</b>
            {text && <span className="quiet small">{text}</span>}
            <small className="quiet num">{plural('cs', count, PRODUCTS)}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The first 16 brands, the others behind a button that needs no scripts (B9.19). */
export function BrandList({ brands }: { readonly brands: readonly Brand[] }) {
  const more = brands.slice(brandsShown)
  return (
    <>
      <Tiles brands={brands.slice(0, brandsShown)} />
      {more.length > 0 && (
        <details className="brands-more">
          <summary className="btn btn-outline">{plural('cs', more.length, ALL)}</summary>
          <Tiles brands={more} />
        </details>
      )}
    </>
  )
}
