import { customerExportPath } from '@vanek/sdk/account'
import type { SettingsData } from './data.ts'
import { buttonClass } from '../../ui/button.tsx'
import { accountPaths } from '../../lib/paths/account.ts'
import { WaitingEmail } from '../../entities/account/waiting-email.tsx'
import { Link } from '../../ui/link.tsx'

/** The sign-in e-mail, the customer's data as a file, and the way to the end of the account (A7.10, A7.12). */
export const OwnData = ({ user, change }: Pick<SettingsData, 'user' | 'change'>) => (
  <div className="account-own">
    <section aria-labelledby="own-email">
      <h2 id="own-email">Přihlašovací e-mail</h2>
      <p>
        Váš účet má e-mail <strong className="account-email">{user.email}</strong>. Chodí na něj i zprávy o
        objednávkách.
      </p>
      {change && <WaitingEmail change={change} />}
      <Link className={buttonClass()} to={accountPaths.email}>
        Změnit e-mail
      </Link>
    </section>
    <section aria-labelledby="own-file">
      <h2 id="own-file">Moje údaje</h2>
      <p>
        Všechno, co o vás máme, v jednom souboru JSON: údaje, adresy, objednávky, čísla dokladů, seznamy, hodnocení i
        souhlasy.
      </p>
      <a className={buttonClass()} href={customerExportPath} download>
        Stáhnout moje údaje
      </a>
    </section>
    <section aria-labelledby="own-end">
      <h2 id="own-end">Zrušit účet</h2>
      <p>Účet můžete kdykoli zrušit. Nejdřív vám ukážeme, co se smaže a co zůstane.</p>
      <Link className={buttonClass()} to={accountPaths.deletion}>
        Chci účet zrušit
      </Link>
    </section>
  </div>
)
