import { describe, expect, it } from 'vitest'
import { pages } from './pages.ts'

// words of the addresses, all of them Czech
const words = [
  ...['produkt', 'hledat', 'porovnat', 'znacky', 'clanky', 'clanek', 'stitek', 'autor', 'kontakt', 'pobocky'],
  ...['vse-o-nakupu', 'slovnik-pojmu', 'stranka', 'caste-dotazy', 'jak-nakupovat', 'udrzba', 'aktivovat', 'kosik'],
  ...[
    'doprava-a-platba',
    'dodaci-udaje',
    'dokonceni',
    'platba-prevodem',
    'nabidka',
    'nova',
    'prihlasit',
    'odber-novinek',
    'import-objednavky',
    'odstoupit-od-smlouvy',
  ],
  ...[
    'uzivatel',
    'prehled',
    'objednavky',
    'osobni-udaje',
    'seznam-adres',
    'nakupni-seznamy',
    'oblibene',
    'zmena-hesla',
    'zmena-emailu',
    'zruseni-uctu',
    'potvrdit-email',
  ],
  ...['registrovat', 'zapomenute-heslo', 'resetovat-heslo', 'sledovani-objednavky', 'odkaz', 'objednavka'],
  'podat-reklamaci',
]

describe('addresses', () => {
  it('B2.01 are made of Czech slugs', () => {
    // what the payment provider and operators come by are the few that are given (C2.06, C2.12)
    const own = pages.filter(({ path }) => !['/checkout/payment/callback', '/auth/proxy'].includes(path))
    const used = own.flatMap(({ path }) => path.split('/')).filter((part) => part !== '' && !/^[:*]/.test(part))
    expect([...new Set(used)].filter((part) => !words.includes(part))).toEqual([])
    for (const part of used) expect(part).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  it('B2.02 have no prefix of a language', () => {
    expect(pages.filter(({ path }) => /^\/(cs|sk|de|en|:locale|:lang)\b/.test(path))).toEqual([])
  })
})
