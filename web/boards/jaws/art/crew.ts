/** Everyone by colour and symbol: a harpoon, a star, a sonar; the shark is red and a fin. */
export const COLOURS: { readonly [seat: string]: string } = {
  shark: '#C22D1A',
  quint: '#5D6B2E',
  brody: '#27406B',
  hooper: '#C2560F',
}
