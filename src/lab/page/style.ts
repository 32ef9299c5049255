const PAPER = '#f3ead6'
const TEAL = '#0f4c5c'
const RED = '#c8372d'
const YELLOW = '#e9b44c'
const INK = '#10262c'
const RULE = '#cdbb90'
const CARD = '#fffdf4'

export const STYLE = `
:root { color-scheme: light }
* { box-sizing: border-box }
body {
  margin: 0; color: ${INK}; background: ${PAPER}; line-height: 1.45;
  font: 16px/1.45 "Archivo", "Avenir Next", "Segoe UI", system-ui, sans-serif; font-variant-numeric: tabular-nums;
}
header { background: ${TEAL}; color: ${PAPER}; border-bottom: 6px double ${PAPER}; padding: 28px 16px 20px }
header > *, main, footer { max-width: 1120px; margin: 0 auto }
main, footer { padding: 8px 16px 24px }
h1, h2 { font-family: "Anton", "Oswald", "Arial Narrow", Impact, sans-serif; font-weight: 700; letter-spacing: .02em; text-transform: uppercase }
h1 { font-size: clamp(26px, 6vw, 44px); line-height: 1.1; margin-bottom: 12px }
h2 { font-size: 21px; margin: 32px 0 8px; color: ${TEAL}; border-bottom: 2px solid ${TEAL} }
h3 { font-size: 15px; margin: 0 0 4px }
.facts { display: flex; flex-wrap: wrap; gap: 4px 24px; padding: 0; font-size: 14px; list-style: none }
.facts b { color: ${YELLOW}; font-weight: 600 }
.facts span { overflow-wrap: anywhere }
.stopped { max-width: 1120px; margin: 12px auto 0; color: ${INK}; background: ${YELLOW}; padding: 6px 12px; border-radius: 6px; font-weight: 600 }
.charts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr)); gap: 16px }
figure { margin: 0; padding: 12px; background: ${CARD}; border: 1px solid ${RULE}; border-radius: 8px }
svg { display: block; width: 100%; height: auto; font: 12px "Archivo", "Segoe UI", system-ui, sans-serif }
svg text { fill: ${INK} }
svg .dim { fill: #4e5f60; font-size: 11px }
svg .rule { stroke: ${RULE}; stroke-width: 1 }
svg .even { stroke: ${RED}; stroke-width: 1.5; stroke-dasharray: 4 3 }
svg .even-name { fill: ${RED}; font-size: 11px }
svg .bar { fill: ${TEAL} }
svg .whisker { stroke: ${TEAL}; stroke-width: 2; stroke-linecap: round }
svg .halo { stroke: ${CARD}; stroke-width: 5 }
svg .over { stroke: ${RED}; stroke-width: 2 }
svg .dot { fill: ${YELLOW}; stroke: ${TEAL}; stroke-width: 2 }
details { margin-top: 12px }
summary { cursor: pointer; padding: 10px 0; font-weight: 600; color: ${TEAL} }
.scroll { overflow-x: auto }
table { border-collapse: collapse; font-size: 14px; min-width: 100% }
th, td { padding: 4px 10px; text-align: right; border-bottom: 1px solid ${RULE}; white-space: nowrap }
th:first-child, td:first-child { text-align: left; padding-left: 0 }
tr.group td { font-weight: 700; background: #ecdfc0 }
footer { font-size: 14px; color: #4e5f60 }
@media print { details > * { display: block } figure { break-inside: avoid } }
`
