import { type DetailsForm, detailsFrom, textFields, tickFields } from '@vanek/sdk/checkout'

const key = 'vanek_details'

// the tab keeps it, so it is gone with the tab; a storage that is forbidden keeps nothing
const storage = (): Storage | null => {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

function kept(): Partial<DetailsForm> {
  try {
    const value: unknown = JSON.parse(storage()?.getItem(key) ?? 'null')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** Keeps what is typed so far, for whoever steps back and comes again. */
export function keepDraft(form: HTMLFormElement): void {
  storage()?.setItem(key, JSON.stringify({ ...kept(), ...detailsFrom(new FormData(form)), terms: false }))
}

/** Forgets what was typed: it has become an order. */
export const dropDraft = (): void => storage()?.removeItem(key)

/** Fills in what was typed before. A field that already says something else than it began with is left alone. */
export function fillDraft(form: HTMLFormElement): void {
  const draft = kept()
  for (const name of textFields) {
    const field = form.elements.namedItem(name)
    const text = draft[name]
    if (typeof text !== 'string' || text === '') continue
    if (field instanceof HTMLSelectElement) field.value = text
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.value === field.defaultValue) field.value = text
    }
  }
  for (const name of tickFields) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && draft[name] === true) field.checked = true
  }
}
