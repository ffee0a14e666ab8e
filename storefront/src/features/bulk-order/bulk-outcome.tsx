import type { Result } from '@vanek/sdk'
import type { AddCartItemsData } from '@vanek/sdk/cart'
import { errorText } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'
import { stepPaths } from '../../lib/paths/checkout.ts'
import { Notice } from '../../ui/notice.tsx'
import { Link } from '../../ui/link.tsx'

const amounts = [';2', ' 10', ',1']

/** Explains the format of the lines with real codes of the shop. */
export function BulkHelp({ samples }: { readonly samples: readonly string[] }) {
  return (
    <aside className="panel bulk-help" aria-labelledby="bulk-help">
      <h2 id="bulk-help">Jak na to</h2>
      <p>
        Na každý řádek napište kód zboží nebo EAN a množství. Oddělit je můžete středníkem, čárkou, tabulátorem i
        mezerou.
      </p>
      {samples.length > 0 && (
        <pre className="bulk-example">{samples.map((code, at) => `${code}${amounts[at]}`).join('\n')}</pre>
      )}
      <ul className="rich">
        <li>Bez množství počítáme s jedním kusem. Zboží na metry může mít i desetiny, třeba 1,5.</li>
        <li>Řádky můžete zkopírovat rovnou z tabulky. Podle záhlaví poznáme, kde je kód a kde množství.</li>
        <li>
          Kód najdete na stránce zboží i ve svých objednávkách. Vezmeme i položky, které si z objednávky stáhnete.
        </li>
        <li>Vezmeme soubor CSV nebo TXT, nejvýš 500 řádků.</li>
      </ul>
    </aside>
  )
}

interface BulkOutcomeProps {
  readonly outcome: Result<AddCartItemsData>
  /** Name of a variant, by its id. */
  readonly nameOf: (variantId: number) => string | undefined
}

/** The result of adding the lines: how many were added, and why the others were not. */
export function BulkOutcome({ outcome, nameOf }: BulkOutcomeProps) {
  if (!outcome.ok) {
    return (
      <Notice kind="danger" role="alert">
        {errorText(messages, outcome.error)}
      </Notice>
    )
  }
  const { added, total, results } = outcome.data
  const left = results.filter(({ title }) => title)
  return (
    <Notice kind={added === total ? 'success' : 'warning'}>
      <p>
        V košíku je {added} z {total} řádků. <Link to={stepPaths.index}>Přejít do košíku</Link>
      </p>
      {left.length > 0 && (
        <ul className="bulk-left small">
          {left.map(({ id, title }) => (
            <li key={`${id} ${title}`}>{[nameOf(id), title].filter(Boolean).join(': ')}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
