import { createStore, type Store } from '../kernel/store.ts'
import { cookieIn, type CookiePort, cookieText, dayInSeconds } from '../kernel/cookies.ts'

/** State of a {@link LocaleStore}. */
export interface LocaleState {
  /** Language that the page shows now, like `en`; while `pending` still the previous one. */
  readonly locale: string
  /** `pending` while the language is being read or its texts are loading, then `success`. */
  readonly status: 'pending' | 'success'
}

/** Store of the language of the visitor; made by {@link createLocaleStore}. */
export interface LocaleStore extends Store<LocaleState> {
  /** Applies the stored language, or that of the page. Call it after hydration. */
  readonly load: () => Promise<void>
  /** Changes to a language of the shop and stores it for 365 days; another language changes nothing. */
  readonly switchTo: (locale: string) => Promise<void>
}

/** Options of {@link createLocaleStore}. */
export interface LocaleStoreOptions {
  /** Stores the chosen language, in the cookie {@link localeCookie}. */
  readonly cookies: CookiePort
  /** The languages the shop offers. */
  readonly locales: readonly string[]
  /**
   * The language of the page.
   *
   * @defaultValue the first of `locales`, or English without any
   */
  readonly locale?: string
  /**
   * Loads the texts of a language; the store is `pending` meanwhile. If it throws, the method throws too, and the
   * language stays. `load` also loads those of the page's language, unless it is `builtIn`.
   */
  readonly loadTexts?: (locale: string) => Promise<unknown>
  /** Language whose texts need not be fetched; none if missing. */
  readonly builtIn?: string
  /**
   * Whether the cookie is sent over https only.
   *
   * @defaultValue true
   */
  readonly secure?: boolean
}

/** Name of the cookie that stores the language. */
export const localeCookie = 'vanek_locale'
const maxAgeDays = 365

/**
 * Creates a store of the language of a visitor. The language is stored in a cookie, so that a server can read it.
 *
 * @param options - Cookies, the languages of the shop, the language of the page, and how to load texts.
 * @returns The store; call `load` after hydration.
 * @example
 * ```ts
 * const locale = createLocaleStore({ cookies, locales: ['cs', 'en'], locale: 'cs' })
 * ```
 */
export function createLocaleStore(options: LocaleStoreOptions): LocaleStore {
  const { cookies, locales, locale: first = locales[0] ?? 'en', builtIn, loadTexts, secure = true } = options
  const { setState, ...store } = createStore<LocaleState>({ locale: first, status: 'pending' })
  let wanted = first

  const change = async (locale: string): Promise<boolean> => {
    const before = store.getState().locale
    wanted = locale
    setState({ locale: before, status: 'pending' })
    try {
      if (locale !== builtIn) await loadTexts?.(locale)
    } catch (error) {
      // a later change wins
      if (wanted === locale) setState({ locale: before, status: 'success' })
      throw error
    }
    if (wanted !== locale) return false
    setState({ locale, status: 'success' })
    return true
  }

  return {
    ...store,
    async load() {
      const stored = cookieIn(cookies.read(), localeCookie)
      await change(stored !== undefined && locales.includes(stored) ? stored : first)
    },
    async switchTo(locale) {
      if (!locales.includes(locale) || !(await change(locale))) return
      cookies.write(cookieText(localeCookie, locale, { maxAge: maxAgeDays * dayInSeconds, secure }))
    },
  }
}
