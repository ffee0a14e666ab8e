const FIRST = 2_020_000_000
const RANGE = 99_999_999

/** A Slovak tax number (DIČ) of a fictional company: ten digits, divisible by eleven like those of all companies. */
export function inventedDic(tin: string): string {
  const near = FIRST + ((Number(tin) * 31) % RANGE)
  return String(near - (near % 11))
}
