import { stateElement, type PageState } from '../../src/lib/page/settings.ts'

/** JSON that is safe in a script element: nothing in it can end the element or start a comment. */
export const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value ?? null).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/**
 * Creates the block with the state for the browser. It is data, so the content security policy does not apply. The
 * data of a loader may be in many pages; they are serialized once as long as they are cached.
 */
export function createStateScript(): (state: PageState) => string {
  const known = new WeakMap<object, string>()
  const textOf = (data: unknown): string => {
    if (typeof data !== 'object' || data === null) return jsonForHtml(data)
    const text = known.get(data) ?? jsonForHtml(data)
    known.set(data, text)
    return text
  }
  return ({ loaderData = {}, ...rest }) => {
    const parts = Object.entries(loaderData).map(([id, data]) => `${jsonForHtml(id)}:${textOf(data)}`)
    const others = jsonForHtml(rest).slice(1)
    const json = `{"loaderData":{${parts.join(',')}}${others === '}' ? '' : ','}${others}`
    return `<script type="application/json" id="${stateElement}">${json}</script>`
  }
}
