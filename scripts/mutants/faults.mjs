// Faults that can be planted in a source: each is one small change of its text.
import ts from 'typescript'

const swaps = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
}

// removing one of these calls is also a fault: `a.filter(f)` becomes `a`
const narrowing = new Set(['filter', 'where', 'sort', 'toSorted', 'trim', 'toLowerCase', 'slice', 'forUpdate'])
const twins = new Map(
  Object.entries({ min: 'max', max: 'min', floor: 'ceil', ceil: 'floor', some: 'every', every: 'some' }),
)

const isText = (node) => ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)

/** Names of modules, types and keys have no effect at run time. */
function isName({ parent }) {
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isBindingElement(parent) ||
    ts.isTaggedTemplateExpression(parent) ||
    (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword) ||
    ((ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && isText(parent.name) && parent.name.pos >= 0)
  )
}

const withoutLogs = /^(?:void )?(?:logger|log|console|core\.shop\.config\.logger)\b/

/**
 * All faults of a file: `{ path, line, start, end, operator, from, to }`, where `to` replaces the text from start to
 * end.
 */
export function faultsIn(path, text) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, kind)
  const found = []
  const plant = (operator, node, to) => {
    const [start, end] = [node.getStart(source), node.getEnd()]
    const line = source.getLineAndCharacterOfPosition(start).line + 1
    found.push({ path, line, start, end, operator, from: text.slice(start, end), to })
  }
  const textOf = (node) => node.getText(source)

  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    if (ts.isImportDeclaration(node) || ts.isModuleDeclaration(node)) return
    if (ts.isBinaryExpression(node)) {
      const sign = textOf(node.operatorToken)
      if (swaps[sign]) plant('operator', node.operatorToken, swaps[sign])
      if (sign === '??') plant('fallback', node, textOf(node.left))
      if (sign === '??' || sign === '||') plant('fallback', node, `(${textOf(node.right)})`)
    }
    if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
      const condition = ts.isIfStatement(node) ? node.expression : node.condition
      for (const to of ['true', 'false']) plant('condition', condition, to)
    }
    if (node.kind === ts.SyntaxKind.TrueKeyword) plant('boolean', node, 'false')
    if (node.kind === ts.SyntaxKind.FalseKeyword) plant('boolean', node, 'true')
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      plant('negation', node, `(${textOf(node.operand)})`)
    if (ts.isExpressionStatement(node) && !withoutLogs.test(textOf(node)) && !ts.isStringLiteral(node.expression))
      plant('statement', node, ';')
    if (ts.isThrowStatement(node)) plant('throw', node, ';')
    if (ts.isAwaitExpression(node)) plant('await', node, textOf(node.expression))
    if (ts.isReturnStatement(node) && node.expression && textOf(node.expression) !== 'undefined')
      plant('return', node.expression, 'undefined')
    if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) plant('return', node.body, 'undefined')
    if (isText(node) && node.text !== '' && !isName(node)) plant('text', node, "''")
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression
      if (narrowing.has(name.text)) plant('call', node, textOf(expression))
      if (twins.has(name.text)) plant('call', name, twins.get(name.text))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
