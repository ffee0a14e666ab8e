import type { IssueSummary } from '@vanek/sdk/i18n'
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
import { useId, useRef, useState } from 'react'
import type { ErrorReference, FieldForm, BaseFormOptions, PostFormProps } from '../form/field-form.ts'
import { useFieldForm } from '../form/use-field-form.ts'
import { useIntentKey } from '../form/use-intent-key.ts'
import { useShop } from '../provider/use-shop.ts'

/** Options of {@link useClaimForm}. */
export interface UseClaimFormOptions extends BaseFormOptions<ClaimField, never> {
  /** Names the order. */
  readonly order: OrderKey
  /** Items of the order that can be claimed, from `getOrderClaims`. */
  readonly claimable: OrderClaims['claimable']
  /** Called with the claim after a success. */
  readonly onSuccess?: (claim: Claim) => void
}

/** Props of the input for photos. */
export interface PhotoInputProps extends ErrorReference {
  /** Id for the `htmlFor` of a label. */
  readonly id: string
  /** Name under which the form posts the photos. */
  readonly name: 'photos'
  /** Always `file`. */
  readonly type: 'file'
  /** Several photos can be chosen. */
  readonly multiple: true
  /** Types of files that can be chosen. */
  readonly accept: string
  /** Adds the chosen files to `photos`. */
  readonly onChange: (event: {
    /** The input. */
    readonly currentTarget: HTMLInputElement
  }) => void
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

const inputOf = (form: HTMLFormElement): HTMLInputElement | null => {
  const input = form.elements.namedItem('photos')
  return input instanceof HTMLInputElement ? input : null
}

/**
 * A form that claims faulty goods of a delivered order. Photos are chosen one after another and can be removed; a
 * photo that cannot be sent is reported at once. On submit, the photos are sent first, then the claim. Submitting
 * again sends what has not arrived, and the claim is filed once. Typed values and photos stay after a failure.
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
  const id = useId()
  const { keyFor, forget } = useIntentKey()
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [problem, setProblem] = useState<IssueSummary | null>(null)
  const chosen = useRef<readonly File[]>([])
  const sent = useRef(new WeakMap<Blob, string>())
  const form = useFieldForm<ClaimField, never, Claim>({
    ...choices,
    texts,
    check: (values) => validateClaimForm(values, claimable),
    send: (values) => {
      const files = chosen.current
      const named = files.map(({ name, size, lastModified }) => [name, size, lastModified])
      const params = { ...order, ...toClaimDraft(values), photos: files, sent: sent.current }
      return sendClaim(shop, params, { idempotencyKey: keyFor([values, named]) })
    },
    onSuccess(claim) {
      forget()
      choose([])
      onSuccess?.(claim)
    },
  })

  function choose(next: readonly File[]): void {
    chosen.current = next
    setPhotos(next)
  }

  /** Takes the files out of the input, so that more can be chosen. */
  function take(input: HTMLInputElement): void {
    const files = [...(input.files ?? [])]
    if (files.length === 0) return
    const { photos: next, problem: found, refused } = addPhotos(chosen.current, files)
    input.value = ''
    choose(next)
    setProblem(found && { code: found, field: 'photos', title: refused?.name ?? '' })
  }

  const issueOf = (field: ClaimField) => (field === 'photos' && problem) || form.issueOf(field)
  return {
    ...form,
    issueOf,
    formProps: {
      ...form.formProps,
      encType: 'multipart/form-data',
      onSubmit(event) {
        // chosen before the scripts were there
        const input = inputOf(event.currentTarget)
        if (input) take(input)
        form.formProps.onSubmit(event)
      },
    },
    fileInputProps: {
      ...{ id: `${id}photos`, name: 'photos', type: 'file', multiple: true, accept: claimLimits.photoTypes.join() },
      'aria-invalid': issueOf('photos') !== undefined,
      ...(issueOf('photos') && { 'aria-describedby': form.errorProps('photos').id }),
      onChange: ({ currentTarget }) => take(currentTarget),
    },
    photos,
    removePhoto(photo) {
      choose(chosen.current.filter((each) => each !== photo))
      setProblem(null)
    },
  }
}
