import { expect, test } from 'vitest'
import { pictureName, pictureQueue } from './queue.ts'

const kinds = [
  { kind: 'elbow', colours: ['white', 'galvanised'] },
  { kind: 'tee', colours: ['galvanised'] },
]

test('every kind is shown once before any colour or view is added', () => {
  expect(pictureQueue(kinds).map(pictureName)).toEqual([
    'elbow-white-a',
    'tee-galvanised-a',
    'elbow-galvanised-a',
    'elbow-white-b',
    'tee-galvanised-b',
    'elbow-white-c',
    'tee-galvanised-c',
    'elbow-galvanised-b',
    'elbow-galvanised-c',
  ])
})
