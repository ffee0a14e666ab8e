// Formats results as tables.

/** Thousands with a thin space, at most `digits` decimals. */
export const number = (value, digits = 0) =>
  Number.isFinite(value)
    ? value.toLocaleString('en-US', { maximumFractionDigits: digits, minimumFractionDigits: digits })
    : 'n/a'

export const kilobytes = (bytes) => number(bytes / 1000, 1)
export const megabytes = (bytes) => number(bytes / 1_000_000)

export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** `median [least-most]`. */
export const spread = (values, digits = 0) => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return `${number(median(values), digits)} [${number(least, digits)}-${number(most, digits)}]`
}

/** Prints a titled table; the first column is left-aligned. */
export function table(title, columns, rows) {
  const cells = [columns, ...rows.map((row) => row.map(String))]
  const widths = columns.map((_, column) => Math.max(...cells.map((row) => row[column].length)))
  const line = (row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  ')
  console.log(`\n## ${title}\n`)
  console.log(line(columns))
  console.log(widths.map((width) => '-'.repeat(width)).join('  '))
  for (const row of cells.slice(1)) console.log(line(row))
}
