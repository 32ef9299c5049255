/** How long a first look waits for its letters, in milliseconds. */
const PATIENCE = 600

const FACES = ['400 1em Anton', '500 1em Archivo', '800 1em Archivo']

let areHere = false

/** Fetches the letters; goes on when they are here, or when it has waited long enough. */
export async function fetchLetters(): Promise<void> {
  const coming = Promise.all(FACES.map((face) => document.fonts.load(face))).then(() => {
    areHere = true
  })
  await Promise.race([coming, new Promise((passed) => setTimeout(passed, PATIENCE))]).catch(() => {})
  useLetters()
}

/** Letters that come late are used from the next screen on: on the one that is read everything would jump. */
export function useLetters(): void {
  if (areHere) document.documentElement.classList.add('lettered')
}
