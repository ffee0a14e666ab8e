import * as texts from '#texts/entities/account'
import type { EmailChange } from '@vanek/sdk/auth'
import { accountMessages } from '#market/messages'
import { Link, Form } from '../../ui/link.tsx'
import { stepPaths } from '../../lib/paths/checkout.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { GoodsInputs } from '../shopping-list/goods-inputs.tsx'
import type { AccountFlash, AccountFlashKind } from './account-flash.ts'

/** Texts of completed actions. */
export const flashTexts: Readonly<Record<AccountFlashKind, string>> = {
  profile_saved: accountMessages.profile_saved,
  password_changed: texts.passwordChanged,
  email_change_requested: texts.emailChangeRequested,
  address_added: texts.addressAdded,
  address_changed: accountMessages.address_saved,
  address_removed: accountMessages.address_removed,
  default_changed: texts.defaultChanged,
  list_removed: accountMessages.list_removed,
  item_removed: accountMessages.list_item_removed,
  item_returned: texts.itemReturned,
  wished: accountMessages.wish_added,
  added: texts.added,
  nothing_added: texts.nothingAdded,
  payment_changed: texts.paymentChanged,
  order_cancelled: texts.orderCancelled,
}

/** Text about the links of a change that are still to be opened. */
export function linksLeft({ oldConfirmed, newConfirmed }: Pick<EmailChange, 'oldConfirmed' | 'newConfirmed'>): string {
  if (oldConfirmed) return texts.newLinkLeft
  return newConfirmed ? texts.oldLinkLeft : texts.bothLinksLeft
}

function textOf({ kind, name, added, total, missing = [] }: AccountFlash): string {
  if (name && kind === 'list_removed') return `${texts.listRemoved}: ${name}`
  if (name && kind === 'item_removed') return `${texts.itemRemoved}: ${name}`
  if (kind === 'added' && missing.length > 0 && added !== undefined && total !== undefined)
    return texts.partlyAdded(added, total)
  return flashTexts[kind]
}

/** The message about the last action, with what failed and a link to go on. */
export function AccountNotice({ flash }: { readonly flash: AccountFlash }) {
  const { kind, goods, missing = [] } = flash
  const noticeKind = missing.length > 0 || kind === 'nothing_added' ? 'warning' : 'success'
  return (
    <Notice kind={noticeKind}>
      <div className="row spread">
        <span>{textOf(flash)}</span>
        {kind === 'item_removed' && goods && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="return" />
            <GoodsInputs {...goods} />
            <Button type="submit">{texts.returnToList}</Button>
          </Form>
        )}
        {kind === 'added' && <Link to={stepPaths.index}>{texts.toCart}</Link>}
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
