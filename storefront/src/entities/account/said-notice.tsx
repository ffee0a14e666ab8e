import type { EmailChange } from '@vanek/sdk/auth'
import { accountMessages } from '#market/messages'
import { Link, Form } from '../../ui/link.tsx'
import { stepPaths } from '../../lib/paths/checkout.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { GoodsInputs } from '../shopping-list/goods-inputs.tsx'
import type { AccountSaid, SaidKind } from './said.ts'

/** Shown once both links are sent. */
export const emailAsked = 'Odkazy jsme poslali. Podívejte se prosím do obou schránek.'

/** Text about the links of a change that are still to be opened. */
export function linksLeft({ oldConfirmed, newConfirmed }: Pick<EmailChange, 'oldConfirmed' | 'newConfirmed'>): string {
  if (oldConfirmed) return 'Otevřete ještě odkaz, který jsme poslali na novou adresu.'
  if (newConfirmed) return 'Otevřete ještě odkaz, který jsme poslali na dosavadní adresu.'
  return 'Otevřete odkazy, které jsme poslali na dosavadní i na novou adresu.'
}

const texts: Readonly<Record<SaidKind, string>> = {
  profile_saved: accountMessages.profile_saved,
  password_changed: 'Heslo jsme změnili. Na ostatních zařízeních jsme vás pro jistotu odhlásili.',
  email_asked: emailAsked,
  address_added: 'Adresu jsme přidali.',
  address_changed: accountMessages.address_saved,
  address_removed: accountMessages.address_removed,
  default_changed: 'Tuto adresu teď nabídneme jako první.',
  list_removed: accountMessages.list_removed,
  item_removed: accountMessages.list_item_removed,
  item_returned: 'Zboží je zpátky v seznamu.',
  wished: accountMessages.wish_added,
  added: 'Zboží jsme vložili do košíku.',
  nothing_added: 'Do košíku jsme bohužel nic vložit nemohli.',
  payment_changed: 'Způsob platby jsme změnili a poslali vám o tom e-mail.',
  order_cancelled: 'Objednávku jsme zrušili a poslali vám o tom e-mail.',
}

const named = { list_removed: 'Smazali jsme seznam', item_removed: 'Ze seznamu jsme odebrali' } as const

function textOf({ kind, name, added, total, missing = [] }: AccountSaid): string {
  if (name && (kind === 'list_removed' || kind === 'item_removed')) return `${named[kind]}: ${name}`
  if (kind === 'added' && missing.length > 0 && added !== undefined && total !== undefined)
    return `Do košíku jsme vložili ${added} z ${total} položek.`
  return texts[kind]
}

/** The message about the last action, with what failed and a link to go on. */
export function Said({ said }: { readonly said: AccountSaid }) {
  const { kind, goods, missing = [] } = said
  const calm = missing.length > 0 || kind === 'nothing_added' ? 'warning' : 'success'
  return (
    <Notice kind={calm}>
      <div className="row spread">
        <span>{textOf(said)}</span>
        {kind === 'item_removed' && goods && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="return" />
            <GoodsInputs {...goods} />
            <Button type="submit">Vrátit do seznamu</Button>
          </Form>
        )}
        {kind === 'added' && <Link to={stepPaths.index}>Přejít do košíku</Link>}
      </div>
      {missing.length > 0 && (
        <ul className="account-missing">
          {missing.map(({ name, reason }) => (
            <li key={name}>
              <strong>{name}</strong> {reason}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
