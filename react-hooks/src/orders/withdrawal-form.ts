import type {
  OrderDetails,
  OrderKey,
  WithdrawalChoiceResult,
  Withdrawal,
  WithdrawableLine,
  WithdrawalChoice,
  WithdrawalIssue,
} from '@vanek/sdk/orders'
import type { ErrorProps, ErrorReference, FieldForm, PostedForm } from '../form/field-form.ts'
import type { SubmitHandler } from '../form/submit-handler.ts'

/** Name of a text that can be sent with a withdrawal. */
export type WithdrawalText = 'note' | 'bankAccount'

/** Options of `useWithdrawalForm`. */
export interface UseWithdrawalFormOptions {
  /** The order. */
  readonly order: Pick<OrderDetails, 'items' | 'withdrawals' | 'claimed'>
  /** Identifies the order. */
  readonly orderKey: OrderKey
  /** The initial choice; the whole order if missing. */
  readonly choice?: WithdrawalChoice
  /**
   * Whether the choice is validated at once, as after a post without scripts.
   * @defaultValue false
   */
  readonly validates?: boolean
  /** Outcome of a post of the declaration without scripts. */
  readonly posted?: PostedForm<WithdrawalText, never> | undefined
  /** Called with the withdrawal after a success. */
  readonly onSuccess?: (withdrawal: Withdrawal) => void
}

/** A line of the order to choose. */
export interface WithdrawalLine extends WithdrawableLine {
  /** Issue of the amount; undefined if there is none. */
  readonly issue: WithdrawalIssue | undefined
  /** Props of the checkbox that chooses the line. */
  readonly checkboxProps: {
    /** Id for the `htmlFor` of a label. */
    readonly id: string
    /** Always `checkbox`. */
    readonly type: 'checkbox'
    /** Name under which the form posts the line. */
    readonly name: string
    /** Id of the line. */
    readonly value: number
    /** Whether the line is chosen. */
    readonly checked: boolean
    /** Chooses the line or not. */
    readonly onChange: (event: {
      /** The checkbox. */
      readonly currentTarget: {
        /** Whether it is checked. */
        readonly checked: boolean
      }
    }) => void
  }
  /** Props of the input for the amount. */
  readonly inputProps: ErrorReference & {
    /** Id for the `htmlFor` of a label. */
    readonly id: string
    /** Name under which the form posts the amount. */
    readonly name: string
    /** `decimal` if the unit allows decimals. */
    readonly inputMode: 'decimal' | 'numeric'
    /** The amount as it was typed. */
    readonly value: string
    /** Sets the amount and chooses the line. */
    readonly onChange: (event: {
      /** The input. */
      readonly currentTarget: {
        /** The typed text. */
        readonly value: string
      }
    }) => void
  }
  /** Props of the element with the error text of the amount. */
  readonly errorProps: ErrorProps
}

/** Props of a radio button that chooses between the whole order and a part of it. */
export interface WithdrawalRadioProps {
  /** Id for the `htmlFor` of a label. */
  readonly id: string
  /** Always `radio`. */
  readonly type: 'radio'
  /** Name under which the form posts the choice. */
  readonly name: string
  /** `all` or `lines`. */
  readonly value: string
  /** Whether it is chosen. */
  readonly checked: boolean
  /** Chooses it. */
  readonly onChange: () => void
}

/** The two steps of a withdrawal: the choice, and the declaration. */
export interface UseWithdrawalFormResult {
  /** The choice as it was typed. */
  readonly choice: WithdrawalChoice
  /** The parsed choice. */
  readonly read: WithdrawalChoiceResult
  /** Props of the radio button for the whole order. */
  readonly wholeRadioProps: WithdrawalRadioProps
  /** Props of the radio button for a part of the order. */
  readonly partRadioProps: WithdrawalRadioProps
  /** The lines that can be chosen. */
  readonly lines: readonly WithdrawalLine[]
  /** Issue of the choice as a whole; null if there is none. */
  readonly issue: WithdrawalIssue | null
  /** Props of the form of the first step, which the browser may post. */
  readonly formProps: {
    /** Turns the browser's own validation off. */
    readonly noValidate: true
    /** Stops an invalid choice and focuses the first issue. */
    readonly onSubmit: SubmitHandler
  }
  /** The form of the second step: `note`, `bankAccount` and the submit button. */
  readonly confirm: FieldForm<WithdrawalText>
}
