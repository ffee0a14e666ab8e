import * as texts from '#texts/features/search'
import { articleFolder } from '#market/paths'
import { Link } from '../../ui/link.tsx'
import { type UseSearchFieldResult, type SearchOption, useShop } from '@vanek/react-hooks'
import { imageSources, productStyles } from '@vanek/sdk/images'
import { Amount, perUnit, unitPair } from '../../entities/price/amount.tsx'
import { boxLink, boxName } from '../../entities/product/box-variant.ts'
import { useProductPath } from '../../lib/goods/product-path.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { searchPath } from './tabs.ts'

type SuggestionOptionProps = ReturnType<UseSearchFieldResult['optionProps']> & {
  readonly option: SearchOption
  /** Path of the questions page. */
  readonly questionsPath: string
}

/** Words with a hyphen and a digit, such as AL-100, which are not broken at the end of a line. */
const models = /(\S*\d\S*-\S*|\S*-\S*\d\S*)/

function Picture({ image }: { readonly image: { readonly path: string } | null | undefined }) {
  const { cdn } = useShop().config.endpoints
  return (
    <span className="stage search-picture">
      {image ? <Image sources={imageSources(cdn, image, productStyles.thumbnail)} alt="" /> : <Icon name="breeze" />}
    </span>
  )
}

/** One suggestion as a link. */
function SuggestionOption({ option, questionsPath, ...props }: SuggestionOptionProps) {
  const pathOf = useProductPath()
  const { kind, item } = option
  if (kind === 'term') {
    return (
      <Link className="search-option" to={searchPath(item.title)} {...props}>
        <Icon name="search" />
        <span className="search-name">{item.title}</span>
      </Link>
    )
  }
  if (kind === 'product') {
    return (
      <Link className="search-option" to={pathOf(item, boxLink(item))} {...props}>
        <Picture image={item.mainImage} />
        <span className="search-name">
          {boxName(item)
            .split(models)
            .map((part, at) => (at % 2 === 1 ? <span key={at}>{part}</span> : part))}
          <small className="quiet">{item.brand}</small>
        </span>
        <Amount of={unitPair(item.prices)} from={item.priceFrom} unit={perUnit(item.unit)} />
      </Link>
    )
  }
  const to = kind === 'category' ? item.path : kind === 'article' ? `${articleFolder}/${item.slug}` : questionsPath
  return (
    <Link className="search-option" to={to} {...props}>
      {kind === 'category' && <Picture image={item.image} />}
      <span className="search-name">{item.title}</span>
    </Link>
  )
}

interface SuggestionsProps {
  readonly field: UseSearchFieldResult
  readonly query: string
}

/** Announces the results to screen readers. */
function Announcement({ field: { groups, status } }: Pick<SuggestionsProps, 'field'>) {
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  return (
    <output className="hide">{status === 'success' && (count > 0 ? texts.found(count) : texts.foundNothing)}</output>
  )
}

function Nothing({ status, query }: { readonly status: UseSearchFieldResult['status']; readonly query: string }) {
  if (status === 'pending') {
    return (
      <div className="search-waiting" aria-hidden="true">
        {[1, 2, 3, 4].map((row) => (
          <span key={row} />
        ))}
      </div>
    )
  }
  return (
    <div className="search-nothing">
      {status === 'error' ? (
        <>
          <b>{texts.notLoaded}</b>
          <p className="quiet">{texts.notLoadedHint}</p>
        </>
      ) : (
        <>
          <b>{texts.nothingFor(query.trim())}</b>
          <p className="quiet">{texts.nothingHint}</p>
        </>
      )}
    </div>
  )
}

/** The suggestions below the field, in groups, with a link to all results. */
export function Suggestions({ field, query }: SuggestionsProps) {
  const { groups, listboxProps, groupProps, labelProps, optionProps, status, productTotal, close } = field
  const term = query.trim()
  return (
    <div className="search-panel" role="presentation" onMouseDown={listboxProps.onMouseDown}>
      <Announcement field={field} />
      {groups.length > 0 ? (
        <div
          className={groups.some(({ kind }) => kind === 'product') ? 'search-list' : 'search-list has-no-product'}
          {...listboxProps}
          aria-label={texts.suggestionsLabel}
          aria-busy={status === 'pending'}
        >
          {groups.map(({ kind, options }) => (
            <div className={`search-group is-${kind}`} key={kind} {...groupProps(kind)}>
              <p className="search-title" {...labelProps(kind)}>
                {texts.headings[kind]}
              </p>
              {options.map((option) => (
                <SuggestionOption
                  key={option.index}
                  option={option}
                  questionsPath={searchPath(term, 'questions')}
                  {...optionProps(option.index)}
                />
              ))}
            </div>
          ))}
        </div>
      ) : (
        <Nothing status={status} query={query} />
      )}
      {groups.length > 0 && status !== 'error' && (
        <Link className="search-all" to={searchPath(term)} onClick={close} tabIndex={-1}>
          {texts.allResults}
          {productTotal > 0 && <small className="num">{texts.products(productTotal)}</small>}
        </Link>
      )}
    </div>
  )
}
