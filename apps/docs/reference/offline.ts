import type { Docs } from './app.ts'
import { hydrate } from './program.ts'

// The page in one file has what it shows in itself.
await hydrate(JSON.parse(document.querySelector('#docs')!.textContent) as Docs)
