import type { Location, RouterNavigateOptions } from 'react-router-dom'
import { move } from '../../lib/browser/line.ts'

/** The part of the router that handles links and forms. */
export interface Leading {
  readonly state: { readonly location: Pick<Location, 'pathname' | 'search' | 'hash'> }
  /** Rejects if the router could not be loaded. */
  readonly navigate: (to: string, options?: RouterNavigateOptions) => Promise<void>
}

/** The shop link under an event, unless the visitor wants to open it in a new tab or save it. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-link]') : null
  if (!link || link.hasAttribute('download') || link.origin !== location.origin) return null
  return link.target === '' || link.target === '_self' ? link : null
}

/** Returns a click handler that follows links by the router, without loading a new document; see `ui/link.tsx`. */
export function followLinks(router: Leading): (event: MouseEvent) => void {
  return (event) => {
    const link = linkOf(event)
    if (!link) return
    event.preventDefault()
    const { link: marks = '', state } = link.dataset
    const here = router.state.location
    const to = link.pathname + link.search + link.hash
    const navigation = router.navigate(to, {
      // like a browser: the current URL is not pushed to the history again
      replace: marks.includes('replace') || to === here.pathname + here.search + here.hash,
      preventScrollReset: marks.includes('stay'),
      ...(state && { state: JSON.parse(state) as unknown }),
    })
    void move(navigation, () => location.assign(to))
  }
}

/** The fields of a form and its submit button. Browsers of 2022 ignore the second argument of `FormData`. */
function fieldsOf(form: HTMLFormElement, button: HTMLElement | null): FormData {
  const fields = new FormData(form, button)
  if (button instanceof HTMLButtonElement && button.name && !fields.getAll(button.name).includes(button.value))
    fields.append(button.name, button.value)
  return fields
}

/** Sends a form by the browser, which does not know the button any more. */
function sendNatively(form: HTMLFormElement, button: HTMLElement | null): void {
  if (button instanceof HTMLButtonElement && button.name)
    form.append(
      Object.assign(document.createElement('input'), { type: 'hidden', name: button.name, value: button.value }),
    )
  form.submit()
}

/**
 * Returns a submit handler that sends forms by the router, without loading a new document; see `ui/link.tsx`. What a
 * form is already sending is not sent again: a second click comes before React can disable the button.
 */
export function followForms(router: Leading): (event: SubmitEvent) => void {
  const pending = new WeakMap<HTMLFormElement, string>()
  return (event) => {
    const { target: form, submitter } = event
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.dataset['form'] === undefined) return
    event.preventDefault()
    const formData = fieldsOf(form, submitter)
    const sent = JSON.stringify([...formData])
    if (pending.get(form) === sent) return
    pending.set(form, sent)
    const { pathname, search } = router.state.location
    const navigation = router.navigate(form.getAttribute('action') ?? pathname + search, {
      formMethod: form.getAttribute('method') === 'post' ? 'post' : 'get',
      formData,
      preventScrollReset: form.dataset['form'] === 'stay',
    })
    void move(navigation, () =>
      // offline the first script says so
      navigator.onLine ? sendNatively(form, submitter) : dispatchEvent(new Event('submit')),
    ).finally(() => pending.get(form) === sent && pending.delete(form))
  }
}
