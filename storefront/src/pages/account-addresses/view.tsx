import * as texts from '#texts/pages/account-addresses'
import { useAddresses } from '@vanek/react-hooks'
import type { AddressType, UserAddress } from '@vanek/sdk/account'
import { messages } from '#market/messages'
import { useState } from 'react'
import { useActionData, useLocation } from 'react-router-dom'
import { AccountPage } from '../../entities/account/account-page.tsx'
import type { Refused } from '../../entities/account/load-account.ts'
import { useTheme } from '../../entities/shop/use-shell.ts'
import type { PageHead } from '../../lib/page/env.ts'
import { Notice } from '../../ui/notice.tsx'
import { AddressCards } from './address-cards.tsx'
import { AddressForm } from './address-form.tsx'
import type { AddressesData } from './data.ts'

const types: readonly AddressType[] = ['shipping', 'billing']

/** The form for the query of the URL, if there is one: `?upravit=` with an id, or `?pridat=` with a type. */
function useOpenForm(addresses: readonly UserAddress[]) {
  const query = new URLSearchParams(useLocation().search)
  const found = addresses.find(({ id }) => String(id) === query.get('upravit'))
  const add = types.find((type) => type === query.get('pridat'))
  // an address that is deleted in another tab keeps its form, with what is typed
  const [open, setOpen] = useState(found)
  if (found && found !== open) setOpen(found)
  const change = found ?? (String(open?.id) === query.get('upravit') ? open : undefined)
  return { change, isGone: change !== undefined && !found, add }
}

/** The customer's addresses, or the form for one of them. */
function Addresses({ addresses: initial, countries, addKey }: AddressesData) {
  const { billing } = useTheme('address_list')
  const own = useAddresses({ initial, messages: messages })
  const posted = useActionData() as Refused | undefined
  const { change, isGone, add } = useOpenForm(own.addresses)
  if (change || add)
    return (
      <AddressForm
        key={change?.id ?? add}
        {...{ change, isGone, countries, addKey }}
        addresses={own}
        type={change?.type ?? add ?? 'shipping'}
        refused={posted?.form === 'save' ? posted : undefined}
      />
    )
  return (
    <div className="stack gap-6">
      {posted?.text && (
        <Notice kind="danger" role="alert">
          {posted.text}
        </Notice>
      )}
      {types
        .filter((type) => billing || type !== 'billing')
        .map((type) => (
          <AddressCards key={type} type={type} own={own} />
        ))}
    </div>
  )
}

export const head: PageHead<unknown> = () => ({ title: texts.title })

/** `/uzivatel/seznam-adres` */
export function Component() {
  return (
    <AccountPage<AddressesData> title={texts.title} current="addresses">
      {(page) => <Addresses {...page} />}
    </AccountPage>
  )
}
