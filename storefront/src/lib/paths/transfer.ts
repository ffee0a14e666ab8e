/** The page with the details of a bank transfer; mails link to it, also for guests. */
export const transferPath = '/kosik/platba-prevodem'

/** Path of the QR code of an order. It is served only to the customer of the order, or with the link from its mail. */
export const qrPath = (code: string): string => `${transferPath}/${encodeURIComponent(code)}.svg`
