import { posix } from 'node:path'
import ts from 'typescript'

/** What a file may use all the same, and why. */
export interface Allowed {
  readonly file: string
  readonly uses: readonly string[]
  readonly why: string
}

/** Names of what lets time pass or draws by chance, wherever they come from and whatever they are renamed to. */
const NAMES = new Set([
  'setTimeout',
  'setInterval',
  'sleep',
  'waitForTimeout',
  'randomBytes',
  'randomInt',
  'randomUUID',
  'getRandomValues',
])

/** Clocks and dice that others hold. */
const MEMBERS = new Set([
  'Math.random',
  'Date.now',
  'performance.now',
  'process.hrtime',
  'scheduler.wait',
  // Draws fresh examples: `always` gives it a seed.
  'fc.assert',
])

/**
 * Where tests wait for time to pass, look at the clock, draw by chance or try again, as `file:line what is wrong`. What
 * is allowed and not used is told too.
 */
export function checkWaits(sources: ReadonlyMap<string, string>, allowed: readonly Allowed[]): string[] {
  const violations: string[] = []
  const needed = new Set<string>()
  for (const [path, text] of sources) {
    const mine = allowed.filter(({ file }) => posix.matchesGlob(path, file))
    for (const { line, what } of waitsOf(path, text)) {
      const permit = mine.find(({ uses }) => uses.includes(what))
      if (permit === undefined) violations.push(`${path}:${line} uses ${what}`)
      else needed.add(`${permit.file} ${what}`)
    }
  }
  for (const { file, uses } of allowed)
    for (const what of uses)
      if (!needed.has(`${file} ${what}`)) violations.push(`${file} may use ${what} and does not`)
  return violations
}

interface Wait {
  readonly line: number
  readonly what: string
}

function waitsOf(path: string, text: string): Wait[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found = new Map<string, Wait>()
  const visit = (node: ts.Node): void => {
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
    for (const what of wrongIn(node)) found.set(`${line} ${what}`, { line, what })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return [...found.values()]
}

function wrongIn(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return NAMES.has(node.text) ? [node.text] : membersOf(node)
  if (ts.isPropertyAssignment(node) && nameOf(node.name) === 'retry') return ['retry']
  if (ts.isNewExpression(node) && nameOf(node.expression) === 'Date' && !node.arguments?.length)
    return ['new Date()']
  if (!ts.isCallExpression(node)) return []
  const { expression: called, arguments: given } = node
  // Without a time it waits for somebody to notify it.
  if (called.getText() === 'Atomics.wait' && given.length > 3) return ['Atomics.wait with a time']
  const [program] = given
  return program && ts.isStringLiteralLike(program) && /^sleep( |$)/.test(program.text) ? ['sleep'] : []
}

/** What is taken of an object: `Date.now`, `Date['now']` or `const { now } = Date`. */
function membersOf(node: ts.Identifier): string[] {
  const { parent } = node
  const names = ((): (string | undefined)[] => {
    if (ts.isPropertyAccessExpression(parent)) return parent.expression === node ? [parent.name.text] : []
    if (ts.isElementAccessExpression(parent)) return [nameOf(parent.argumentExpression)]
    if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name))
      return parent.name.elements.map(({ propertyName, name }) => nameOf(propertyName ?? name))
    return []
  })()
  return names.map((name) => `${node.text}.${name}`).filter((member) => MEMBERS.has(member))
}

function nameOf(node: ts.Node): string | undefined {
  return ts.isIdentifier(node) || ts.isStringLiteralLike(node) ? node.text : undefined
}
