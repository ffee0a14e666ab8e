import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/aliases.mjs'
import { stringsFor } from '../../../specs/sandbox/test/support/sources.ts'
import type { Announcement } from './announcements.ts'
import { language } from './market.ts'

export const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)

/** Sources of texts in the language of the market: the shop, the messages of the packages, and the seed. */
const isSource = (path: string) => path.endsWith(`.${language}.ts`) || path.includes(`/i18n/${language}`)

/** Names and descriptions of payments. */
const payments = `specs/sandbox/seed/data/${language === 'cs' ? '' : 'sk/'}payments.yaml`

/** Keys, paths and names of pictures. */
const isCode = (text: string) => /^[\w./:#?=&*[\]()-]*$/.test(text) && !/^\p{Lu}?\p{Ll}+$/u.test(text)

/** Every word that the texts of the market are made of. */
export function marketWords(): ReadonlySet<string> {
  const sources = ['storefront/src', 'sdk/src/i18n', 'specs/sandbox/seed'].flatMap(filesIn).filter(isSource)
  const texts = sources.flatMap((path) => stringsFor(language, readFileSync(join(root, path), 'utf8')))
  const ofPayments = [...readFileSync(join(root, payments), 'utf8').matchAll(/^\s*(?:name|description): (.+)$/gm)].map(
    ([, text = '']) => text,
  )
  return new Set([...texts.filter((text) => !isCode(text)), ...ofPayments].flatMap(wordsIn))
}

/** An announcement as a line of the transcript. */
export const lineOf = ({ role, name, more }: Announcement): string => [role, name, ...more].join(', ')

/** Announcements that nobody would understand: empty names, code, or words that no text of the market has. */
export function notUnderstood(announcements: readonly Announcement[], words: ReadonlySet<string>): readonly string[] {
  return announcements.flatMap((one) => {
    if (one.name.trim() === '') return [`${lineOf(one)}: no name`]
    // states have two words; the value of a field is the visitor's
    const text = [one.name, ...one.more.filter((more) => wordsIn(more).length > 2)].join(' ')
    if (/undefined|null|NaN|\[object|[a-z]_[a-z]|https?:/.test(text)) return [`${lineOf(one)}: code`]
    const unknown = wordsIn(text).filter((word) => !words.has(word))
    return unknown.length > 0 ? [`${lineOf(one)}: ${unknown.join(', ')}`] : []
  })
}

/** Expected announcements that are missing or out of order. */
export function missedIn(
  announcements: readonly Announcement[],
  expected: readonly (readonly [string, RegExp])[],
): readonly string[] {
  let at = 0
  return expected.flatMap(([role, text]) => {
    const found = announcements.findIndex((one, place) => place >= at && one.role === role && text.test(lineOf(one)))
    if (found === -1) return [`${role}: ${String(text)}`]
    at = found + 1
    return []
  })
}
