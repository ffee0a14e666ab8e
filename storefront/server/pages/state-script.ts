import { stateElement, type PageState } from '../../src/app/state.ts'

/** JSON that may stand inside a script element: nothing in it can end the element or begin a comment. */
export const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The block that hands the state to the browser. It is data, so the content security policy leaves it alone. */
export const stateScript = (state: PageState): string =>
  `<script type="application/json" id="${stateElement}">${jsonForHtml(state)}</script>`
