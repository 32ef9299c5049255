import ts from 'typescript'

/** A plain value as it is written in a program or in JSON. */
export function readLiteral(text: string): unknown {
  const file = ts.createSourceFile('literal.ts', `(${text}\n)`, ts.ScriptTarget.Latest, true)
  const [statement, more] = file.statements
  if (statement === undefined || more !== undefined || !ts.isExpressionStatement(statement))
    throw new Error('this is not one plain value')
  return literalOf(statement.expression)
}

/** The value of an expression that can be read without running it; `constants` are those it may name. */
export function literalOf(
  node: ts.Expression,
  constants: ReadonlyMap<string, ts.Expression> = new Map(),
): unknown {
  const read = (each: ts.Expression): unknown => literalOf(each, constants)
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return read(node.expression)
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isNumericLiteral(node)) return Number(node.text)
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken)
    return -Number(read(node.operand))
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false
  if (node.kind === ts.SyntaxKind.NullKeyword) return null
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(read)
  if (ts.isObjectLiteralExpression(node))
    return Object.fromEntries(node.properties.flatMap((property) => fieldsOf(property, read)))
  const constant = ts.isIdentifier(node) ? constants.get(node.text) : undefined
  if (constant === undefined) throw notPlain(node)
  return read(constant)
}

function fieldsOf(
  property: ts.ObjectLiteralElementLike,
  read: (node: ts.Expression) => unknown,
): [string, unknown][] {
  if (ts.isSpreadAssignment(property)) return Object.entries(read(property.expression) as object)
  if (ts.isShorthandPropertyAssignment(property)) return [[property.name.text, read(property.name)]]
  if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) throw notPlain(property)
  return [[property.name.text, read(property.initializer)]]
}

function notPlain(node: ts.Node): Error {
  const { line } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart())
  return new Error(`line ${line + 1}: "${node.getText().slice(0, 40)}" is not a plain value`)
}
