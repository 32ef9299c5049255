import { isMainThread } from 'node:worker_threads'

/** What a server has used since it began. */
export interface Usage {
  /** Of processor time, all threads together. */
  readonly seconds: number
  /** Resident memory, in bytes. */
  readonly memory: number
}

// Loaded into every server before its own code, so that all of them are asked in the same way.
if (isMainThread && process.send !== undefined) {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    const usage: Usage = { seconds: (user + system) / 1e6, memory: process.memoryUsage.rss() }
    process.send?.(usage)
  })
  process.on('disconnect', () => process.exit())
  // A server that has nothing more to do may end, whether it is asked or not.
  process.channel?.unref()
}
