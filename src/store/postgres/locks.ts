/** The first halves of the advisory locks Dorsal takes in its database. */
export const LOCKS = {
  /** Of a life, by its number: held as long as its session lasts. `bury` of the schema knows it too. */
  life: 1_146_049_107,
  /** The node that migrates the schema. */
  migrating: 1_146_049_101,
  /** Whoever sweeps for all. */
  sweeping: 1_146_049_111,
  /** Whoever keeps the files of a page. */
  pages: 1_146_049_104,
} as const
