import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { unbroken } from './unbroken.tsx'

it('keeps codes on one line, and nothing else', () => {
  expect(renderToStaticMarkup(unbroken('Hadice Kovent KHO-12, 10 m'))).toBe(
    'Hadice Kovent <span class="unbroken">KHO-12</span>, 10 m',
  )
  expect(renderToStaticMarkup(unbroken('Ventilátor Aerola Nela, bílo-černý'))).toBe(
    'Ventilátor Aerola Nela, bílo-černý',
  )
})
