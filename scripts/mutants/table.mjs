// Prints the result of a run.

const count = (results, wanted) => results.filter((result) => result === wanted).length

const listed = ['survived', 'never ended']

/** A table of the places, followed by every fault that survived or never ended. */
export function tableOf(rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  const open = rows.flatMap(({ faults, results }) =>
    faults.flatMap((fault, at) => (listed.includes(results[at]) ? { ...fault, result: results[at] } : [])),
  )
  return [
    line(['place', 'planted', 'caught', ...listed]),
    line(['---', '---', '---', '---', '---']),
    ...rows.map(({ path, results }) =>
      line([path, results.length, count(results, 'caught'), ...listed.map((result) => count(results, result))]),
    ),
    ...open.map(
      ({ path, line: at, operator, from, to, result }) =>
        `\n${path}:${at} ${result} ${operator}\n  - ${from}\n  + ${to}`,
    ),
  ].join('\n')
}
