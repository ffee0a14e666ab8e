/**
 * Path of the PDF of a quote on the shop's own origin, for a link.
 *
 * @param token - Secret token of the quote.
 */
export const quoteDocumentPath = (token: string): string => `/api/v1/quotes/${encodeURIComponent(token)}/document`
