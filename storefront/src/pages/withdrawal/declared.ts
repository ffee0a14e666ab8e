import type { DeclareWithdrawalParams } from '@vanek/sdk/orders'

/** Intents of the forms for a declaration by number and e-mail. */
export const intents = { check: 'check', edit: 'edit', declare: 'declare' } as const

type Values = Readonly<Record<keyof DeclareWithdrawalParams, string>>

/** State of a posted declaration, with the typed input. */
export type Declared =
  | {
      readonly step: 'fill' | 'summary'
      readonly values: Values
      /** Error codes by field. */
      readonly errors: Readonly<Partial<Record<string, string>>>
      readonly text: string | null
    }
  | { readonly step: 'done'; readonly values: Values; readonly received: string }
