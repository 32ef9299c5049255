import type { CDPSession } from 'playwright-core'
import type { Visitor } from './visitor.ts'

/** Something a reader is told of: what it is, what it is called, and how it stands. */
export interface Heard {
  readonly role: string
  readonly name: string
  readonly focused: boolean
  readonly disabled: boolean
  readonly pressed: string | undefined
  readonly expanded: boolean | undefined
  readonly shortcut: string | undefined
}

/** As the browser hands it over. */
interface AxNode {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: { readonly value: string }
  readonly name?: { readonly value: string }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value: unknown } }[]
  readonly childIds?: readonly string[]
}

/** The most presses of Tab to anything on a table. */
const FARTHEST = 120

/** Somebody who sees nothing: knows what the browser's accessibility tree holds, and has a keyboard. */
export class Listener {
  readonly #visitor: Visitor
  readonly #session: CDPSession

  private constructor(visitor: Visitor, session: CDPSession) {
    this.#visitor = visitor
    this.#session = session
  }

  static async at(visitor: Visitor): Promise<Listener> {
    const session = await visitor.page.context().newCDPSession(visitor.page)
    await session.send('Accessibility.enable')
    return new Listener(visitor, session)
  }

  /** Everything there is to hear, in reading order. */
  async tree(): Promise<Heard[]> {
    const { nodes } = (await this.#session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] }
    const byId = new Map(nodes.map((node) => [node.nodeId, node]))
    const found: Heard[] = []
    const walk = (node: AxNode): void => {
      if (!node.ignored) found.push(heard(node))
      for (const id of node.childIds ?? []) {
        const child = byId.get(id)
        if (child !== undefined) walk(child)
      }
    }
    if (nodes.length > 0) walk(nodes[0])
    return found
  }

  /** Goes on with a key until something of that kind has the focus, and gives it. */
  async goTo(isWanted: (focused: Heard) => boolean, key = 'Tab'): Promise<Heard> {
    const passed: string[] = []
    for (let count = 0; count < FARTHEST; count++) {
      const focused = (await this.tree()).findLast((each) => each.focused)
      if (focused !== undefined && isWanted(focused)) return focused
      passed.push(focused?.name.slice(0, 24) ?? '')
      await this.press(key)
    }
    throw new Error(`${key} never came there: ${passed.join(' | ')}`)
  }

  async isAt(name: string): Promise<boolean> {
    return (await this.tree()).some((each) => each.focused && each.name === name)
  }

  press(key: string): Promise<void> {
    return this.#visitor.page.keyboard.press(key)
  }
}

function heard({ role, name, properties = [] }: AxNode): Heard {
  const told = Object.fromEntries(properties.map(({ name: key, value }) => [key, value.value]))
  return {
    role: role?.value ?? '',
    name: (name?.value ?? '').replace(/\s+/g, ' ').trim(),
    focused: told.focused === true && role?.value !== 'RootWebArea',
    disabled: told.disabled === true,
    pressed: told.pressed as string | undefined,
    expanded: told.expanded as boolean | undefined,
    shortcut: told.keyshortcuts as string | undefined,
  }
}
