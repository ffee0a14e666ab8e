import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { textOf } from '../../testing/shown.tsx'
import { OrderDocuments, type OrderDocumentsProps } from './order-documents.tsx'

afterEach(cleanup)

const path: OrderDocumentsProps['path'] = (number, format) => `/doklad/${number}.${format}`
const shown = (documents: object | null, shipperType = 'ADDRESS') =>
  textOf(<OrderDocuments documents={documents as never} path={path} shipperType={shipperType} />)
const invoice = { kind: 'invoice', number: 'FV-2026-00001', issued: '2026-11-20', total: 478.5, currencyCode: 'CZK' }

describe('the documents of an order', () => {
  it('A4.09 are links to files, each named by its document', () => {
    const text = shown({
      data: [invoice, { ...invoice, kind: 'credit_note', number: 'OD-2026-00001', total: -478.5 }],
      awaits: null,
    })
    for (const part of ['Faktura FV-2026-00001', 'Opravný daňový doklad OD-2026-00001', '20. 11. 2026', '478,50'])
      expect(text).toContain(part)
    const links = [...document.querySelectorAll('a')]
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')])).toEqual([
      ['/doklad/FV-2026-00001.pdf', 'Faktura FV-2026-00001 jako PDF'],
      ['/doklad/FV-2026-00001.isdoc', 'Faktura FV-2026-00001 jako ISDOC pro účetnictví'],
      ['/doklad/OD-2026-00001.pdf', 'Opravný daňový doklad OD-2026-00001 jako PDF'],
      ['/doklad/OD-2026-00001.isdoc', 'Opravný daňový doklad OD-2026-00001 jako ISDOC pro účetnictví'],
    ])
  })

  it('A4.09 a document of a kind that the shop added has a name', () => {
    expect(shown({ data: [{ ...invoice, kind: 'delivery_note' }], awaits: null })).toContain('Doklad FV-2026-00001')
  })

  it.each([
    [{ data: [], awaits: 'payment' }, 'ADDRESS', 'jakmile dorazí vaše platba'],
    [{ data: [], awaits: 'handover' }, 'ADDRESS', 'jakmile zboží předáme dopravci'],
    [{ data: [], awaits: 'handover' }, 'PERSONAL', 'jakmile bude zboží připravené na pobočce'],
    [{ data: [], awaits: null }, 'ADDRESS', 'žádný doklad nevznikl'],
    [null, 'ADDRESS', 'nepodařilo načíst'],
  ])('A4.09 %j at %s: %s', (documents, type, text) => {
    expect(shown(documents, type)).toContain(text)
  })
})
