import type { Leading } from './follow-links.ts'

/** The fields of a form and its submit button. Browsers of 2022 ignore the second argument of `FormData`. */
function fieldsOf(form: HTMLFormElement, button: HTMLElement | null): FormData {
  const fields = new FormData(form, button)
  if (button instanceof HTMLButtonElement && button.name && !fields.getAll(button.name).includes(button.value))
    fields.append(button.name, button.value)
  return fields
}

/** Returns a submit handler that sends forms by the router, without loading a new document; see `ui/form.tsx`. */
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
