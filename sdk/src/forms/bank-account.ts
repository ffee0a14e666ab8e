const czech = /^(?:(\d{1,6})-)?(\d{2,10})\/\d{4}$/
const iban = /^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/

// the last digit weighs 1, each one before it twice as much, modulo 11
const isWeighed = (digits: string): boolean =>
  Array.from(digits)
    .reverse()
    .reduce((sum, digit, at) => sum + Number(digit) * (2 ** at % 11), 0) %
    11 ===
  0

/** The number modulo 97, with letters as 10 to 35. */
const remainder = (text: string): number =>
  Array.from(text).reduce((rest, sign) => Number(`${rest}${Number.parseInt(sign, 36)}`) % 97, 0)

/** Whether a text is a Czech account number or an IBAN with right check digits; spaces do not matter. */
export function isBankAccount(text: string): boolean {
  const bare = text.replaceAll(/\s/g, '').toUpperCase()
  const [found, prefix = '', number = ''] = czech.exec(bare) ?? []
  if (found !== undefined) return Number(number) > 0 && isWeighed(prefix) && isWeighed(number)
  return iban.test(bare) && remainder(bare.slice(4) + bare.slice(0, 4)) === 1
}
