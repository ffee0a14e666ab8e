import href from '../../styles/order.css?url'

/** The style sheet of cart, checkout and account, by its path in the sources. */
export const orderStyles = 'src/styles/order.css'

let loading: Promise<void> | undefined

const load = async () =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      loading = undefined
      // in the words of browsers, so that it is handled like a script that did not come
      reject(new TypeError(`Failed to fetch dynamically imported style sheet: ${href}`))
    })
    document.head.append(link)
  })

/** Loads that style sheet unless the page has it; a page that needs it waits until it is there. */
export async function loadOrderStyles(): Promise<void> {
  if (import.meta.env.SSR || document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return loading
  return (loading ??= load())
}
