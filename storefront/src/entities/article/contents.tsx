import type { RichTextHeading } from '@vanek/sdk/content'

/** Fewer headings need no list of contents. */
const fewest = 3

/** What an article holds, to jump to; nothing for a short one. */
export function Contents({ headings }: { readonly headings: readonly RichTextHeading[] }) {
  const top = Math.min(...headings.map(({ level }) => level))
  const shown = headings.filter(({ level }) => level === top)
  if (shown.length < fewest) return null
  return (
    <nav className="article-contents" aria-labelledby="obsah-clanku">
      <h2 id="obsah-clanku">V článku najdete</h2>
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
