import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { inShop } from '../../testing/shown.tsx'
import { OrderDocuments } from './order-documents.tsx'

it('A4.09 has no ISDOC in Slovakia, whose accounting does not know it', () => {
  const invoice = { kind: 'invoice', number: 'FV-2026-00001', issued: '2026-11-20', total: 19.9, currencyCode: 'EUR' }
  const path = (number: string, format: string) => `/doklad/${number}.${format}`
  const documents = { data: [invoice], awaits: null } as never
  const element = inShop(<OrderDocuments documents={documents} path={path} shipperType="ADDRESS" />)
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/doklad/FV-2026-00001.pdf"'])
})
