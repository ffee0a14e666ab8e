import { describe, expect, it } from 'vitest'
import { stem } from './stem.ts'
import { synonyms } from './synonyms.ts'
import { folded, wordsOf } from './words.ts'

const stems = (words: string) => words.split(' ').map((word) => stem(folded(word)))

describe('Slovak stems', () => {
  it.each([
    ['kúpeľňa kúpeľne kúpeľni kúpeľňu kúpeľňou kúpeľňový kúpeľňová kúpeľňové kúpeľňových kúpeľňovými kúpeľňovej'],
    ['ventilátor ventilátora ventilátory ventilátorom ventilátoroch ventilátorov'],
    ['potrubie potrubia potrubiu potrubím potrubí potrubný potrubných potrubným potrubnej'],
    ['stropný stropného stropných stropnými strop stropu'],
    ['rekuperácia rekuperácie rekuperáciu rekuperáciou rekuperačný rekuperačnej'],
    ['mriežka mriežky mriežkou mriežkami mriežkach mriežok'],
    ['tichý tichá tiché tichého tichých tichej'],
    ['filter filtre filtra filtrom filtrov'],
    ['hadica hadice hadicu hadicami hadíc'],
    ['prietok prietoku prietokom'],
  ])('%s have the same stem', (words) => {
    expect(new Set(stems(words)).size, stems(words).join(' ')).toBe(1)
  })

  it('distinguish different words', () => {
    const words = stems('ventilátor ventil koleno klapka mriežka hadica čistička odvlhčovač filter regulátor')
    expect(new Set(words).size).toBe(words.length)
  })
})

describe('Slovak words', () => {
  it('recognize a diameter', () => {
    expect(wordsOf('priemer 150 mm')).toEqual([{ text: '150mm', measure: true }])
    expect(wordsOf('priemeru 125').map(({ text }) => text)).toEqual(['125mm'])
  })

  it('have the synonyms of the catalogue', () => {
    const meant = (word: string) => synonyms().get(stem(folded(word)))
    expect(meant('záchod')).toEqual([stem('kupelna')])
    expect(meant('rúra')).toEqual([stem('potrubie')])
  })
})
