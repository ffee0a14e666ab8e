import { expect, it } from 'vitest'
import { titleText } from './words.ts'

it.each([
  ['Mr', 'Pan'],
  ['Mrs', 'Paní'],
  ['UNHEARD_OF', ''],
  ['constructor', ''],
  ['__proto__', ''],
  ['', ''],
])('C9.20 reads the title "%s" as "%s"', (title, text) => {
  expect(titleText(title)).toBe(text)
})
