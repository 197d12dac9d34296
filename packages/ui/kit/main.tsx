import { render } from 'preact'
import '../src/look/look.css'
import '../src/avatar/avatar.css'
import './kit.css'
import { Kit } from './kit.tsx'

render(<Kit />, document.getElementById('app')!)
