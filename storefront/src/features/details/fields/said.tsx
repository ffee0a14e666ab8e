import type { CheckoutState, InputName, VatinRemark } from '@vanek/sdk/checkout'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { DetailsTexts } from './texts.ts'

interface Said {
  readonly texts: DetailsTexts
  readonly first: InputName | undefined
  /** What came of looking a company up without scripts. */
  readonly company: CheckoutState['company']
  /** What the register said about the VAT number then. */
  readonly remark: VatinRemark | null
  /** The input was changed: what was said of it may hold no longer. */
  readonly drop: (name: InputName) => void
}

const SaidContext = createContext<Said>({
  texts: {},
  first: undefined,
  company: 'idle',
  remark: null,
  drop: () => undefined,
})

/** What the answer to a posted form says of its inputs, until each is changed. */
export const useSaid = (): Said => use(SaidContext)

/** Tells the form what the answer said; `first` is where a browser without scripts puts the focus. */
export function SaidProvider({
  texts: answered,
  first,
  company = 'idle',
  remark = null,
  children,
}: {
  readonly texts: DetailsTexts | undefined
  readonly first: InputName | undefined
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
      drop: (name: InputName) =>
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
