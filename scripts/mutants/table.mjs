// What a run ends with.

const count = (results, wanted) => results.filter((result) => result === wanted).length

/** A table of the places, and below it every fault that nothing noticed. */
export function tableOf(rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  const survivors = rows.flatMap(({ faults, results }) => faults.filter((_, at) => results[at] === 'survived'))
  return [
    line(['place', 'planted', 'caught', 'survived']),
    line(['---', '---', '---', '---']),
    ...rows.map(({ path, results }) =>
      line([path, results.length, count(results, 'caught'), count(results, 'survived')]),
    ),
    ...survivors.map(({ path, line: at, operator, from, to }) => `\n${path}:${at} ${operator}\n  - ${from}\n  + ${to}`),
  ].join('\n')
}
