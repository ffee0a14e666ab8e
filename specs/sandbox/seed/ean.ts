const PREFIX = '859'
/** Coprime to 10^9, so that different ids never give the same number, and consecutive ids give unrelated numbers. */
const SPREAD = 390_625_027n
const RANGE = 1_000_000_000n

/** The check digit of an EAN-13: weights 1 and 3 from the left. */
export function eanCheckDigit(twelve: string): number {
  let sum = 0
  for (let at = 0; at < 12; at += 1) sum += Number(twelve.charAt(at)) * (at % 2 === 0 ? 1 : 3)
  return (10 - (sum % 10)) % 10
}

/** A valid EAN-13 for a variant id below 10^9. */
export function eanOf(variantId: number): string {
  const twelve = PREFIX + String((BigInt(variantId) * SPREAD) % RANGE).padStart(9, '0')
  return twelve + String(eanCheckDigit(twelve))
}
