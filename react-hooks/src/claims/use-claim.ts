import type { SayableIssue } from '@vanek/sdk/i18n'
import {
  checkClaim,
  type Claim,
  type ClaimField,
  claimFrom,
  claimLimits,
  type OrderClaims,
  type OrderKey,
  sendClaim,
  withPhotos,
} from '@vanek/sdk/orders'
import { useId, useRef, useState } from 'react'
import type { FieldForm, FieldFormChoices } from '../form/field-form.ts'
import { useFieldForm } from '../form/use-field-form.ts'
import { useIntentKey } from '../form/use-intent-key.ts'
import { useShop } from '../provider/use-shop.ts'

export interface ClaimFormOptions extends FieldFormChoices<ClaimField, never> {
  readonly order: OrderKey
  /** What of the order can be claimed, as `getOrderClaims` tells it. */
  readonly claimable: OrderClaims['claimable']
  /** Told once the claim was filed. */
  readonly onFiled?: (claim: Claim) => void
}

/** Props of the input for photos. */
export interface PhotoInputProps {
  readonly id: string
  readonly name: 'photos'
  readonly type: 'file'
  readonly multiple: true
  readonly accept: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby'?: string
  readonly onChange: (event: { readonly currentTarget: HTMLInputElement }) => void
}

/** Props of the form of a claim, which works without scripts as well. */
export interface ClaimForm extends Omit<FieldForm<ClaimField>, 'formProps'> {
  readonly formProps: FieldForm<ClaimField>['formProps'] & { readonly encType: 'multipart/form-data' }
  readonly fileInputProps: PhotoInputProps
  /** The photos that were chosen, in that order. */
  readonly photos: readonly File[]
  readonly removePhoto: (photo: File) => void
}

const texts = {
  item: { required: true },
  amount: { required: true, inputMode: 'numeric' },
  description: { required: true, maxLength: claimLimits.description.most },
  wish: { required: true },
  // holds no text; named here so that what is wrong with photos is told at them
  photos: {},
} as const

const inputOf = (form: HTMLFormElement): HTMLInputElement | null => {
  const input = form.elements.namedItem('photos')
  return input instanceof HTMLInputElement ? input : null
}

/**
 * The form that claims faulty goods of a delivered order. Photos are chosen one after another and can be taken
 * back; what is wrong with one is told before anything is sent. They are sent first, then the claim; sending again
 * sends what has not arrived, and the same claim is one claim. A refusal keeps what was typed and chosen.
 *
 * ```tsx
 * const { formProps, inputProps, fileInputProps, photos, removePhoto, buttonProps } = useClaim({ order: { id: '7' },
 * claimable: [] })
 * return <form {...formProps}>
 *   <textarea {...inputProps('description')} /><input {...fileInputProps} />
 * {photos.map((photo) => <button type="button" key={photo.name} onClick={() =>
 * removePhoto(photo)}>{photo.name}</button>)}
 *   <button {...buttonProps}>Odeslat reklamaci</button>
 * </form>
 * ```
 */
export function useClaim({ order, claimable, onFiled, ...choices }: ClaimFormOptions): ClaimForm {
  const shop = useShop()
  const id = useId()
  const { keyFor, forget } = useIntentKey()
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [problem, setProblem] = useState<SayableIssue | null>(null)
  const chosen = useRef<readonly File[]>([])
  const sent = useRef(new WeakMap<Blob, string>())
  const form = useFieldForm<ClaimField, never, Claim>({
    ...choices,
    texts,
    check: (values) => checkClaim(values, claimable),
    send: (values) => {
      const files = chosen.current
      const named = files.map(({ name, size, lastModified }) => [name, size, lastModified])
      const params = { ...order, ...claimFrom(values), photos: files, sent: sent.current }
      return sendClaim(shop, params, { idempotencyKey: keyFor([values, named]) })
    },
    onSuccess(claim) {
      forget()
      choose([])
      onFiled?.(claim)
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
    const { photos: next, problem: found, refused } = withPhotos(chosen.current, files)
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
