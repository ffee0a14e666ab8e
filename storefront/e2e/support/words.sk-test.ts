import { describe, expect, it } from 'vitest'
import { categoryOf, pathOf } from './paths.ts'
import { begins, label } from './words.ts'

describe('a text of the other market', () => {
  it.each([
    ['a text', 'Do košíku', 'Do košíka'],
    ['a message of the packages', 'Vyplňte prosím e-mail', 'Vyplňte, prosím, e-mail'],
    ['a full stop stays', 'Zboží jsme vložili do košíku.', 'Tovar sme vložili do košíka.'],
    ['a number', '5 kusů', '5 kusov'],
    ['a name', 'V košíku je teď Zefýr 30.', 'V košíku je teraz Zefýr 30.'],
    ['a name of the seed', 'Stolní ventilátory', 'Stolové ventilátory'],
    ['a remark in brackets', 'Telefon (povinné)', 'Telefón (povinné)'],
    ['a text of a mail', 'Opravný daňový doklad najdete u objednávky.', 'Dobropis nájdete pri objednávke.'],
    ['a message with a blank', 'Mysleli jste a@b.cz?', 'Mysleli ste a@b.cz?'],
    ['a clause', 'Firmu jsme v rejstříku nenašli', 'Firmu sme v registri nenašli'],
  ])('%s', (_what, czech, slovak) => {
    expect(label(czech)).toBe(slovak)
  })

  it('throws for an unknown text, and for one with several translations', () => {
    expect(() => label('Do košíkuu')).toThrow('No text of the shop is "Do košíkuu"')
    // not "remove" with a name
    expect(() => label('Odebrat ze seznamu')).toThrow('No text of the shop is')
    expect(() => label('Pokračovat k')).toThrow('No text')
    expect(() => label('Reklamace')).toThrow('several translations')
    expect(label('Reklamace', 'menuTitles')).toBe('Reklamácie')
  })

  it('matches the beginning of a name', () => {
    expect(begins('Množství').test('Množstvo: Zefýr 30')).toBe(true)
    expect(begins('Množství').test('Iné Množstvo')).toBe(false)
  })
})

describe('an address of the other market', () => {
  it.each([
    ['/kosik/dodaci-udaje', '/kosik/dodacie-udaje'],
    ['**/uzivatel/objednavky/7', '**/ucet/objednavky/7'],
    ['/jaky-ventilator?mistnost=koupelna&plocha=12', '/aky-ventilator?miestnost=kupelna&plocha=12'],
    ['/domaci-ventilatory/stolni-ventilatory', '/izbove-ventilatory/stolove-ventilatory'],
    ['/stranka/reklamacni-rad', '/stranka/reklamacny-poriadok'],
    ['?mistnost=wc', '?miestnost=wc'],
  ])('%s', (czech, slovak) => {
    expect(pathOf(czech)).toBe(slovak)
  })

  it('throws where there is no page', () => {
    expect(() => pathOf('/takova-cesta')).toThrow('No page of the shop is at /takova-cesta')
    expect(categoryOf('koupelnove-ventilatory')).toBe('kupelnove-ventilatory')
  })
})
