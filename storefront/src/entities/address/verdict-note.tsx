import { useInputVerdict } from '@vanek/react-hooks'
import type { TextInput } from '@vanek/sdk/checkout'
import { fillIn } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'

/** The service's verdict about an input, if it does not block the form (C5.29, C5.30). */
export function VerdictNote({ name }: { readonly name: TextInput }) {
  const { code, suggestion, suggestionButtonProps, statusProps } = useInputVerdict(name)
  return (
    <span className="field-notice" {...statusProps}>
      {code && cs[code]}
      {suggestion && (
        <button className="link" {...suggestionButtonProps}>
          {fillIn(cs.verdict_suggestion, { suggestion })}
        </button>
      )}
    </span>
  )
}
