import * as texts from '#texts/entities/order'
import type { DocumentFormat, OrderDocuments as Documents, OrderDocument } from '@vanek/sdk/orders'
import { market } from '#market/market'
import { formatDate } from '../../market/dates.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useWriters } from '../price/amount.tsx'

/** Prints the page; hidden without scripts, where the browser's own menu is used. */
export function Print() {
  return (
    <Button tone="plain" hidden={!useHydrated()} onClick={() => print()}>
      {texts.print}
    </Button>
  )
}

// shops may have further kinds
const names: Readonly<Partial<Record<string, string>>> = {
  invoice: texts.invoice,
  credit_note: texts.creditNote,
}

const offersIsdoc = (market.documents as readonly DocumentFormat[]).includes('isdoc')

function Row({ document, path }: { readonly document: OrderDocument } & Pick<OrderDocumentsProps, 'path'>) {
  const { kind, number, issued, total, currencyCode } = document
  const { total: write } = useWriters(currencyCode)
  const name = `${names[kind] ?? texts.otherDocument} ${number}`
  return (
    <li className="order-document">
      <span className="num">
        {name}{' '}
        <span className="small quiet order-document-about">
          <time dateTime={issued}>{formatDate(issued)}</time> · {write(total)}
        </span>
      </span>
      <span className="order-document-files">
        <a className={buttonClass()} href={path(number, 'pdf')} download aria-label={texts.asPdf(name)}>
          {texts.pdf}
        </a>
        {offersIsdoc && (
          <a className={buttonClass('plain')} href={path(number, 'isdoc')} download aria-label={texts.asIsdoc(name)}>
            {texts.isdoc}
          </a>
        )}
      </span>
    </li>
  )
}

const waiting = (awaits: Documents['awaits'], shipperType: string): string => {
  if (awaits === 'payment') return texts.invoiceAfterPayment
  if (awaits === null) return texts.noDocuments
  return shipperType === 'PERSONAL' ? texts.invoiceOnceReady : texts.invoiceOnceSent
}

export interface OrderDocumentsProps {
  /** Null if they could not be loaded. */
  readonly documents: Documents | null
  /** Path of a document as a file. */
  readonly path: (number: string, format: DocumentFormat) => string
  readonly shipperType: string
}

/** The invoice and credit notes of an order as links to files, or when the invoice will be available (A4.09). */
export function OrderDocuments({ documents, path, shipperType }: OrderDocumentsProps) {
  return (
    <section className="stack gap-1" aria-labelledby="order-documents">
      <h2 id="order-documents">{texts.documentsTitle}</h2>
      {documents === null ? (
        <p>{texts.documentsFailed}</p>
      ) : documents.data.length === 0 ? (
        <p>{waiting(documents.awaits, shipperType)}</p>
      ) : (
        <ul>
          {documents.data.map((document) => (
            <Row key={document.number} document={document} path={path} />
          ))}
        </ul>
      )}
    </section>
  )
}
