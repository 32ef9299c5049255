/** One of the ways in which others reach this server. */
export interface ServerAddress {
  /** Without a slash at its end. */
  readonly url: string
  /** What the machine calls the network, where there are several to choose from. */
  readonly network: string | null
}

/** A link that others can open, and its QR code. */
interface SharedLink {
  readonly link: string
  readonly svg: string
}

/** A link for each address that others reach this server by, the likeliest first; where there is none, one for here. */
export interface Links extends SharedLink {
  readonly links: readonly (SharedLink & Pick<ServerAddress, 'network'>)[]
}

export interface MadeLink extends Links {
  readonly code: string
}
