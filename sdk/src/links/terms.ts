import { buildPath } from './build-path.ts'

const pageAt = (slug: string, locale: string): string => buildPath('page-slug', { slug }, { locale })

/** The path of the terms for every order. */
export const termsPath = (locale: string): string => pageAt('obchodni-podminky', locale)

/** Path of the terms for companies. */
export const businessTermsPath = (locale: string): string => pageAt('podminky-pro-firmy', locale)
