import type { IssueSummary } from '@vanek/sdk/i18n'
import { useId, useRef, useState } from 'react'
import type { ErrorReference } from './field-form.ts'
import type { SubmitHandler } from './submit-handler.ts'

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

interface Added {
  readonly photos: readonly File[]
  readonly problem: string | null
  readonly refused: File | null
}

interface PhotosOptions {
  readonly accept: string
  /** Adds files to those chosen before. */
  readonly add: (chosen: readonly File[], files: readonly File[]) => Added
  /** Issue that the client-side validation found. */
  readonly issue: IssueSummary | undefined
  /** Id of the element with the error text. */
  readonly errorId: string
}

const inputOf = (form: HTMLFormElement): HTMLInputElement | null => {
  const input = form.elements.namedItem('photos')
  return input instanceof HTMLInputElement ? input : null
}

const isAlso = (file: File) => (other: File) =>
  file.name === other.name && file.size === other.size && file.lastModified === other.lastModified

/** The photos of a form as they are chosen. `chosen` is what is sent, also before the next render. */
export interface ChosenFiles {
  readonly photos: readonly File[]
  readonly problem: IssueSummary | null
  readonly chosen: { readonly current: readonly File[] }
  /** Uploaded photos with their ids. */
  readonly sent: { readonly current: WeakMap<Blob, string> }
  /** Removes all photos and issues. */
  readonly empty: () => void
  /** Identifies these photos for an idempotency key. */
  readonly named: () => readonly unknown[]
  readonly remove: (photo: File) => void
  readonly inputProps: (options: PhotosOptions) => PhotoInputProps
  /** Adds files that were chosen before hydration, then submits, unless some of them are invalid. */
  readonly submitWith: (add: PhotosOptions['add'], submit: SubmitHandler) => SubmitHandler
}

/** Photos that are chosen one after another and can be removed. */
export function useChosenFiles(): ChosenFiles {
  const id = useId()
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [problem, setProblem] = useState<IssueSummary | null>(null)
  const chosen = useRef<readonly File[]>([])
  const sent = useRef(new WeakMap<Blob, string>())

  function choose(next: readonly File[]): void {
    chosen.current = next
    setPhotos(next)
  }

  /** Moves the files out of the input, so that more can be chosen. Returns whether all are valid. */
  function take(input: HTMLInputElement, add: PhotosOptions['add']): boolean {
    const files = [...(input.files ?? [])].filter((file) => !chosen.current.some(isAlso(file)))
    // chosen again or not: a file that stays would be added when the form is sent
    input.value = ''
    if (files.length === 0) return true
    const { photos: next, problem: found, refused } = add(chosen.current, files)
    choose(next)
    setProblem(found === null ? null : { code: found, field: 'photos', title: refused?.name ?? '' })
    return found === null
  }

  return {
    ...{ photos, problem, chosen, sent },
    empty() {
      choose([])
      setProblem(null)
    },
    named: () => chosen.current.map(({ name, size, lastModified }) => [name, size, lastModified]),
    remove(photo) {
      choose(chosen.current.filter((each) => each !== photo))
      setProblem(null)
    },
    inputProps: ({ accept, add, issue, errorId }) => ({
      ...{ id: `${id}photos`, name: 'photos', type: 'file', multiple: true, accept },
      'aria-invalid': issue !== undefined,
      ...(issue && { 'aria-describedby': errorId }),
      onChange: ({ currentTarget }) => take(currentTarget, add),
    }),
    submitWith: (add, submit) => (event) => {
      const input = inputOf(event.currentTarget)
      if (input && !take(input, add)) {
        event.preventDefault()
        return input.focus()
      }
      // an earlier refused file would hide what the back end says about the others
      setProblem(null)
      return submit(event)
    },
  }
}
