import type { Letter } from './letters.ts'
import { Link } from '../../ui/link.tsx'

/** A term as the list shows it. */
export interface ListedTerm {
  readonly title: string
  readonly slug: string
  readonly perex: string | null
}

/** Ways to the letters that have terms. */
export function LetterLinks({ letters }: { readonly letters: readonly Letter<ListedTerm>[] }) {
  return (
    <nav className="letters" aria-label="Písmena">
      <ol>
        {letters.map(({ letter, id }) => (
          <li key={id}>
            <a href={`#${id}`}>{letter}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Terms under their letters. */
export function TermList({ letters }: { readonly letters: readonly Letter<ListedTerm>[] }) {
  return (
    <div className="terms">
      {letters.map(({ letter, id, terms }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{letter}</h2>
          <ul>
            {terms.map(({ title, slug, perex }) => (
              <li key={slug}>
                <h3>
                  <Link to={`/slovnik-pojmu/${slug}`}>{title}</Link>
                </h3>
                {perex && <p className="quiet small">{perex}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
