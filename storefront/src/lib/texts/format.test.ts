import { expect, it } from 'vitest'
import { phoneText } from './format.ts'

it.each([
  ['+420567000100', '+420 567 000 100'],
  ['+420 567000100', '+420 567 000 100'],
  ['567000100', '567 000 100'],
  ['+421220570100', '+421 2 2057 0100'],
])('writes %s as %s, never broken over two lines', (phone, text) => {
  expect(phoneText(phone)).toBe(text.replaceAll(' ', '\u00A0'))
})
