import { useShop, type SearchField, type SearchOption } from '@vanek/react-hooks'
import { imageSources, productStyles } from '@vanek/sdk/images'
import { useProductPath } from '../../lib/goods/product-path.ts'
import { boxLink, boxName } from '../../entities/product/box-variant.ts'
import { Image } from '../../ui/image.tsx'
import { Amount } from '../../entities/price/amount.tsx'
import { perUnit, unitPair } from '../../entities/price/pairs.ts'
import { Link } from '../../ui/link.tsx'

export type SuggestionOptionProps = ReturnType<SearchField['optionProps']> & {
  readonly option: SearchOption
  /** Where questions are answered. */
  readonly questionsPath: string
}

function Picture({ image }: { readonly image: { readonly path: string } | null | undefined }) {
  const { cdn } = useShop().config.endpoints
  return (
    <span className="stage search-picture">
      {image && <Image sources={imageSources(cdn, image, productStyles.thumbnail)} alt="" />}
    </span>
  )
}

/** One suggestion: a link to what it names. */
export function SuggestionOption({ option, questionsPath, ...props }: SuggestionOptionProps) {
  const pathOf = useProductPath()
  const { kind, item } = option
  if (kind === 'product') {
    return (
      <Link className="search-option" to={pathOf(item, boxLink(item))} {...props}>
        <Picture image={item.mainImage} />
        <span className="search-name">
          {boxName(item)}
          <small className="quiet">{item.brand}</small>
        </span>
        <Amount of={unitPair(item.prices)} from={item.priceFrom} unit={perUnit(item.unit)} />
      </Link>
    )
  }
  const to = kind === 'category' ? item.path : kind === 'article' ? `/clanek/${item.slug}` : questionsPath
  return (
    <Link className="search-option" to={to} {...props}>
      {kind === 'category' && <Picture image={item.image} />}
      <span className="search-name">{item.title}</span>
    </Link>
  )
}
