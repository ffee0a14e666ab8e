import { stateElement, type PageState } from '../../src/lib/page/settings.ts'

/** JSON that may stand inside a script element: nothing in it can end the element or begin a comment. */
export const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value ?? null).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/**
 * Makes the block that hands the state to the browser. It is data, so the content security policy leaves it alone.
 * What a loader answered may stand in many pages; its text is made once for as long as the answer itself is remembered.
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
