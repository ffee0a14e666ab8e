import { useMoney } from '@vanek/react-hooks'
import type { Product } from '@vanek/sdk/product'
import { Link } from 'react-router-dom'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LineImage } from '../cart/line-image.tsx'
import { useNumber } from '../product/use-number.ts'
import { AddCompared } from './add-compared.tsx'
import { parameterRows } from './parameter-rows.ts'

export interface CompareTableProps {
  readonly products: readonly Product[]
  readonly onRemove: (id: number) => void
}

function Head({ product, onRemove }: { readonly product: Product; readonly onRemove: (id: number) => void }) {
  return (
    <th scope="col">
      <LineImage image={product.mainImage} size={160} />
      <Link to={`/produkt/${product.slug}`}>{product.name}</Link>
      <IconButton label={`Odebrat ${product.name} z porovnání`} onClick={() => onRemove(product.id)}>
        <Icon name="close" />
      </IconButton>
    </th>
  )
}

/** Products beside each other; rows in which they differ stand out. */
export function CompareTable({ products, onRemove }: CompareTableProps) {
  const money = useMoney()
  const number = useNumber()
  const rows = parameterRows(products, ({ values, parameter_unit: unit }) =>
    values.map(({ value, title }) => (typeof value === 'number' ? number(value, unit) : title)).join(', '),
  )
  return (
    // the table is wider than a phone: it scrolls, also by arrow keys
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be reachable by keyboard
    <section className="compare-scroll" aria-label="Porovnání produktů" tabIndex={0}>
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="hide">Vlastnost</span>
            </th>
            {products.map((product) => (
              <Head key={product.id} product={product} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Cena s DPH</th>
            {products.map(({ id, prices }) => (
              <td key={id} className="num">
                <strong>{money(prices.unitWithTax)}</strong>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">Dostupnost</th>
            {products.map(({ id, availability: { availability } }) => (
              <td key={id}>
                <span className={`state is-${availability.color}`}>{availability.text}</span>
              </td>
            ))}
          </tr>
          {rows.map(({ code, title, values, differs }) => (
            <tr key={code} data-differs={differs || undefined}>
              <th scope="row">{title}</th>
              {products.map(({ id }, index) => (
                <td key={id} className="num">
                  {values[index] ?? <span aria-label="neuvedeno">–</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <span className="hide">Koupit</span>
            </th>
            {products.map((product) => (
              <td key={product.id}>
                <AddCompared product={product} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
