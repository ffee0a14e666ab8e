import type { Tag } from '@vanek/sdk/product'

/** Whether a colour of the back end is one of ours for discounts: mostly red. Others get the colour of the text. */
export function isWarm(color: string): boolean {
  const [, r, g] = /^#(..)(..)..$/.exec(color) ?? []
  return r && g ? Number.parseInt(r, 16) > 2 * Number.parseInt(g, 16) : color === 'red' || color === 'orange'
}

/** Editors' marks on a product: news, tips, sales. */
export function Tags({ tags, where }: { readonly tags: readonly Tag[]; readonly where: 'catalog' | 'content' }) {
  const shown = tags.filter((tag) => tag.visibility[where])
  if (shown.length === 0) return null
  return (
    <ul className="tags">
      {shown.map(({ text, color }) => (
        <li className={isWarm(color) ? 'tag tag-warm' : 'tag'} key={text}>
          {text}
        </li>
      ))}
    </ul>
  )
}
