import { plural } from '@vanek/sdk/format'
import { useDeferredValue, useId, useState } from 'react'
import { useTheme } from '../../entities/shop/use-theme.ts'
import { byLetter, says } from '../../entities/glossary/letters.ts'
import { LetterLinks, TermList, type ListedTerm } from '../../entities/glossary/term-list.tsx'

const FOUND = { zero: 'Žádný pojem', one: '{n} pojem', few: '{n} pojmy', many: '{n} pojmů' }

/** All terms from A to Z, with a field that leaves those which say what is typed. */
export function Glossary({ terms }: { readonly terms: readonly ListedTerm[] }) {
  const field = useId()
  const theme = useTheme('term_list')
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed)
  const shown = terms.filter(({ title, perex }) => says(`${title} ${perex ?? ''}`, query))
  const letters = byLetter(shown)
  return (
    <>
      <div className="glossary-tools">
        <div className="field glossary-field">
          <label className="field-label" htmlFor={field}>
            Najít pojem
          </label>
          <input
            className="input"
            type="search"
            id={field}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        {theme.letters && <LetterLinks letters={letters} />}
      </div>
      <output className={shown.length === 0 ? 'lead' : 'hide'}>
        {query.trim() !== '' && plural('cs', shown.length, FOUND)}
        {shown.length === 0 && ' tu takový není. Zkuste kratší slovo.'}
      </output>
      <TermList letters={letters} />
    </>
  )
}
