import { createStore, type Store } from '../kernel/store.ts'
import { cookieIn, type CookiePort, cookieText, dayInSeconds } from '../kernel/cookies.ts'

/** Which language a visitor reads, and whether its texts are there yet (B4.17). */
export interface LocaleState {
  readonly locale: string
  /** `pending` until the wanted language is known and its texts have come, then `switched`. */
  readonly status: 'pending' | 'switched'
}

export interface LocaleStore extends Store<LocaleState> {
  /** Takes the language that was kept, or the one the page came in. Called after hydration. */
  readonly load: () => Promise<void>
  /** Changes to a language of the shop and keeps it for 365 days (B9.02); one it does not have changes nothing. */
  readonly switchTo: (locale: string) => Promise<void>
}

export interface LocaleStoreOptions {
  readonly cookies: CookiePort
  /** The languages the shop offers (B1.04). */
  readonly locales: readonly string[]
  /** The language the page came in; the first of `locales` unless told. */
  readonly locale?: string
  /** Fetches the texts of a language; the change is `pending` meanwhile. When it throws, so does the verb, and the language stays. */
  readonly loadTexts?: (locale: string) => Promise<unknown>
  /** Whether the cookie is sent over https only; true unless told. */
  readonly secure?: boolean
}

/** Name of the cookie that keeps the language (B9.02). */
export const localeCookie = 'vanek_locale'
const keptDays = 365

/** The language of a visitor, kept in a cookie that a server can read as well (B4.17, B9.02). */
export function createLocaleStore(options: LocaleStoreOptions): LocaleStore {
  const { cookies, locales, locale: first = locales[0] ?? 'cs', loadTexts, secure = true } = options
  const { setState, ...store } = createStore<LocaleState>({ locale: first, status: 'pending' })
  let wanted = first

  const change = async (locale: string): Promise<boolean> => {
    const before = store.getState().locale
    wanted = locale
    setState({ locale: before, status: 'pending' })
    try {
      if (locale !== first) await loadTexts?.(locale)
    } catch (error) {
      // a later change decides instead
      if (wanted === locale) setState({ locale: before, status: 'switched' })
      throw error
    }
    if (wanted !== locale) return false
    setState({ locale, status: 'switched' })
    return true
  }

  return {
    ...store,
    async load() {
      const kept = cookieIn(cookies.read(), localeCookie)
      await change(kept !== undefined && locales.includes(kept) ? kept : first)
    },
    async switchTo(locale) {
      if (!locales.includes(locale) || !(await change(locale))) return
      cookies.write(cookieText(localeCookie, locale, { maxAge: keptDays * dayInSeconds, secure }))
    },
  }
}
