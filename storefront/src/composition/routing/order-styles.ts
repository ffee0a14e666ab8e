import href from '../../styles/order.css?url'

/** Source path of the style sheet of cart, checkout and account. */
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
      // the wording of browsers, so that it is handled like a script that failed to load
      reject(new TypeError(`Failed to fetch dynamically imported style sheet: ${href}`))
    })
    document.head.append(link)
  })

/** Loads that style sheet once; pages that need it wait for it. */
export async function loadOrderStyles(): Promise<void> {
  if (import.meta.env.SSR || document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return loading
  return (loading ??= load())
}
