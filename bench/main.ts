import { type Bench, readArguments } from './arguments.ts'

/** Each bench is read only when it is called. */
const BENCHES: { readonly [name: string]: () => Promise<Bench> } = {
  archive: async () => (await import('./archive/bench.ts')).archive,
  earlier: async () => (await import('./earlier/bench.ts')).earlier,
  engine: async () => (await import('./engine/bench.ts')).engine,
  frames: async () => (await import('./frames/bench.ts')).frames,
  nodes: async () => (await import('./nodes/bench.ts')).nodes,
  server: async () => (await import('./server/bench.ts')).server,
}

const USAGE = `usage: npm run bench -- <${Object.keys(BENCHES).join(' | ')}> [--seconds N] [--json] [--checkout FOLDER]`

const asked = readArguments(process.argv.slice(2))
const load = asked !== null && Object.hasOwn(BENCHES, asked.bench) ? BENCHES[asked.bench] : undefined
if (asked === null || load === undefined) {
  console.error(USAGE)
  process.exitCode = 2
} else {
  const bench = await load()
  const report = await bench(
    asked.seconds,
    (line) => process.stderr.write(`${asked.bench}: ${line}\n`),
    asked.checkout,
  )
  console.log(asked.json ? JSON.stringify(report.data, null, 2) : report.text)
}
