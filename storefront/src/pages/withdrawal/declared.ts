import type { DeclareWithdrawalParams } from '@vanek/sdk/orders'

/** What the forms of a declaration by number and e-mail ask for. */
export const intents = { check: 'check', edit: 'edit', declare: 'declare' } as const

type Values = Readonly<Record<keyof DeclareWithdrawalParams, string>>

/** Where a declaration stands that was posted, with everything that was typed. */
export type Declared =
  | {
      readonly step: 'fill' | 'summary'
      readonly values: Values
      /** Codes by field. */
      readonly errors: Readonly<Partial<Record<string, string>>>
      readonly text: string | null
    }
  | { readonly step: 'done'; readonly values: Values; readonly received: string }
