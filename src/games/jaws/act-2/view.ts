/** What one viewer knows of Act 2. */
export interface Act2View {
  readonly over: boolean
}
