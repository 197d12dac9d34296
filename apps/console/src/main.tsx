import { render } from 'preact'
import '@paraph/ui/base.css'
import './console.css'
import { App } from './app.tsx'

const root = document.getElementById('app')!
root.replaceChildren()
render(<App />, root)
