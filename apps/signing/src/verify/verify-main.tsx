import { render } from 'preact'
import { VerifyApp } from './verify-app.tsx'
import '@paraph/ui/look/look.css'
import '../styles/controls.css'
import '../styles/page.css'
import './verify.css'

const root = document.getElementById('app')!
root.replaceChildren()
render(<VerifyApp />, root)
