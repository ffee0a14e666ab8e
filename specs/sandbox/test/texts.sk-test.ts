import { describe, expect, it } from 'vitest'
import { czechIn } from './support/czech.ts'
import { sourcesIn, type Source, stringsFor } from './support/sources.ts'

/** Words that are the same in both languages. */
const CZECH_DATA = ['src/address-help/czech.ts', 'src/auth/common-passwords.ts', 'src/search/synonyms.sk.ts']
/** Only these parts of the seed; others have their own tests. */
const SEED =
  /^seed\/(?:branches|companies|customers|dic|past-lists|past-orders|pickup-points|shipper-texts|shippers)(?:\.sk)?\.ts$/

/** Message keys and domain names. */
const CODE = /^[a-z0-9]+(?:[-.][a-z0-9]+)+$/

const files = [...sourcesIn('src'), ...sourcesIn('seed').filter(({ file }) => SEED.test(file))]
const isCzech = ({ file }: Source): boolean => file.endsWith('.cs.ts')

describe('texts of the Slovak back end', () => {
  it('are found in the sources', () => {
    expect(stringsFor('sk', "const a = inMarket({ cs: 'ne', sk: 'nie' }) // 'mimo'")).toEqual(['nie'])
    expect(stringsFor('cs', "const a = inMarket({ cs: 'ne', sk: 'nie' })")).toEqual(['ne'])
    expect(stringsFor('sk', 'f({ cs: [`a, ${b(1)}`, `c`], sk: `d ${g} h` }, `e`)')).toEqual(['d ', ' h', 'e'])
    expect(czechIn('Zboží není skladem, napište nám prosím ve středu.').length).toBe(6)
    expect(czechIn('Tovar nie je skladom, napíšte nám, prosím, v stredu.')).toEqual([])
  })

  it('contain no Czech words', () => {
    const own = files.filter((one) => !isCzech(one) && !CZECH_DATA.includes(one.file))
    const faults = own.flatMap(({ file, text }) =>
      stringsFor('sk', text).flatMap((string) => {
        const words = CODE.test(string) ? [] : czechIn(string)
        return words.length === 0 ? [] : [`${file}: ${string} (${words.join(', ')})`]
      }),
    )
    expect(faults).toEqual([])
  })

  it('exist for every file of Czech texts', () => {
    const names = new Set(files.map(({ file }) => file))
    const lacking = files.filter(isCzech).filter(({ file }) => !names.has(file.replace('.cs.ts', '.sk.ts')))
    expect(lacking.map(({ file }) => file)).toEqual([])
    expect(files.filter(isCzech).length).toBeGreaterThan(15)
  })
})
