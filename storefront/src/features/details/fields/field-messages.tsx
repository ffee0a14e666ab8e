import type { CheckoutState, CheckoutField, VatinRemark } from '@vanek/sdk/checkout'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { DetailsTexts } from './posting.ts'

interface FieldMessages {
  readonly texts: DetailsTexts
  readonly first: CheckoutField | undefined
  /** Result of a company lookup without scripts. */
  readonly company: CheckoutState['company']
  /** The register's remark about the VAT number at that time. */
  readonly remark: VatinRemark | null
  /** Called when an input changes: its messages may not apply any more. */
  readonly drop: (name: CheckoutField) => void
}

const FieldMessagesContext = createContext<FieldMessages>({
  texts: {},
  first: undefined,
  company: 'idle',
  remark: null,
  drop: () => undefined,
})

/** Messages of the response to a posted form about its inputs, until each is changed. */
export const useFieldMessages = (): FieldMessages => use(FieldMessagesContext)

/** Provides the messages of the response; `first` is the input that a browser without scripts focuses. */
export function FieldMessagesProvider({
  texts: responseTexts,
  first,
  company = 'idle',
  remark = null,
  children,
}: {
  readonly texts: DetailsTexts | undefined
  readonly first: CheckoutField | undefined
  readonly company?: CheckoutState['company'] | undefined
  readonly remark?: VatinRemark | null | undefined
  readonly children: ReactNode
}) {
  const [state, setState] = useState({ responseTexts, texts: responseTexts ?? {} })
  if (state.responseTexts !== responseTexts) setState({ responseTexts, texts: responseTexts ?? {} })
  const value = useMemo(
    () => ({
      texts: state.texts,
      first,
      company,
      remark,
      drop: (name: CheckoutField) =>
        setState((before) => {
          if (before.texts[name] === undefined) return before
          const { [name]: _removed, ...texts } = before.texts
          return { ...before, texts }
        }),
    }),
    [state.texts, first, company, remark],
  )
  return <FieldMessagesContext value={value}>{children}</FieldMessagesContext>
}
