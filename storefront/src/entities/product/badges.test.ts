import { expect, it } from 'vitest'
import { noiseText } from './badges.tsx'

it.each([
  [18, 'jako šustění listí'],
  [25, 'jako šustění listí'],
  [26, 'jako šepot'],
  [40, 'jako tichá knihovna'],
  [50, 'jako tichý hovor'],
  [60, 'jako běžný hovor'],
  [75, 'jako rušná ulice'],
])('%d dB are %s', (decibels, text) => {
  expect(noiseText(decibels)).toBe(text)
})
