/** The page with what a bank has to be told; the mail of an order leads there, guests too. */
export const transferPath = '/kosik/platba-prevodem'

/** Where the QR code of an order is drawn; only who placed it, or has the link of its mail, is answered. */
export const qrPath = (code: string): string => `${transferPath}/${encodeURIComponent(code)}.svg`
