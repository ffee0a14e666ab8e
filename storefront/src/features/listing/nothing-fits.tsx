import { clearFilter, clearFilters, chosenFilters } from '@vanek/sdk/catalog'
import { plural } from '@vanek/sdk/format'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { PRODUCTS } from '../../entities/category/category-tiles.tsx'
import { useChosenText } from './filters/chosen-summary.tsx'
import { useListingPlace } from './place/place.ts'
import type { ToolProps } from './place/tool-props.ts'
import { Link } from '../../ui/link.tsx'

/** Nothing fits all that was chosen: says which filter to drop, and what that would bring. */
export function NothingFits({ listing, before }: ToolProps) {
  const place = useListingPlace(before)
  const text = useChosenText()
  const chosen = chosenFilters(listing.filters, place.state)
  const ways = listing.withoutFilter.filter(({ total }) => total > 0)
  const valuesOf = (key: string) => chosen.filter((own) => own.key === key).map(({ value }) => text(value))
  const titleOf = (key: string) => chosen.find((own) => own.key === key)?.title ?? 'filtr'
  return (
    <Empty icon="breeze" title="Všemu najednou nevyhovuje nic">
      {ways.length > 0 ? (
        <>
          <p className="quiet">Zkuste jeden z filtrů vynechat.</p>
          <ul className="ways">
            {ways.map(({ key, total }) => (
              <li key={key}>
                <Link to={place.to(clearFilter(place.state, key))} preventScrollReset>
                  <span>
                    Bez filtru <b>{titleOf(key)}</b> {valuesOf(key).join(', ')}
                  </span>
                  <span className="quiet num">{plural('cs', total, PRODUCTS)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="quiet">Vybrané filtry se k sobě nehodí. Začněte znovu jen s jedním.</p>
      )}
      <Link className={buttonClass('action')} to={place.to(clearFilters(place.state))} preventScrollReset>
        Zrušit všechny filtry
      </Link>
    </Empty>
  )
}
