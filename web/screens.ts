import type { Component } from 'svelte'

type Screen = Promise<{ default: Component }>

const SCREENS: { readonly [name: string]: () => Screen } = {
  '': () => import('./home/Home.svelte'),
  new: () => import('./setup/New.svelte'),
  match: () => import('./table/Match.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  rules: () => import('./rules/Rules.svelte'),
  learn: () => import('./learn/Learn.svelte'),
  watch: () => import('./home/Watch.svelte'),
  me: () => import('./home/me/Me.svelte'),
}

/** What stands at a path that begins like this. */
export function loadScreen(name = ''): Screen {
  return (SCREENS[name] ?? (() => import('./ui/Nowhere.svelte')))()
}
