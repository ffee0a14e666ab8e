import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cataloguePages } from '../catalogue.ts'
import { questions } from '#market/adviser'
import { questions as slovak } from '../../market/sk/adviser.ts'
import { readAnswers, shortAddress, withAnswers } from './answers.ts'

const answerNames = Object.values(questions)

const read = (search: string) => readAnswers(new URLSearchParams(search))

describe('answers in the URL', () => {
  it('are those of the page declaration', () => {
    const names = [...answerNames, ...Object.values(slovak)]
    expect(new Set(cataloguePages['fan-adviser'].query)).toEqual(new Set(names))
  })

  it('are none before a room is chosen, or for one that does not exist', () => {
    expect(read('').answers).toBeNull()
    expect(read('mistnost=toString&plocha=x')).toMatchObject({ answers: null, errors: {} })
  })

  it('one tap on a room is enough', () => {
    expect(read('mistnost=koupelna').answers).toEqual({
      ...{ room: 'bathroom', volume: 13, people: 0, moisture: 'usual', way: 'wall', length: 0.4, elbows: 0 },
      ...{ diameter: null, outlet: 'wall', quiet: false, control: 'light' },
    })
    expect(read('mistnost=loznice').answers).toMatchObject({ people: 2, quiet: true })
  })

  it('numbers are parsed in common notations', () => {
    expect(read('mistnost=wc&plocha=1,5 m²&vyska=2.5').answers).toMatchObject({ volume: 3.75 })
    expect(read('mistnost=dilna&plocha=12&objem=1 200 m3').answers).toMatchObject({ volume: 1200 })
    expect(read('mistnost=wc&cesta=hadice&delka=2,5&kolena=2&vyfuk=strecha').answers).toMatchObject({
      ...{ way: 'hose', length: 2.5, elbows: 2, outlet: 'roof' },
    })
  })

  it.each([
    ['plocha=abc', 'area', 'Napište prosím jen číslo, od 0,5 do 500\u00a0m².'],
    ['plocha=-5', 'area', 'Počítat umíme od 0,5 do 500\u00a0m².'],
    ['plocha=999999999', 'area', 'Počítat umíme od 0,5 do 500\u00a0m².'],
    ['plocha=0,0001', 'area', 'Počítat umíme od 0,5 do 500\u00a0m².'],
    ['plocha=0', 'area', 'Počítat umíme od 0,5 do 500\u00a0m².'],
    ['vyska=99', 'height', 'Počítat umíme od 1,5 do 10\u00a0m.'],
    ['lidi=1,5', 'people', 'Napište prosím celé číslo, od 0 do 50.'],
    ['cesta=trubky&delka=100', 'length', 'Počítat umíme od 0,1 do 40\u00a0m.'],
  ])('%s is reported at its field, and the typed input stays', (search, name, text) => {
    const { answers, errors, typed } = read(`mistnost=loznice&${search}`)
    expect(answers).toBeNull()
    expect(errors).toEqual({ [name]: text })
    expect(Object.values(typed)).toEqual(expect.arrayContaining([...new URLSearchParams(search).values()]))
  })

  it('the question about a duct is skipped straight through the wall', () => {
    expect(read('mistnost=wc&cesta=zed&delka=abc&kolena=99').answers).toMatchObject({ length: 0.4, elbows: 0 })
  })

  it('workshops have no fans with sensors', () => {
    expect(read('mistnost=dilna&ovladani=pohyb').answers).toMatchObject({ control: 'light' })
  })

  it('any URL gives either an error or answers within their bounds', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...answerNames), fc.string()), (fields) => {
        const { answers, errors } = readAnswers(new URLSearchParams({ ...fields, mistnost: 'kuchyne' }))
        expect(answers === null).toBe(Object.keys(errors).length > 0)
        if (!answers) return
        expect(answers.volume).toBeGreaterThan(0)
        expect(answers.length).toBeGreaterThan(0)
        expect(answers.elbows).toBeLessThanOrEqual(10)
      }),
    )
  })

  it.each([
    ['mistnost=wc&plocha=&vyska=&vlhkost=bezne&cesta=zed&klid=ne&ovladani=svetlo', '?mistnost=wc'],
    ['mistnost=loznice&klid=ano&plocha=12', '?mistnost=loznice&plocha=12'],
    ['mistnost=loznice&klid=ne&plocha=12', null],
    ['mistnost=wc&plocha=abc', null],
    ['mistnost=wc&plocha=abc&objem=', '?mistnost=wc&plocha=abc'],
    ['', null],
  ])('%s is short as %s', (search, short) => {
    expect(shortAddress(new URLSearchParams(search))).toBe(short)
  })

  it('a link changes one answer and removes another', () => {
    const { typed } = read('mistnost=wc&prumer=100&klid=ano')
    expect(withAnswers(typed, { quiet: 'ne', diameter: undefined })).toBe('?mistnost=wc&klid=ne')
  })
})
