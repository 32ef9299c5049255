import ts from 'typescript'

export interface Import {
  readonly line: number
  /** What stands between the quotes; none when only running the code can tell. */
  readonly specifier: string | undefined
  readonly typeOnly: boolean
  /** The names taken, or all of them. */
  readonly names: readonly string[] | 'all'
  /** Whether the names are exported again. */
  readonly handedOn: boolean
}

interface Use {
  readonly line: number
  readonly name: string
}

export interface References {
  readonly imports: readonly Import[]
  /** Uses of names that the file does not bind itself; of Math also which member. */
  readonly globals: readonly Use[]
}

/** All that a source file takes from elsewhere. */
export function referencesOf(path: string, text: string): References {
  const code = path.endsWith('.svelte') ? scriptsOf(text) : text
  const file = ts.createSourceFile(`${path}.ts`, code, ts.ScriptTarget.Latest, true)
  const imports: Import[] = []
  const globals: Use[] = []
  const bound = boundNames(file)
  const lineOf = (node: ts.Node) => file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1

  const visit = (node: ts.Node): void => {
    const found = importOf(node)
    if (found) imports.push({ line: lineOf(node), ...found })
    else if (ts.isIdentifier(node) && isValue(node) && !bound.has(node.text))
      for (const name of usesOf(node)) globals.push({ line: lineOf(node), name })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return { imports, globals }
}

/** The code of a Svelte file, with all else blanked so that lines keep their numbers. */
function scriptsOf(text: string): string {
  let code = ''
  let end = 0
  const blank = (part: string) => part.replace(/[^\n]/g, ' ')
  for (const script of text.matchAll(/(<script[^>]*>)([\s\S]*?)<\/script>/g)) {
    const start = script.index + script[1].length
    code += blank(text.slice(end, start)) + script[2]
    end = start + script[2].length
  }
  return code + blank(text.slice(end))
}

function importOf(node: ts.Node): Omit<Import, 'line'> | undefined {
  if (ts.isImportDeclaration(node)) {
    const clause = node.importClause
    return {
      specifier: literal(node.moduleSpecifier),
      typeOnly: clause?.phaseModifier === ts.SyntaxKind.TypeKeyword,
      names: importedNames(clause),
      handedOn: false,
    }
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    const clause = node.exportClause
    return {
      specifier: literal(node.moduleSpecifier),
      typeOnly: node.isTypeOnly,
      names: clause && ts.isNamedExports(clause) ? clause.elements.map(originalName) : 'all',
      handedOn: true,
    }
  }
  if (ts.isImportTypeNode(node)) {
    const argument = ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined
    return { specifier: literal(argument), typeOnly: true, names: 'all', handedOn: false }
  }
  if (ts.isCallExpression(node) && isImportCall(node.expression))
    return { specifier: literal(node.arguments[0]), typeOnly: false, names: 'all', handedOn: false }
  return undefined
}

function isImportCall(called: ts.Expression): boolean {
  return called.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(called) && called.text === 'require')
}

function literal(node: ts.Node | undefined): string | undefined {
  if (node && ts.isTemplateExpression(node)) return filesOfAFolder(node)
  return node && ts.isStringLiteralLike(node) ? node.text : undefined
}

/**
 * `./messages/${language}.ts`, `./words.${language}.ts`: one of the files of a folder beside; `../games/${game}/page.ts`:
 * the file of this name of any game.
 */
function filesOfAFolder({ head, templateSpans }: ts.TemplateExpression): string | undefined {
  const [span, ...more] = templateSpans
  const rest = span.literal.text
  const isLanguage = /^\.\/([\w-]+\/)?([\w-]+\.)?$/.test(head.text) && rest === '.ts'
  const isGame = /^(\.\.\/)+(games|boards)\/$/.test(head.text) && /^(\/[\w-]+)+\.ts$/.test(rest)
  return (isLanguage || isGame) && more.length === 0 ? `${head.text}*${rest}` : undefined
}

function importedNames(clause: ts.ImportClause | undefined): string[] | 'all' {
  const bindings = clause?.namedBindings
  if (bindings && ts.isNamespaceImport(bindings)) return 'all'
  const names = bindings ? bindings.elements.map(originalName) : []
  return clause?.name ? [...names, 'default'] : names
}

function originalName(element: ts.ImportSpecifier | ts.ExportSpecifier): string {
  return (element.propertyName ?? element.name).text
}

function boundNames(file: ts.SourceFile): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    const binds =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionLike(node) ||
      ts.isClassLike(node) ||
      ts.isImportClause(node) ||
      ts.isImportSpecifier(node) ||
      ts.isNamespaceImport(node)
    if (binds && node.name && ts.isIdentifier(node.name) && !isMember(node)) names.add(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return names
}

function isMember(node: ts.Node): boolean {
  return ts.isClassElement(node) || ts.isTypeElement(node) || ts.isObjectLiteralElement(node)
}

/** Whether the name stands for a value, rather than for a type, a member or its own declaration. */
function isValue(node: ts.Identifier): boolean {
  const parent = node.parent
  if (ts.isShorthandPropertyAssignment(parent)) return true
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent) || ts.isEnumMember(parent)) return parent.initializer === node
  if (ts.isBindingElement(parent)) return parent.initializer === node
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) return false
  if (ts.isTypeNode(parent) || ts.isQualifiedName(parent) || ts.isTypeElement(parent))
    return ts.isTypeQueryNode(parent)
  return !('name' in parent && parent.name === node)
}

function usesOf(node: ts.Identifier): string[] {
  if (node.text !== 'Math') return [node.text]
  const parent = node.parent
  if (ts.isPropertyAccessExpression(parent)) return [`Math.${parent.name.text}`]
  if (ts.isElementAccessExpression(parent)) return [`Math.${literal(parent.argumentExpression) ?? '*'}`]
  if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name))
    return parent.name.elements.map((element) => `Math.${(element.propertyName ?? element.name).getText()}`)
  return ['Math.*']
}
