/** Path of the PDF of a quotation on the shop's own origin, for a link. */
export const quoteDocumentPath = (token: string): string => `/api/v1/quotes/${encodeURIComponent(token)}/document`
