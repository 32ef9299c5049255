const COLOURS: { readonly [seat: string]: string } = {
  blue: '#1A6A74',
  lemon: '#B07A00',
  nurse: '#8A4B2A',
}

export function colourOf(seat: string): string {
  return COLOURS[seat] ?? '#0A2F3A'
}
