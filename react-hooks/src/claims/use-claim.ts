import {
  validateClaimForm,
  type Claim,
  type ClaimField,
  toClaimDraft,
  claimLimits,
  type OrderClaims,
  type OrderKey,
  sendClaim,
  addPhotos,
} from '@vanek/sdk/orders'
import type { FieldForm, BaseFormOptions, PostFormProps } from '../form/field-form.ts'
import { useFieldForm } from '../form/use-field-form.ts'
import { useIntentKey } from '../form/use-intent-key.ts'
import { type PhotoInputProps, useChosenFiles } from '../form/use-photos.ts'
import { useShop } from '../provider/use-shop.ts'

/** Options of {@link useClaimForm}. */
export interface UseClaimFormOptions extends BaseFormOptions<ClaimField, never> {
  /** Identifies the order. */
  readonly order: OrderKey
  /** Items of the order that can be claimed, from `getOrderClaims`. */
  readonly claimable: OrderClaims['claimable']
  /** Called with the claim after a success. */
  readonly onSuccess?: (claim: Claim) => void
}

/** A form that claims faulty goods, which works without scripts as well. */
export interface UseClaimFormResult extends Omit<FieldForm<ClaimField>, 'formProps'> {
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
}

const texts = {
  item: { required: true },
  amount: { required: true, inputMode: 'numeric' },
  description: { required: true, maxLength: claimLimits.description.most },
  wish: { required: true },
  // holds no text; listed here so that issues with photos go to this field
  photos: {},
} as const

/**
 * A form that claims faulty goods of a delivered order. Photos are chosen one after another and can be removed; a
 * photo that cannot be sent is reported at once. On submit, the photos are sent first, then the claim. Submitting
 * again sends only what was not uploaded, and the claim is filed once. Typed values and photos stay after a failure.
 *
 * @param options - The order and its items that can be claimed.
 * @returns State and prop getters of the form, and the chosen photos.
 * @example
 * ```tsx
 * const { formProps, inputProps, fileInputProps, photos, removePhoto, buttonProps } = useClaimForm({
 *   order: { id: orderId },
 *   claimable: [],
 * })
 * return <form {...formProps}>
 *   <textarea {...inputProps('description')} /><input {...fileInputProps} />
 *   {photos.map((photo) => (
 *     <button type="button" key={photo.name} onClick={() => removePhoto(photo)}>{photo.name}</button>
 *   ))}
 *   <button {...buttonProps}>Send</button>
 * </form>
 * ```
 */
export function useClaimForm({ order, claimable, onSuccess, ...choices }: UseClaimFormOptions): UseClaimFormResult {
  const shop = useShop()
  const { keyFor, forget } = useIntentKey()
  const files = useChosenFiles()
  const form = useFieldForm<ClaimField, never, Claim>({
    ...choices,
    texts,
    check: (values) => validateClaimForm(values, claimable),
    send: (values) => {
      const params = { ...order, ...toClaimDraft(values), photos: files.chosen.current, sent: files.sent.current }
      return sendClaim(shop, params, { idempotencyKey: keyFor([values, files.named()]) })
    },
    onSuccess(claim) {
      forget()
      files.empty()
      onSuccess?.(claim)
    },
  })
  const issueOf = (field: ClaimField) => (field === 'photos' && files.problem) || form.issueOf(field)
  return {
    ...form,
    issueOf,
    formProps: {
      ...form.formProps,
      encType: 'multipart/form-data',
      onSubmit: files.submitWith(addPhotos, form.formProps.onSubmit),
    },
    fileInputProps: files.inputProps({
      ...{ accept: claimLimits.photoTypes.join(), add: addPhotos },
      ...{ issue: issueOf('photos'), errorId: form.errorProps('photos').id },
    }),
    photos: files.photos,
    removePhoto: files.remove,
  }
}
