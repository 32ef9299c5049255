import { type Bench, readAsked } from './arguments.ts'

/** Each bench is read only when it is called. */
const BENCHES: { readonly [name: string]: () => Promise<Bench> } = {
  archive: async () => (await import('./archive/bench.ts')).archive,
  'archive-shared': async () => (await import('./archive/bench.ts')).sharedArchive,
  earlier: async () => (await import('./earlier/bench.ts')).earlier,
  engine: async () => (await import('./engine/bench.ts')).engine,
  frames: async () => (await import('./frames/bench.ts')).frames,
  nodes: async () => (await import('./nodes/bench.ts')).nodes,
  server: async () => (await import('./server/bench.ts')).server,
}

const asked = readAsked(Object.keys(BENCHES))
const bench = await BENCHES[asked.bench]()
const report = await bench(
  asked.seconds,
  (line) => process.stderr.write(`${asked.bench}: ${line}\n`),
  asked.checkout,
)
console.log(asked.json ? JSON.stringify(report.data, null, 2) : report.text)
