import type {
  AnyOrder,
  OrderKey,
  ReadChoice,
  Withdrawal,
  WithdrawableLine,
  WithdrawalChoice,
  WithdrawalIssue,
} from '@vanek/sdk/orders'
import type { FieldForm, Posted } from '../form/field-form.ts'
import type { SubmitHandler } from '../form/submit-handler.ts'

/** A text told with a withdrawal. */
export type WithdrawalText = 'note' | 'bankAccount'

export interface WithdrawalOptions {
  /** The order, and how it is named to the back end. */
  readonly order: Pick<AnyOrder, 'items' | 'withdrawals' | 'claimed'>
  readonly orderKey: OrderKey
  /** What is chosen at first: everything unless told. */
  readonly choice?: WithdrawalChoice
  /** Whether the choice is judged at once, as of a form that was sent without scripts. */
  readonly judged?: boolean
  /** What was told when the form was posted without scripts. */
  readonly posted?: Posted<WithdrawalText, never> | undefined
  /** Told once it was declared. */
  readonly onSuccess?: (withdrawal: Withdrawal) => void
}

/** A line to choose from. */
export interface WithdrawalLine extends WithdrawableLine {
  readonly issue: WithdrawalIssue | undefined
  /** For the box that chooses it. */
  readonly checkboxProps: {
    readonly id: string
    readonly type: 'checkbox'
    readonly name: string
    readonly value: number
    readonly checked: boolean
    readonly onChange: (event: { readonly currentTarget: { readonly checked: boolean } }) => void
  }
  /** For the input of the amount. */
  readonly inputProps: {
    readonly id: string
    readonly name: string
    readonly inputMode: 'decimal' | 'numeric'
    readonly value: string
    readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void
    readonly 'aria-invalid': boolean
    readonly 'aria-describedby'?: string
  }
  /** For the element that says what is wrong with the amount. */
  readonly errorProps: { readonly id: string }
}

/** Props of one of the two ways to choose. */
export interface WithdrawalRadioProps {
  readonly id: string
  readonly type: 'radio'
  readonly name: string
  readonly value: string
  readonly checked: boolean
  readonly onChange: () => void
}

/** Props of the two steps of a withdrawal: choosing, and confirming it. */
export interface WithdrawalForm {
  /** The choice as it was typed, and as it is read. */
  readonly choice: WithdrawalChoice
  readonly read: ReadChoice
  readonly wholeRadioProps: WithdrawalRadioProps
  readonly partRadioProps: WithdrawalRadioProps
  readonly lines: readonly WithdrawalLine[]
  /** What is wrong with the choice as a whole. */
  readonly issue: WithdrawalIssue | null
  /** For the form of the first step, which may be sent as the browser does. */
  readonly formProps: { readonly noValidate: true; readonly onSubmit: SubmitHandler }
  /** The form of the second step: `note`, `bankAccount`, and sending what is chosen. */
  readonly confirm: FieldForm<WithdrawalText>
}
