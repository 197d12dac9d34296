import type { Docs } from './app.ts'
import { hydrate } from './program.ts'

// The page in one file contains the data that it shows.
await hydrate(JSON.parse(document.querySelector('#docs')!.textContent) as Docs)
