import type { ErrorSummary } from '@vanek/sdk/i18n'
import type { Review, ReviewInputs, ReviewService } from '@vanek/sdk/reviews'
import type { CommonFieldProps, FieldForm, PostFormProps } from '../form/field-form.ts'
import type { PhotoInputProps } from '../form/use-photos.ts'

/** Name of a field of a review. */
export type ReviewField = keyof ReviewInputs | 'photos'

/** Name of a field of a review that holds text. */
export type ReviewTextField = Exclude<ReviewField, 'stars' | 'photos'>

/** Options of `useReviewForm`. */
export interface UseReviewFormOptions {
  /** Id of the product that the review is about. */
  readonly productId: number
  /** Address that the form posts to without scripts; the page itself if missing. */
  readonly action?: string
  /** Saves the review. Defaults to `addReview`. */
  readonly save?: ReviewService['addReview']
  /** Called with the review after a success, for example to add it to a list. */
  readonly onSuccess?: (review: Review) => void
}

/** Props of a radio button for a number of stars. */
export interface StarRadioProps {
  /** Id for the `htmlFor` of a label. */
  readonly id: string
  /** Always `radio`. */
  readonly type: 'radio'
  /** Always `stars`. */
  readonly name: 'stars'
  /** Number of stars. */
  readonly value: number
  /** Id of the element with the error text, while there is an issue. */
  readonly 'aria-describedby'?: string
}

/** Props of a text input of a review. */
export interface ReviewInputProps extends CommonFieldProps<ReviewTextField> {
  /** Most characters that can be typed. */
  readonly maxLength: number
  /** `name` for the name, else `off`. */
  readonly autoComplete: 'name' | 'off'
}

/** A form that writes a review. */
export interface UseReviewFormResult extends Pick<
  FieldForm<ReviewField>,
  'status' | 'issueOf' | 'errorProps' | 'buttonProps' | 'statusProps'
> {
  /** Props of the form. */
  readonly formProps: PostFormProps & {
    /** Lets the browser post the photos. */
    readonly encType: 'multipart/form-data'
  }
  /** Props of the input for photos. */
  readonly fileInputProps: PhotoInputProps
  /** The chosen photos, in the order they were chosen. */
  readonly photos: readonly File[]
  /** Removes a chosen photo. */
  readonly removePhoto: (photo: File) => void
  /** Why the back end rejected the review, for `errorText`; null otherwise. */
  readonly error: ErrorSummary | null
  /** Props of the element around the radio buttons. */
  readonly radioGroupProps: {
    /** Always `radiogroup`. */
    readonly role: 'radiogroup'
    /** Stars are required. */
    readonly 'aria-required': true
    /** Whether the stars are missing. */
    readonly 'aria-invalid': boolean
    /** Id of the element with the error text, while there is an issue. */
    readonly 'aria-describedby'?: string
  }
  /** Props of the radio button for a number of stars, 1 to 5. */
  readonly radioProps: (stars: number) => StarRadioProps
  /** Props of the input or textarea with this name. */
  readonly inputProps: (field: ReviewTextField) => ReviewInputProps
}
