/** The code that only a document with fields needs. It is loaded as one module, because each request takes long on a phone. */
import './fields.css'

export { FieldLayer, FieldTexts } from './on-page/field-layer.tsx'
export { FieldPanel } from './panel/field-panel.tsx'
export { openFilling } from '../filling/filling.ts'
