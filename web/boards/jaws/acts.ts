/** The two boards are loaded when their act is played: a table of Act 1 does not wait for the Orca. */
const boards = {
  1: once(() => import('./act-1/Board.svelte')),
  2: once(() => import('./act-2/Board.svelte')),
}

export function boardOf(act: 1 | 2): Promise<typeof import('./act-1/Board.svelte')> {
  return boards[act]()
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= load()
    loading.catch(() => {
      loading = null
    })
    return loading
  }
}
