import type { Leading } from './follow-links.ts'

/** The fields of a form with the button that sends it, which browsers of 2022 do not know how to add. */
function fieldsOf(form: HTMLFormElement, button: HTMLElement | null): FormData {
  const fields = new FormData(form, button)
  if (button instanceof HTMLButtonElement && button.name && !fields.getAll(button.name).includes(button.value))
    fields.append(button.name, button.value)
  return fields
}

/** What to do when a form is sent: sends it without loading a new document, see `ui/form.tsx`. */
export function followForms(router: Leading): (event: SubmitEvent) => void {
  return (event) => {
    const { target: form, submitter } = event
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.dataset['form'] === undefined) return
    event.preventDefault()
    const { pathname, search } = router.state.location
    void router.navigate(form.getAttribute('action') ?? pathname + search, {
      formMethod: form.getAttribute('method') === 'post' ? 'post' : 'get',
      formData: fieldsOf(form, submitter),
      preventScrollReset: form.dataset['form'] === 'stay',
    })
  }
}
