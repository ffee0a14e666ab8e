/** The page with the details of a bank transfer; mails link to it, for guests too. */
export const transferPath = '/kosik/platba-prevodem'

/** The path of the QR code of an order. It answers only the customer who placed the order, or who has the link from its mail. */
export const qrPath = (code: string): string => `${transferPath}/${encodeURIComponent(code)}.svg`
