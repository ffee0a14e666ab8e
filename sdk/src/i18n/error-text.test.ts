import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { errorText, issueText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { de } from '@vanek/sdk/i18n/de'
import { en } from '@vanek/sdk/i18n/en'
import { sk } from '@vanek/sdk/i18n/sk'

const specs = new URL('../../../specs/', import.meta.url)

const codesOfContract = (): string[] => {
  const texts = ['shop', 'content', 'services'].flatMap((name) => {
    const folder = new URL(`${name}/`, specs)
    return readdirSync(folder)
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  })
  const lists = texts.flatMap((text) => [...text.matchAll(/code: \{ enum: \[([^\]]+)\]/g)].map((match) => match[1]!))
  return [...new Set(lists.flatMap((list) => list.split(',').map((code) => code.trim())))]
}

describe('Czech messages', () => {
  it('include every error code of the contract', () => {
    const codes = codesOfContract()
    expect(codes).toContain('out_of_stock')
    expect(codes.filter((code) => !Object.hasOwn(cs, code))).toEqual([])
  })

  it('are not empty and have no exclamation marks', () => {
    for (const [code, text] of Object.entries(cs)) {
      expect(text.trim(), code).not.toBe('')
      expect(text, code).not.toMatch(/!/)
    }
  })

  it.each([
    ['C5.18', 'email_invalid', 'E-mail není ve správném formátu'],
    ['C5.19', 'full_name_invalid', 'Nezadali jste celé jméno'],
    ['C5.20', 'house_number_invalid', 'Vyplňte správně číslo popisné'],
    ['C5.21', 'phone_invalid', 'Nezadali jste správně telefonní číslo'],
    ['C5.22', 'postcode_invalid', 'PSČ musí obsahovat 5 čísel'],
    ['C5.23', 'street_and_number_invalid', 'Vyplňte ulici a za ní číslo popisné'],
    ['C5.24', 'street_invalid', 'Vyplňte správně ulici'],
    ['C5.25', 'tin_invalid', 'Nesprávný formát IČ. Zkontrolujte prosím všech osm číslic.'],
  ])('%s %s has its required text', (_, code, text) => {
    expect(issueText(cs, { code })).toBe(text)
  })
})

describe('issueText', () => {
  it('prefers a message for the field', () => {
    expect(issueText(cs, { code: 'required', field: 'email' })).toBe('Vyplňte prosím e-mail')
    expect(issueText(cs, { code: 'required', field: 'note' })).toBe('Tento údaj prosím vyplňte')
  })

  it('falls back to the title of the back end, then to a general message', () => {
    expect(issueText(cs, { code: 'moon_phase', title: 'Dnes ne.' })).toBe('Dnes ne.')
    expect(issueText(cs, { code: 'toString', title: '' })).toBe(cs.unexpected)
  })

  it('uses the title of the back end for an invalid value', () => {
    const issue = { code: 'validation', field: 'dateOfBirth' }
    expect(issueText(cs, { ...issue, title: 'Datum je v budoucnosti.' })).toBe('Datum je v budoucnosti.')
    expect(issueText(cs, issue)).toBe(cs.validation)
  })
})

describe('errorText', () => {
  it.each([cs, sk, en, de])(
    'C8.02 has the title and the text of the notice for an error without a list',
    (messages) => {
      for (const code of ['server', 'contract'])
        expect(errorText(messages, { code, issues: [] })).toBe(`${messages.unexpected_title}. ${messages.unexpected}`)
    },
  )

  it('prefers the title of the back end, then the message of the code, then a general one', () => {
    const issue = { code: 'out_of_stock', field: null, title: 'Zbývají 2 kusy.' }
    expect(errorText(cs, { code: 'out_of_stock', issues: [issue] })).toBe('Zbývají 2 kusy.')
    expect(errorText(cs, { code: 'network', issues: [] })).toBe(cs.network)
    expect(errorText(cs, { code: 'constructor', issues: [] })).toBe(cs.unexpected)
  })
})
