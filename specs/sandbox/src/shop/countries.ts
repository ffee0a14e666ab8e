import codes from 'i18n-iso-countries/index.js'
import { market } from '../market.ts'
import { pageOf, type Page } from '../http/page.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { readSettings } from './settings.ts'

const DEFAULT_LOCALE = market

type Named = Pick<Shop['Country'], 'code' | 'alpha3' | 'title'>

/** The countries of the world, those delivered to first (C7.46). */
export function countryHandlers({ database }: Services): Handlers {
  const byLocale = new Map<string, readonly Named[]>()

  function worldIn(locale: string): readonly Named[] {
    const known = byLocale.get(locale)
    if (known !== undefined) return known
    const translated = namesIn(locale)
    byLocale.set(locale, translated)
    return translated
  }

  return {
    async getCountries(request) {
      const { countries } = await readSettings(database.q)
      const world = worldIn(localeOf(request.headers['x-locale']))
      const delivered = countries.flatMap(({ code }) => world.find((one) => one.code === code) ?? [])
      const others = world.filter((one) => !delivered.includes(one))
      const all: Shop['Country'][] = [
        ...delivered.map((one) => ({ ...one, delivery: true })),
        ...others.map((one) => ({ ...one, delivery: false })),
      ]
      return pageOf(all, request.query as Page)
    },
  }
}

/** The language of a header; the default language of the shop if it is not supported. */
function localeOf(header: string | string[] | undefined): string {
  const language = String(header ?? '').slice(0, 2)
  return ['cs', 'sk', 'de', 'en', 'pl'].includes(language) ? language : DEFAULT_LOCALE
}

function namesIn(locale: string): readonly Named[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return Object.entries(codes.getAlpha2Codes())
    .map(([code, alpha3]) => ({ code, alpha3, title: names.of(code) ?? code }))
    .sort((one, two) => compare(one.title, two.title))
}
