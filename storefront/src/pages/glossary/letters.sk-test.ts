import { describe, expect, it } from 'vitest'
import { byLetter, inDictionaryOrder, letterOf } from './letters.ts'

describe('letters of a Slovak glossary', () => {
  it.each([
    ['čistička', 'Č'],
    ['ďalekonosný prúd', 'D'],
    ['ľahká montáž', 'L'],
    ['ôsmy stupeň', 'Ô'],
    ['chladič', 'Ch'],
    ['řada', 'R'],
  ])('B2.36 lists %s under %s', (word, letter) => {
    expect(letterOf(word)).toBe(letter)
  })

  it('B2.36 orders letters as Slovak dictionaries do: ä after a, ch after h, ô after o', () => {
    const words = ['zvuk', 'ôsmy stupeň', 'čistička', 'chladič', 'cievka', 'otáčky', 'hluk', 'äolus', 'airflow', 'ihla']
    const groups = byLetter(inDictionaryOrder(words.map((title) => ({ title }))))
    expect(groups.map(({ letter }) => letter)).toEqual(['A', 'Ä', 'C', 'Č', 'H', 'Ch', 'I', 'O', 'Ô', 'Z'])
  })
})
