import ts from 'typescript'

const { SyntaxKind } = ts

const OPERATORS = new Set([
  SyntaxKind.PlusToken,
  SyntaxKind.MinusToken,
  SyntaxKind.AsteriskToken,
  SyntaxKind.AsteriskAsteriskToken,
  SyntaxKind.SlashToken,
  SyntaxKind.PercentToken,
  SyntaxKind.PlusEqualsToken,
  SyntaxKind.MinusEqualsToken,
])

/** Where a file adds something up, as its line and what is written there. */
export function sumsIn(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (isSum(node)) {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
      found.push(`${path}:${line} ${node.getText(file)}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function isSum(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node)) return OPERATORS.has(node.operatorToken.kind)
  if (ts.isPostfixUnaryExpression(node)) return true
  if (ts.isPrefixUnaryExpression(node))
    return node.operator === SyntaxKind.PlusPlusToken || node.operator === SyntaxKind.MinusMinusToken
  return ts.isIdentifier(node) && node.text === 'Math'
}
