import * as texts from '#texts/composition/browser'

/**
 * Offline, forms are not sent: the browser would replace the page and what was typed by an error page of its own. Scripts that
 * handle a form have prevented that already. The notice is outside of what React hydrates.
 */
export function holdForms(): void {
  const notice = document.createElement('div')
  addEventListener('submit', (event) => {
    if (navigator.onLine || event.defaultPrevented) return
    event.preventDefault()
    notice.innerHTML = `<div class="notices"><p class="notice is-danger" role="alert">${texts.offline}</p></div>`
    document.body.append(notice)
  })
  addEventListener('online', () => notice.remove())
}
