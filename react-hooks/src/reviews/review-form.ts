import type { ShopError } from '@vanek/sdk'
import type { Review, ReviewInputs, ReviewIssue } from '@vanek/sdk/reviews'
import type { SubmitHandler } from '../form/submit-handler.ts'

export type ReviewField = keyof ReviewInputs
export type ReviewTextField = Exclude<ReviewField, 'stars'>

/** Where writing a review stands. */
export type ReviewState =
  | { readonly status: 'idle' | 'sending' }
  /** Not sent: something is missing. */
  | { readonly status: 'incomplete'; readonly issues: readonly ReviewIssue[] }
  | { readonly status: 'sent'; readonly review: Review }
  /** For `errorText`: a 422 is already the sentence for an empty review. */
  | { readonly status: 'refused'; readonly problem: Pick<ShopError, 'issues'> & { readonly code: string } }

export interface ReviewFormOptions {
  readonly productId: number
  /** Where the form posts to without scripts; the page itself unless told. */
  readonly action?: string
  /** Told of a review that was added, to show it in its list. */
  readonly onSent?: (review: Review) => void
}

/** Props of a radio button that gives so many stars. */
export interface StarProps {
  readonly id: string
  readonly type: 'radio'
  readonly name: 'stars'
  readonly value: number
  readonly 'aria-describedby'?: string
}

export interface ReviewFieldProps {
  readonly id: string
  readonly name: ReviewTextField
  readonly maxLength: number
  readonly required?: true
  readonly autoComplete: 'name' | 'off'
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby'?: string
}

/** Props of a form that writes a review. */
export interface ReviewForm {
  readonly state: ReviewState
  /** What is wrong with a field; `issueText` has a sentence for it. */
  readonly issueOf: (field: ReviewField) => ReviewIssue | undefined
  readonly formProps: {
    readonly method: 'post'
    readonly action?: string
    readonly noValidate: true
    readonly onSubmit: SubmitHandler
  }
  /** For the group of radio buttons. */
  readonly starsProps: {
    readonly role: 'radiogroup'
    readonly 'aria-required': true
    readonly 'aria-invalid': boolean
    readonly 'aria-describedby'?: string
  }
  /** For each radio button, 1 to 5. */
  readonly starProps: (stars: number) => StarProps
  readonly fieldProps: (field: ReviewTextField) => ReviewFieldProps
  /** For the element that says what is wrong with a field. */
  readonly errorProps: (field: ReviewField) => { readonly id: string }
  readonly buttonProps: { readonly type: 'submit'; readonly 'aria-disabled': boolean }
  /** For the element that says how it went; it has to be there from the start to be read out. */
  readonly messageProps: { readonly role: 'status' }
}
