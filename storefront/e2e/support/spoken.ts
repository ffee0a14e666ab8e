import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/aliases.mjs'
import { stringsFor } from '../../../specs/sandbox/test/support/sources.ts'
import type { Heard } from './heard.ts'

export const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)

/** Sources of Czech texts: those of the shop, the messages of the packages, and what the seed says. */
const isCzech = (path: string) => /\.cs\.ts$|\/i18n\/cs[\w-]*\.ts$/.test(path)

/** Keys, paths and names of pictures. */
const isCode = (text: string) => /^[\w./:#?=&*[\]()-]*$/.test(text) && !/^\p{Lu}?\p{Ll}+$/u.test(text)

/** Every word that Czech texts are made of. */
export function czechWords(): ReadonlySet<string> {
  const sources = ['storefront/src', 'sdk/src/i18n', 'specs/sandbox/seed'].flatMap(filesIn).filter(isCzech)
  const said = sources.flatMap((path) => stringsFor('cs', readFileSync(join(root, path), 'utf8')))
  const payments = readFileSync(join(root, 'specs/sandbox/seed/data/payments.yaml'), 'utf8')
  const ofPayments = [...payments.matchAll(/^\s*(?:name|description): (.+)$/gm)].map(([, text = '']) => text)
  return new Set([...said.filter((text) => !isCode(text)), ...ofPayments].flatMap(wordsIn))
}

export const said = ({ role, name, more }: Heard): string => [role, name, ...more].join(', ')

/** What of a transcript nobody would understand: nothing said, signs of code, or words that no Czech text has. */
export function notUnderstood(heard: readonly Heard[], words: ReadonlySet<string>): readonly string[] {
  return heard.flatMap((one) => {
    if (one.name.trim() === '') return [`${said(one)}: nothing is said`]
    // states have two words, and what is typed into a field is that of the visitor
    const text = [one.name, ...one.more.filter((more) => wordsIn(more).length > 2)].join(' ')
    if (/undefined|null|NaN|\[object|[a-z]_[a-z]|https?:/.test(text)) return [`${said(one)}: code`]
    const unknown = wordsIn(text).filter((word) => !words.has(word))
    return unknown.length > 0 ? [`${said(one)}: ${unknown.join(', ')}`] : []
  })
}

/** Those of the expected announcements that are not heard, or not in their order. */
export function missedIn(heard: readonly Heard[], expected: readonly (readonly [string, RegExp])[]): readonly string[] {
  let at = 0
  return expected.flatMap(([role, text]) => {
    const found = heard.findIndex((one, place) => place >= at && one.role === role && text.test(said(one)))
    if (found === -1) return [`${role}: ${String(text)}`]
    at = found + 1
    return []
  })
}
