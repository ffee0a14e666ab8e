const CZECH = /^(?:(\d{1,6})-)?(\d{2,10})\/(\d{4})$/
const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/

/** Normalizes a Czech account number or an IBAN; null if it is neither, or has wrong check digits. */
export function bankAccountOf(text: string): string | null {
  const bare = text.replaceAll(/\s/g, '').toUpperCase()
  const [czech, prefix = '', number = ''] = CZECH.exec(bare) ?? []
  if (czech !== undefined) return isWeighed(prefix) && isWeighed(number) && Number(number) > 0 ? czech : null
  return IBAN.test(bare) && remainder(bare.slice(4) + bare.slice(0, 4)) === 1 ? bare : null
}

// weights modulo 11: the last digit has 1, each one before it twice as much
function isWeighed(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((all, digit, at) => all + Number(digit) * (2 ** at % 11), 0)
  return sum % 11 === 0
}

/** The remainder modulo 97, with letters as 10 to 35. */
function remainder(text: string): number {
  return Array.from(text).reduce((rest, sign) => Number(`${rest}${Number.parseInt(sign, 36)}`) % 97, 0)
}
