import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../../scripts/aliases.mjs'
import { stringsFor } from '../../../specs/sandbox/test/support/sources.ts'
import { foreignIn, readable } from './foreign-words.ts'

type Language = 'cs' | 'sk'

/** Sources that may have both languages: towns and regions, words to search and count by, passwords, each other. */
const known =
  /sandbox\/src\/(address-help|search|auth\/common-passwords|content\/known-places)|\/market\/(shared\/|regions)|list-words/

const isSource = (path: string) => /\.tsx?$/.test(path) && !/test\.tsx?$|\/testing\/|\/test\//.test(path)
const sources = ['storefront/src', 'storefront/server', 'sdk/src/i18n', 'specs/sandbox/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => isSource(path) && !known.test(path))

const languageOf = (path: string) =>
  /[./](cs|sk|en|de)\.ts$|\/i18n\/(cs|sk|en|de)-\w+\.ts$|\/market\/(cs|sk)\//.exec(path)?.slice(1).find(Boolean)

/** Keys and paths. */
const code = /^[\w./:#?=&*[\]()-]*$/

function faultsIn(language: Language, text: string): readonly string[] {
  // few sources are worth reading as TypeScript
  if (foreignIn(language, text).length === 0) return []
  return stringsFor(language, text).flatMap((string) => {
    const words = code.test(string) ? [] : foreignIn(language, string)
    return words.length === 0 ? [] : [`${string.trim()} (${words.join(', ')})`]
  })
}

describe.each(['cs', 'sk'] as const)('texts in %s, including lazily loaded ones', (language) => {
  const own = sources.filter((path) => (languageOf(path) ?? language) === language)

  it('are in this language only', () => {
    const faults = own.flatMap((path) =>
      faultsIn(language, readFileSync(join(root, path), 'utf8')).map((fault) => `${path}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  it('are checked: a word of the other language is found', () => {
    expect(own.filter((path) => path.endsWith(`texts.${language}.ts`)).length).toBeGreaterThan(100)
    const [native, foreign] =
      language === 'sk'
        ? ['Tovar nie je skladom.', 'Zboží není skladem.']
        : ['Zboží není skladem.', 'Tovar nie je skladom.']
    expect(faultsIn(language, `export const a = '${native}'`)).toEqual([])
    expect(faultsIn(language, `export const a = (n: number) => \`\${n}: ${foreign}\``)).not.toEqual([])
  })
})

describe('a page of the Slovak shop', () => {
  it.each([
    ['JSON-LD', '<script type="application/ld+json">{"description":"Zadejte prosím rozmer"}</script>'],
    ['the state of the page', '<script type="application/json">{"title":"Najdete tu viac"}</script>'],
    ['a label', '<button aria-label="Zavolat do predajne">×</button>'],
    ['a tip', '<input placeholder="Zadejte e-mail" value="Ano" />'],
    ['metadata', '<meta name="description" content="Nyní lacnejšie" />'],
    ['the text of an error', '<p class="field-error">Zadejte PSČ</p>'],
    ['a parameter', '<tr><th>Rychlost</th><td>3</td></tr>'],
  ])('finds a Czech word in %s', (_, html) => {
    expect(foreignIn('sk', readable(html))).not.toEqual([])
  })

  it('may have URLs, class names and links to the Czech shop', () => {
    const html = `<a class="zadejte" href="/obnovit-heslo" id="najdete">Vánok</a>
      <a hreflang="cs" href="https://vanek.example">Zadejte</a>`
    expect(foreignIn('sk', readable(html))).toEqual([])
  })
})
