import { useCheckout } from '@vanek/react-hooks'
import type { Missing } from '@vanek/sdk/checkout'

const what: Readonly<Record<string, { readonly text: string; readonly at: string }>> = {
  shipper: { text: 'dopravu', at: '#shippers' },
  branch: { text: 'místo vyzvednutí', at: '#shippers' },
  deliveryTimeSlot: { text: 'čas doručení', at: '#shippers' },
  payment: { text: 'platbu', at: '#payments' },
}

const ofMethods = (missing: readonly Missing[]) => missing.filter(({ step }) => step === 'methods')

/** What is yet to be chosen in this step, with the way to it; nothing when all is. */
export function MissingMethods() {
  const missing = ofMethods(useCheckout((state) => state.missing))
  return (
    <output className="missing">
      {missing.length > 0 && 'Zbývá vybrat '}
      {missing.map(({ input }, index) => (
        <span key={input}>
          {index > 0 && (index === missing.length - 1 ? ' a ' : ', ')}
          <a href={what[input]?.at}>{what[input]?.text}</a>
        </span>
      ))}
      {missing.length > 0 && '.'}
    </output>
  )
}
