import { useMoney } from '@vanek/react-hooks'
import { Icon } from '../../ui/icon.tsx'
import { phoneText } from './phone-text.ts'
import { useShell } from './use-shell.ts'

/** The line above the header: the promise of delivery, and where to ask. */
export function TopLine() {
  const globals = useShell()?.globals
  const money = useMoney()
  if (!globals) return null
  const { contact, freeShippingAt, banner } = globals
  const promise = banner ?? (freeShippingAt === null ? null : `Doprava zdarma od ${money(freeShippingAt)}`)
  return (
    <aside className="top-line" aria-label="Doprava a poradna">
      <div className="wrap">
        {promise && (
          <span>
            <Icon name="truck" />
            {promise}
          </span>
        )}
        <a href={`tel:${contact.phone.replaceAll(/\s/g, '')}`}>
          <Icon name="phone" />
          <span className="head-text num">{phoneText(contact.phone)}</span>
        </a>
      </div>
    </aside>
  )
}
