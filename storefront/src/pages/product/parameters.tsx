import * as texts from '#texts/pages/product'
import { useShop } from '@vanek/react-hooks'
import { imageSources } from '@vanek/sdk/images'
import type { DisplayParameter } from '@vanek/sdk/product'
import { Fragment } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { safeHref } from '../../ui/safe-href.ts'
import { useNumber } from '../../lib/texts/use-number.ts'
import { Link } from '../../ui/link.tsx'

type Value = DisplayParameter['values'][number]

function grouped(parameters: readonly DisplayParameter[]): ReadonlyMap<string, readonly DisplayParameter[]> {
  const groups = new Map<string, DisplayParameter[]>()
  for (const parameter of parameters) {
    const title = parameter.group ?? texts.groupElse
    groups.set(title, [...(groups.get(title) ?? []), parameter])
  }
  return groups
}

function yesOrNo(values: readonly Value[]): string {
  const [first, ...others] = values.map(({ number }) => number === 1)
  return others.some((one) => one !== first) ? texts.byVariant : first ? texts.yes : texts.no
}

/** A term with an explanation that opens in place. */
function Tip({ text, children }: { readonly text: string | null; readonly children: React.ReactNode }) {
  if (!text) return children
  return (
    <details className="tip">
      <summary>{children}</summary>
      <p>{text}</p>
    </details>
  )
}

function ValueText({ value, unit }: { readonly value: Value; readonly unit: string | null }) {
  const { cdn } = useShop().config.endpoints
  const number = useNumber()
  const to = safeHref(value.link)
  const text = value.number === null ? value.title : number(value.number, unit)
  const shown = (
    <>
      {value.image ? (
        <span className="param-picture">
          <Image sources={imageSources(cdn, value.image, 'style-w24-h24')} alt="" />
        </span>
      ) : (
        value.color_hex && (
          <svg className="swatch" viewBox="0 0 16 16" aria-hidden="true">
            <circle cx="8" cy="8" r="7.5" fill={value.color_hex} />
          </svg>
        )
      )}
      {to ? <Link to={to}>{text}</Link> : text}
    </>
  )
  if (!to) return <Tip text={value.description}>{shown}</Tip>
  return (
    <>
      {shown}
      {/* a link cannot toggle an explanation too */}
      {value.description && <Tip text={value.description}>{texts.whatIs(text)}</Tip>}
    </>
  )
}

/** All parameters in groups, with explanations and links (B3.11, B3.23, B3.24, B5.28 to B5.30). */
export function Parameters({ parameters }: { readonly parameters: readonly DisplayParameter[] }) {
  return [...grouped(parameters)].map(([title, members]) => (
    <table className="params" key={title}>
      <caption>{title}</caption>
      <tbody>
        {members.map(({ code, title: name, description, link, type, unit, values }) => (
          <tr key={code}>
            <th scope="row">{name}</th>
            <td className="num">
              {type === 'boolean'
                ? yesOrNo(values)
                : values.map((value, at) => (
                    <Fragment key={value.title + at}>
                      {at > 0 && ', '}
                      <ValueText value={value} unit={unit} />
                    </Fragment>
                  ))}
              {/* goods without something are not similar by that */}
              {safeHref(link) && !(type === 'boolean' && yesOrNo(values) === texts.no) && (
                <>
                  <span className="param-link">{' · '}</span>
                  <Link className="param-link small" to={safeHref(link) ?? '/'}>
                    {texts.similarGoods}
                  </Link>
                </>
              )}
              {description && (
                <details className="tip param-tip">
                  <summary aria-label={texts.whatMeans(name)}>
                    <Icon name="info" />
                  </summary>
                  <p>{description}</p>
                </details>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ))
}
