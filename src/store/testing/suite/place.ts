import { afterEach, beforeEach } from 'vitest'
import type { Store } from '#table/store.ts'

/** Where one store lives: it can be closed and opened again. */
export interface Place {
  open(): Promise<Store>
  /** Another place, with a backup put into it. */
  restored(backup: string): Promise<Place>
  remove(): Promise<void>
}

/** The store of the test that runs: a new one for each. */
export interface Bench {
  readonly store: Store
  reopen(): Promise<void>
  restored(backup: string): Promise<Store>
}

export function bench(newPlace: () => Promise<Place>): Bench {
  let places: Place[] = []
  let stores: Store[] = []

  async function openIn(place: Place): Promise<Store> {
    places.push(place)
    const store = await place.open()
    stores.push(store)
    return store
  }

  beforeEach(async () => {
    places = []
    stores = []
    await openIn(await newPlace())
  })
  afterEach(async () => {
    for (const store of stores) await store.close()
    for (const place of places) await place.remove()
  })
  return {
    get store() {
      return stores[0]
    },
    async reopen() {
      await stores[0].close()
      stores[0] = await places[0].open()
    },
    restored: async (backup) => openIn(await places[0].restored(backup)),
  }
}
