import type { Tag } from '@vanek/sdk/product'

/** Editors' marks on a product: news, tips, sales. */
export function Tags({
  tags,
  where,
  discount,
}: {
  readonly tags: readonly Tag[]
  readonly where: 'catalog' | 'content'
  readonly discount?: number
}) {
  const shown = tags.filter((tag) => tag.visibility[where])
  if (shown.length === 0 && !discount) return null
  return (
    <ul className="tags">
      {discount ? <li className="tag tag-warm">−{discount} %</li> : null}
      {shown.map(({ text, color }) => (
        <li className={`tag${color === 'warm' || color === 'red' || color === 'orange' ? ' tag-warm' : ''}`} key={text}>
          {text}
        </li>
      ))}
    </ul>
  )
}
