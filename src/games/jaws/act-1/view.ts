/** What one viewer knows of Act 1. */
export interface Act1View {
  readonly round: number
}
