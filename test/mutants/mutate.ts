import ts from 'typescript'
import type { Change, Kind } from './mutant.ts'

const { SyntaxKind } = ts

/** What an operator is turned into. A comparison is moved by one and turned round. */
const OPERATORS: { readonly [operator: string]: readonly [Kind, ...replacements: string[]] } = {
  '<': ['boundary', '<=', '>='],
  '<=': ['boundary', '<', '>'],
  '>': ['boundary', '>=', '<='],
  '>=': ['boundary', '>', '<'],
  '===': ['boundary', '!=='],
  '!==': ['boundary', '==='],
  '&&': ['logic', '||'],
  '||': ['logic', '&&'],
  '??': ['logic', '&&'],
  '+': ['arithmetic', '-'],
  '-': ['arithmetic', '+'],
  '*': ['arithmetic', '/'],
  '/': ['arithmetic', '*'],
  '%': ['arithmetic', '*'],
  '&': ['arithmetic', '|'],
  '|': ['arithmetic', '&'],
  '^': ['arithmetic', '&'],
  '<<': ['arithmetic', '>>'],
  '>>': ['arithmetic', '<<'],
  '>>>': ['arithmetic', '<<'],
  '+=': ['assignment', '-='],
  '-=': ['assignment', '+='],
  '*=': ['assignment', '/='],
  '/=': ['assignment', '*='],
  '&=': ['assignment', '|='],
  '|=': ['assignment', '&='],
  '^=': ['assignment', '&='],
  '??=': ['assignment', '&&='],
}

/** A method that is taken for its opposite, or left out so that what it was called on stays as it is. */
const METHODS: { readonly [name: string]: string | null } = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  filter: null,
  slice: null,
  sort: null,
  toSorted: null,
  reverse: null,
  toReversed: null,
}

/** All that can be changed in a source file. Strings, objects and types are left alone. */
export function changesOf(text: string): Change[] {
  const file = ts.createSourceFile('mutated.ts', text, ts.ScriptTarget.Latest, true)
  const changes = new Map<string, Change>()
  const replace = (kind: Kind, node: ts.Node, replacement: string): void => {
    const change = { kind, start: node.getStart(file), end: node.getEnd(), replacement }
    const key = `${change.start} ${change.end} ${replacement}`
    if (text.slice(change.start, change.end) !== replacement && !changes.has(key)) changes.set(key, change)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return
    mutateCondition(node, replace)
    mutateOperator(node, replace)
    mutateLiteral(node, replace)
    mutateStatement(node, replace)
    mutateMethod(node, replace)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return [...changes.values()]
}

type Replace = (kind: Kind, node: ts.Node, replacement: string) => void

function mutateCondition(node: ts.Node, replace: Replace): void {
  const both = (test: ts.Expression) => {
    replace('condition', test, 'true')
    replace('condition', test, 'false')
  }
  if (ts.isIfStatement(node)) both(node.expression)
  else if (ts.isConditionalExpression(node)) both(node.condition)
  else if (ts.isWhileStatement(node) || ts.isDoStatement(node)) replace('condition', node.expression, 'false')
  else if (ts.isForStatement(node) && node.condition) replace('condition', node.condition, 'false')
  else if (!ts.isBinaryExpression(node)) return
  else if (node.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken)
    for (const side of [node.left, node.right]) replace('condition', side, 'true')
  else if (node.operatorToken.kind === SyntaxKind.BarBarToken)
    for (const side of [node.left, node.right]) replace('condition', side, 'false')
  else if (OPERATORS[node.operatorToken.getText()]?.[0] === 'boundary' && isValue(node)) both(node)
}

/** A comparison that is given on, not one that is tested where it stands. */
function isValue(node: ts.Node): boolean {
  const { parent } = node
  return (
    ts.isReturnStatement(parent) ||
    ts.isArrowFunction(parent) ||
    ts.isVariableDeclaration(parent) ||
    ts.isCallExpression(parent) ||
    ts.isPropertyAssignment(parent)
  )
}

function mutateOperator(node: ts.Node, replace: Replace): void {
  if (ts.isBinaryExpression(node)) {
    if ([node.left, node.right].some(isText)) return
    const [kind, ...others] = OPERATORS[node.operatorToken.getText()] ?? []
    if (!kind) return
    if (kind === 'assignment') for (const other of others) replace(kind, node.operatorToken, other)
    else for (const other of others) replace(kind, node, `(${part(node.left)} ${other} ${part(node.right)})`)
  } else if (ts.isPrefixUnaryExpression(node)) {
    const operand = node.operand.getText()
    if (node.operator === SyntaxKind.ExclamationToken) replace('boolean', node, part(node.operand))
    else if (node.operator === SyntaxKind.MinusToken) replace('arithmetic', node, part(node.operand))
    else if (node.operator === SyntaxKind.TildeToken) replace('arithmetic', node, part(node.operand))
    else if (node.operator === SyntaxKind.PlusPlusToken) replace('assignment', node, `--${operand}`)
    else if (node.operator === SyntaxKind.MinusMinusToken) replace('assignment', node, `++${operand}`)
  } else if (ts.isPostfixUnaryExpression(node)) {
    const other = node.operator === SyntaxKind.PlusPlusToken ? '--' : '++'
    replace('assignment', node, `${node.operand.getText()}${other}`)
  }
}

/** An operand of another operator keeps to itself. */
function part(node: ts.Expression): string {
  return ts.isBinaryExpression(node) || ts.isConditionalExpression(node)
    ? `(${node.getText()})`
    : node.getText()
}

function isText(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
}

function mutateLiteral(node: ts.Node, replace: Replace): void {
  if (node.kind === SyntaxKind.TrueKeyword) replace('boolean', node, 'false')
  else if (node.kind === SyntaxKind.FalseKeyword) replace('boolean', node, 'true')
  else if (ts.isArrayLiteralExpression(node) && !ts.isBinaryExpression(node.parent)) {
    const isData = node.elements.every((element) => isText(element) || ts.isObjectLiteralExpression(element))
    if (!isData) replace('array', node, '[]')
  }
}

function mutateStatement(node: ts.Node, replace: Replace): void {
  if (ts.isExpressionStatement(node)) replace('statement', node, ';')
  else if (ts.isBreakOrContinueStatement(node) && !ts.isCaseOrDefaultClause(node.parent))
    replace('statement', node, ';')
  else if (ts.isReturnStatement(node)) replace(...returned(node))
  else if (ts.isBlock(node) && node.statements.length > 0) replace('block', node, '{}')
  else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) replace('return', node.body, 'undefined')
}

function returned(node: ts.ReturnStatement): [Kind, ts.Node, string] {
  return node.expression ? ['return', node.expression, 'undefined'] : ['statement', node, ';']
}

function mutateMethod(node: ts.Node, replace: Replace): void {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return
  const { expression, name } = node.expression
  if (!Object.hasOwn(METHODS, name.text)) return
  const other = METHODS[name.text]
  if (other === null) replace('method', node, expression.getText())
  else replace('method', name, other)
}
