import { queryParts } from '@vanek/sdk/search'
import { phoneText } from '../../lib/texts/phone-text.ts'
import { useShell } from '../../entities/shop/use-shell.ts'
import { Empty } from '../../ui/empty.tsx'
import { searchPath } from '../../features/search/tabs.ts'
import { Link } from '../../ui/link.tsx'

const titleOf = (q: string, searchable: boolean) => {
  if (q === '') return 'Co hledáte?'
  return searchable ? `Na „${q}“ jsme nic nenašli` : 'Napište aspoň tři znaky'
}

/** No result: nearer terms, categories, and somebody to ask. */
export function NothingFound({ q }: { readonly q: string }) {
  const shell = useShell()
  const parts = queryParts(q, shell?.settings.shortSearchTerms)
  return (
    <Empty icon="search" title={titleOf(q, parts.length > 0)}>
      {parts.length > 1 && (
        <>
          <p>Zkuste hledat jen část:</p>
          <ul className="row empty-ways">
            {parts.map((part) => (
              <li key={part}>
                <Link className="chip" to={searchPath(part)}>
                  {part}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {q !== '' && parts.length === 0 && (
        <p>
          Na jedno nebo dvě písmena je toho příliš mnoho. Zkratku doplňte dalším slovem, třeba <b>EC motor</b>, u
          rozměru napište i jednotku, třeba <b>30 cm</b>.
        </p>
      )}
      <p className="quiet">
        Pomůže i kratší slovo, průměr v milimetrech nebo kód výrobku. Rádi vám poradíme po telefonu
        {shell ? ` ${phoneText(shell.settings.contact.phone)}` : ''}.
      </p>
      <ul className="row empty-ways">
        {shell?.menu.map(({ path, title }) => (
          <li key={path}>
            <Link className="chip" to={path}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Empty>
  )
}
