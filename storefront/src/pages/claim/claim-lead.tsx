import { accountPaths, signInPath } from '../../lib/paths/account.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ClaimLeadData } from './data.ts'
import { Link } from '../../ui/link.tsx'

/** How to claim, and the ways to an order of which something is to be claimed. */
export function ClaimLead({ missing, signedIn, current }: ClaimLeadData) {
  return (
    <div className="page wrap claim-page stack gap-3">
      <h1>Reklamace zboží</h1>
      {missing && (
        <Notice kind="warning">Tuto objednávku tady nevidíme. Najděte ji prosím některou z cest níže.</Notice>
      )}
      <p className="lead">
        Přišlo vám vadné zboží, nebo se porouchalo? Vyberte objednávku, napište, co se stalo, a přiložte fotky. Vyřídíme
        to nejpozději do 30&nbsp;dnů.
      </p>
      <ul className="claim-ways stack gap-3">
        {current && (
          <li className="stack gap-1">
            <h2>Vaše poslední objednávka</h2>
            <p>
              Máme ji tu pod číslem <span className="num">{current.code}</span>.
            </p>
            <Link className={buttonClass('action')} to={current.path}>
              Reklamovat z objednávky {current.code}
            </Link>
          </li>
        )}
        <li className="stack gap-1">
          <h2>Objednali jste s účtem</h2>
          <p>Otevřete objednávku a u ní zvolte Reklamovat zboží.</p>
          <Link
            className={buttonClass(current ? 'outline' : 'action')}
            to={signedIn ? accountPaths.orders : signInPath(accountPaths.orders)}
          >
            {signedIn ? 'Zobrazit moje objednávky' : 'Přihlásit se'}
          </Link>
        </li>
        <li className="stack gap-1">
          <h2>Objednali jste bez účtu</h2>
          <p>Objednávku najdete podle jejího čísla a e-mailu.</p>
          <Link className={buttonClass()} to="/sledovani-objednavky">
            Najít objednávku
          </Link>
        </li>
      </ul>
      <p className="small quiet">
        Reklamovat lze do dvou let od převzetí, při nákupu na firmu do jednoho roku. Podrobnosti najdete v{' '}
        <Link to="/stranka/reklamacni-rad">reklamačním řádu</Link>. Můžete také přijít na{' '}
        <Link to="/pobocky">pobočku</Link>.
      </p>
    </div>
  )
}
