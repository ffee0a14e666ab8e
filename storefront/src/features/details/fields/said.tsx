import type { CheckoutState, CheckoutField, VatinRemark } from '@vanek/sdk/checkout'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { DetailsTexts } from './posting.ts'

interface Said {
  readonly texts: DetailsTexts
  readonly first: CheckoutField | undefined
  /** Result of a company lookup without scripts. */
  readonly company: CheckoutState['company']
  /** The register's remark about the VAT number at that time. */
  readonly remark: VatinRemark | null
  /** Called when an input changes: its messages may not apply any more. */
  readonly drop: (name: CheckoutField) => void
}

const SaidContext = createContext<Said>({
  texts: {},
  first: undefined,
  company: 'idle',
  remark: null,
  drop: () => undefined,
})

/** Messages of the response to a posted form about its inputs, until each is changed. */
export const useSaid = (): Said => use(SaidContext)

/** Provides the messages of the response; `first` is the input that a browser without scripts focuses. */
export function SaidProvider({
  texts: answered,
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
  const [state, setState] = useState({ answered, texts: answered ?? {} })
  if (state.answered !== answered) setState({ answered, texts: answered ?? {} })
  const value = useMemo(
    () => ({
      texts: state.texts,
      first,
      company,
      remark,
      drop: (name: CheckoutField) =>
        setState((before) => {
          if (before.texts[name] === undefined) return before
          const { [name]: _gone, ...texts } = before.texts
          return { ...before, texts }
        }),
    }),
    [state.texts, first, company, remark],
  )
  return <SaidContext value={value}>{children}</SaidContext>
}
