import { redirect } from 'react-router-dom'
import { safeHref } from '../../ui/safe-href.ts'
import { paymentPath } from './paths.ts'

/** Leads to the page of the payment provider; an address that is none leads to where the payment is waited for. */
export const toPayment = (address: string): Response => redirect(safeHref(address) ?? paymentPath, 303)
