import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { literalOf } from './literal.ts'
import type { TestPosition } from './panel.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** All that tests of a game's rules lay out as plain data. */
export function testPositions(game: string): TestPosition[] {
  const files = globSync(`src/games/${game}/**/*.test.ts`, { cwd: ROOT }).sort()
  return files.flatMap((file) =>
    positionsIn(file.replaceAll('\\', '/'), readFileSync(`${ROOT}/${file}`, 'utf8')),
  )
}

export function positionsIn(file: string, source: string): TestPosition[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const constants = constantsOf(tree)
  const found: TestPosition[] = []
  const visit = (node: ts.Node, names: readonly string[]): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'layOut' && node.arguments.length === 1) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
      const text = textOf(node.arguments[0], constants)
      if (text !== null) found.push({ name: names.join(' › ') || file, file, line: line + 1, text })
    }
    const name = nameOf(node)
    ts.forEachChild(node, (child) => visit(child, name === null ? names : [...names, name]))
  }
  visit(tree, [])
  return found
}

function textOf(node: ts.Expression, constants: ReadonlyMap<string, ts.Expression>): string | null {
  const read = (work: () => string): string | null => {
    try {
      return work()
    } catch {
      return null
    }
  }
  return (
    read(() => {
      literalOf(node)
      return dedented(node.getText())
    }) ?? read(() => JSON.stringify(literalOf(node, constants), null, 2))
  )
}

/** The name of a call of `describe('…', …)`, `it('…', …)` or `test('…', …)`; null for any other. */
function nameOf(node: ts.Node): string | null {
  if (!ts.isCallExpression(node) || !/^(describe|it|test)$/.test(node.expression.getText())) return null
  const [name] = node.arguments
  return name !== undefined && ts.isStringLiteralLike(name) ? name.text : null
}

function constantsOf(tree: ts.SourceFile): Map<string, ts.Expression> {
  const constants = new Map<string, ts.Expression>()
  for (const statement of tree.statements)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer !== undefined) constants.set(name.text, initializer)
  return constants
}

/** Removes the indentation of the last line from all but the first, which has none. */
function dedented(text: string): string {
  const [indent] = /^ */.exec(text.split('\n').at(-1) ?? '') ?? ['']
  return text.replaceAll(`\n${indent}`, '\n')
}
