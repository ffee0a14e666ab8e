// A source with all its faults, each inactive until its number is set: no file is parsed again between two faults.
import ts from 'typescript'

const isChain = (node) => Boolean(node.flags & ts.NodeFlags.OptionalChain)
const inner = (source, { start, end }) => {
  let found = source
  const look = (node) => {
    if (node.getStart(source) <= start && end <= node.getEnd()) {
      found = node
      ts.forEachChild(node, look)
    }
  }
  look(source)
  return found
}

/** The node around a fault that can be replaced as a whole. */
function exchanged(source, fault) {
  let node = inner(source, fault)
  // the outermost node at this position
  while (node.parent.getStart(source) === fault.start && node.parent.getEnd() === fault.end) node = node.parent
  if (ts.isExpressionStatement(node) && fault.operator !== 'statement') node = node.expression
  if (fault.operator === 'operator') while (!ts.isBinaryExpression(node)) node = node.parent
  if (fault.operator === 'call') while (!ts.isCallExpression(node)) node = node.parent
  while (isChain(node) && isChain(node.parent)) node = node.parent
  return node
}

/** The text with its faults; `number` gives the number of each fault for `globalThis.isPlanted`. */
export function switched(path, text, faults, number) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true)
  const spots = new Map()
  for (const fault of faults) {
    const node = exchanged(source, fault)
    const [start, end] = [node.getStart(source), node.getEnd()]
    const isStatement = ts.isStatement(node)
    const key = `${start}-${end} ${isStatement}`
    const spot = spots.get(key) ?? { start, end, isStatement, variants: [] }
    const to = text.slice(start, fault.start) + fault.to + text.slice(fault.end, end)
    spot.variants.push({ number: number(fault), to })
    spots.set(key, spot)
    // a line that begins with a parenthesis would continue the line before
    for (let whole = node; whole && whole.getStart(source) === start; whole = whole.parent) {
      const own = `${start}-${whole.getEnd()} true`
      if (ts.isExpressionStatement(whole) && !spots.has(own))
        spots.set(own, { start, end: whole.getEnd(), isStatement: true, variants: [] })
    }
  }
  const ordered = [...spots.values()].sort(
    (a, b) => a.start - b.start || b.end - a.end || b.isStatement - a.isStatement,
  )
  let at = 0
  const rendered = (from, to) => {
    let out = ''
    let done = from
    while (at < ordered.length && ordered[at].start < to) {
      const { start, end, isStatement, variants } = ordered[at]
      at += 1
      out += text.slice(done, start)
      const whole = rendered(start, end)
      out += isStatement
        ? `{ if (${['true', ...variants.map((one) => `!isPlanted(${one.number})`)].join(' && ')}) { ${whole} } }`
        : `(${variants.map((one) => `isPlanted(${one.number}) ? (${one.to}) : `).join('')}(${whole}))`
      done = end
    }
    return out + text.slice(done, to)
  }
  return rendered(0, text.length)
}
