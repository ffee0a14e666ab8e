import type { RichTextHeading } from '@vanek/sdk/content'

/** Minimum number of headings for a table of contents. */
const fewest = 3

interface ContentsProps {
  readonly headings: readonly RichTextHeading[]
  readonly title: string
}

/** The table of contents of a text; nothing for a short one. */
export function Contents({ headings, title }: ContentsProps) {
  const top = Math.min(...headings.map(({ level }) => level))
  const shown = headings.filter(({ level }) => level === top)
  if (shown.length < fewest) return null
  return (
    <nav className="article-contents" aria-labelledby="obsah-clanku">
      <h2 id="obsah-clanku">{title}</h2>
      <ol>
        {shown.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
