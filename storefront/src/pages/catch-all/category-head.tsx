import * as texts from '#texts/pages/catch-all'
import { useShop } from '@vanek/react-hooks'
import { type CatalogSettings, type Filter, groupFilters } from '@vanek/sdk/catalog'
import { imageSources, productStyles } from '@vanek/sdk/images'
import type { Tile } from '../../entities/category/category-tiles.tsx'
import { sourcesByWidth } from '../../entities/product/picture-sources.ts'
import { adviserOfCategory } from '../../lib/paths/adviser.ts'
import { useNumber } from '../../lib/texts/use-number.ts'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import type { ListingData } from './listing.ts'

const PICTURE = 'style-w240-h240'
/** Width of a picture on the board: 5rem on a phone, else at most 13. */
const BOARD_SIZES = '(width < 48rem) 80px, 208px'

/** Of these, a phone needs the last two. */
const BOARD_STYLES = [PICTURE, 'style-w480-h480', 'style-w120-h120'] as const

/** More numbers would not fit in a row of a phone. */
const MOST_NUMBERS = 3

/** The lowest and the highest number of a filter; null if it is not about numbers, or about a single one. */
function boundsOf({ range, values, unit }: Filter): readonly [number, number] | null {
  if (range) return range.min < range.max ? [range.min, range.max] : null
  if (!unit) return null
  const numbers = values.map(({ title }) => Number.parseFloat(title.replaceAll(/\s/g, '').replace(',', '.')))
  if (numbers.length < 2 || numbers.some(Number.isNaN)) return null
  return [Math.min(...numbers), Math.max(...numbers)]
}

interface NumbersProps {
  readonly filters: readonly Filter[]
  readonly settings: CatalogSettings
}

/** What one chooses by: the most important parameters, each from the lowest to the highest in the category. */
function Numbers({ filters, settings }: NumbersProps) {
  const number = useNumber()
  const shown = groupFilters(filters, settings)
    .important.flatMap((filter) => {
      const bounds = boundsOf(filter)
      return bounds ? [{ filter, bounds }] : []
    })
    .slice(0, MOST_NUMBERS)
  if (shown.length === 0) return null
  return (
    <dl className="category-numbers num">
      {shown.map(({ filter: { key, title, unit }, bounds: [low, high] }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd>{`${number(low)}–${number(high, unit)}`}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The categories below, side by side on one board. */
function Board({ tiles }: { readonly tiles: readonly Tile[] }) {
  const { cdn } = useShop().config.endpoints
  return (
    <ul className="board">
      {tiles.map(({ title, path, image, count }) => (
        <li key={path}>
          <Link to={`/${path}`}>
            {image && <Image sources={sourcesByWidth(cdn, image, BOARD_STYLES)} sizes={BOARD_SIZES} alt="" late />}
            <b>{title}</b>
            <small className="quiet num">{texts.products(count)}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The head of a listing: its name and text, its numbers, and the categories below it or its picture. */
export function CategoryHead({ data }: { readonly data: ListingData }) {
  const { title, path, text, picture, brand, tiles, settings, listing } = data
  const { cdn } = useShop().config.endpoints
  const adviser = adviserOfCategory(path)
  // the numbers of a narrowed list would be those of its filters
  const hasFace = tiles.length > 0 || picture !== null
  return (
    <header className={hasFace || brand ? 'category-head has-face' : 'category-head'}>
      <div className="category-text">
        {tiles.length > 0 && picture && <Image sources={imageSources(cdn, picture, 'style-w96-h96')} alt="" />}
        <h1>
          {`${title} `}
          <small className="count num">{texts.products(listing.pagination.total)}</small>
        </h1>
        {(text ?? brand?.text) && <p className="lead">{text ?? brand?.text}</p>}
        {hasFace && <Numbers filters={listing.filters} settings={settings} />}
        {adviser && (
          <p>
            <Link className="category-adviser" to={adviser}>
              {texts.adviser}
            </Link>
          </p>
        )}
      </div>
      {tiles.length > 0 ? (
        <Board tiles={tiles} />
      ) : (
        <>
          {brand?.image && <Image sources={imageSources(cdn, brand.image, PICTURE)} alt={brand.title} />}
          {/* the size of a card: the product it belongs to is mostly in the list */}
          {picture && <Image sources={imageSources(cdn, picture, productStyles.box)} alt="" />}
        </>
      )}
    </header>
  )
}
