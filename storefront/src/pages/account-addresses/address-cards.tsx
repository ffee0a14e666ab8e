import * as texts from '#texts/pages/account-addresses'
import { Link } from '../../ui/link.tsx'
import type { UseAddressesResult } from '@vanek/react-hooks'
import type { AddressType, UserAddress } from '@vanek/sdk/account'
import { countryName } from '../../entities/address/words.ts'
import { accountPaths } from '#market/paths'
import { phoneText, postcodeText } from '../../lib/texts/format.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmRemove } from '../../ui/confirm-remove.tsx'

interface CardProps {
  readonly address: UserAddress
  /** Whether there are others of its type. */
  readonly several: boolean
  readonly own: UseAddressesResult
}

function Card({ address: saved, several, own }: CardProps) {
  const { id, name, phone, business, address } = saved
  const called = `${name}, ${address.street}`
  return (
    <li className="address-card" aria-busy={own.pending.has(id) || undefined}>
      <address>
        <strong>
          {name}
          {saved.default && several && <span className="tag fill-ok">{texts.isFirst}</span>}
        </strong>
        {business && <span>{business.business_name}</span>}
        <span>{address.street}</span>
        <span>
          {postcodeText(address.postcode, address.country_code)} {address.city}
        </span>
        <span>{countryName(address.country_code)}</span>
        {business?.TIN && (
          <span className="small quiet num">
            {texts.tin(business.TIN)}
            {business.VATIN && texts.vatin(business.VATIN)}
          </span>
        )}
        {phone && <span className="num">{phoneText(phone)}</span>}
      </address>
      <div className="address-ways">
        <Link
          className="btn btn-plain"
          to={`${accountPaths.addresses}?upravit=${id}`}
          aria-label={texts.editOf(called)}
        >
          {texts.edit}
        </Link>
        {!saved.default && (
          <form
            method="post"
            action={accountPaths.addresses}
            onSubmit={(event) => {
              event.preventDefault()
              void own.change(id, { default: true })
            }}
          >
            <input type="hidden" name="intent" value="default" />
            <input type="hidden" name="id" value={id} />
            <Button type="submit" tone="plain" aria-label={texts.makeFirstOf(called)}>
              {texts.makeFirst}
            </Button>
          </form>
        )}
        <ConfirmRemove
          what={texts.remove}
          label={texts.removeOf(called)}
          question={texts.removeQuestion}
          intent="delete"
          action={accountPaths.addresses}
          id={id}
          onConfirm={(event) => {
            own.removeButtonProps(id).onClick(event)
            // the button that has the focus goes away
            document.getElementById(saved.type)?.focus()
          }}
        />
      </div>
    </li>
  )
}

export interface AddressCardsProps {
  readonly type: AddressType
  readonly own: UseAddressesResult
}

const titles: Readonly<Record<AddressType, readonly [title: string, none: string, add: string]>> = {
  shipping: [texts.shippingTitle, texts.shippingNone, texts.shippingAdd],
  billing: [texts.billingTitle, texts.billingNone, texts.billingAdd],
}

/** Addresses of one type, the default one first. */
export function AddressCards({ type, own }: AddressCardsProps) {
  const addresses = own.addresses.filter((each) => each.type === type)
  const [title, none, add] = titles[type]
  return (
    <section aria-labelledby={type}>
      <div className="section-head">
        <h2 id={type} tabIndex={-1}>
          {title}
        </h2>
        <Link to={`${accountPaths.addresses}?pridat=${type}`}>{add}</Link>
      </div>
      {addresses.length === 0 ? (
        <p className="quiet">{none}</p>
      ) : (
        <ul className="address-cards">
          {addresses.map((each) => (
            <Card key={each.id} address={each} several={addresses.length > 1} own={own} />
          ))}
        </ul>
      )}
    </section>
  )
}
