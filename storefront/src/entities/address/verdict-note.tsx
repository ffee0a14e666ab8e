import { useAddressValidation } from '@vanek/react-hooks'
import type { CheckoutTextField } from '@vanek/sdk/checkout'
import { interpolate } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'

/** The service's verdict about an input, if it does not block the form (C5.29, C5.30). */
export function VerdictNote({ name }: { readonly name: CheckoutTextField }) {
  const { code, suggestion, suggestionButtonProps, statusProps } = useAddressValidation(name)
  return (
    <span className="field-notice" {...statusProps}>
      {code && messages[code]}
      {suggestion && (
        <button className="link" {...suggestionButtonProps}>
          {interpolate(messages.verdict_suggestion, { suggestion })}
        </button>
      )}
    </span>
  )
}
