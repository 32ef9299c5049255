/** Whom the server takes a device to be. */
export interface Me {
  readonly id: string
  readonly name: string
}

/** A device that is known as this person; both times to the day. */
export interface Device {
  readonly id: string
  /** A name for the device, as its browser gave it; may be empty. */
  readonly label: string
  readonly since: number
  readonly seen: number
  readonly here: boolean
}

export interface Blocked {
  readonly id: string
  /** What they were called when they were blocked. */
  readonly name: string
  /** To the day. */
  readonly since: number
}
