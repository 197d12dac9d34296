import type { FieldValue, Initials, Language, ParaphError, SigningField } from '@paraph/client'
import { writeValue } from '@paraph/contract/written-values'
import type { PageZoom } from '../layout/page-zoom.ts'
import type { Connection } from '../session/connection.ts'
import type { Signature } from '../session/signature.ts'
import type { KnownSession } from '../session/stage.ts'
import { type KeptValues, openKeptValues } from './keep-values.ts'
import { keepMarks, takeMarks } from './keep-marks.ts'
import { byReadingOrder } from './reading-order.ts'
import { Refusals } from './refusals.ts'
import { faultOf, type FaultName, isEmptyValue } from './value-faults.ts'

export const isMark = ({ type }: SigningField) => type === 'SIGNATURE' || type === 'INITIALS'
/** The faults of the server that the page explains. */
const faultNames: Partial<Record<string, FaultName>> = { required: 'required', no_room: 'room', no_sign: 'emoji' }
const isFilledByServer = ({ type }: SigningField) => type === 'DATE_SIGNED' || type === 'NAME'

/** The part of the page that the fields need. */
interface FillingPage extends Pick<Connection, 'http'> {
  /** The token of the link. */
  token: string
  draft: { signature?: Signature }
}

/** What the party fills in. The page, the list and the guide read it, and it tells them about each change. */
export class Filling {
  /** All fields of the session, in reading order. */
  all: SigningField[] = []
  initials: Initials | undefined
  /** True if the party can fill in now. */
  canFill = false
  /** Of the document, in which numbers and dates are read and shown. */
  readonly language: Language
  /** How many times the party wanted to sign too early. */
  refusals = 0
  /** The field at which the guide is. */
  current: string | undefined
  /** The field whose editor or dialog is open. */
  editing: SigningField | undefined
  isListOpen = false
  /** Set by the view that shows the pages. */
  pageZoom: { current?: PageZoom | undefined } = {}
  readonly #values: Record<string, FieldValue> = {}
  readonly #refused = new Refusals()
  readonly #touched = new Set<string>()
  readonly #listeners = new Set<() => void>()
  readonly #page: FillingPage
  readonly #kept: KeptValues

  constructor(session: KnownSession, page: FillingPage) {
    this.#page = page
    this.language = session.language
    this.#kept = openKeptValues(
      page,
      (values) => this.#take(values),
      (fitting, saved) => {
        for (const { name, length } of fitting)
          this.#refused.add(name, { fault: 'room', value: saved[name], fitting: length })
        this.#changed()
      },
    )
    const marks = takeMarks(page.token)
    this.initials = marks.initials
    if (marks.signature && !page.draft.signature) page.draft.signature = marks.signature
    for (const { name, isYours, value } of session.fields ?? []) {
      if (isYours && value !== null) this.#values[name] = value
    }
    Object.assign(this.#values, this.#kept.unsaved())
  }

  /** Takes a newer session. What the party has filled in here stays. */
  update(session: KnownSession, canFill: boolean) {
    this.all = byReadingOrder(session.fields ?? [])
    this.canFill = canFill
    if (session.party.signingStatus !== 'NOT_SIGNED') {
      this.#kept.forget()
      keepMarks(this.#page.token, {})
    }
    this.#changed()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** The fields that the party fills in itself. */
  get own(): SigningField[] {
    return this.canFill ? this.all.filter((field) => field.isYours && !field.readOnly && !isFilledByServer(field)) : []
  }

  valueOf(field: SigningField): FieldValue | undefined {
    if (field.type === 'SIGNATURE' && !this.hasMark(field)) return undefined
    if (field.type === 'INITIALS' && !this.hasMark(field)) return undefined
    return this.#values[field.name]
  }

  /** Returns the text that the field shows on the page. Empty if it shows none. */
  textOf(field: SigningField): string {
    const value = this.valueOf(field)
    return typeof value === 'string' ? writeValue(field, value, this.language) : ''
  }

  /** True if the party has made the mark that the field shows. Initials and drawn or typed signatures must be made first, other signatures not. */
  hasMark({ type }: SigningField): boolean {
    return type === 'INITIALS' ? this.initials !== undefined : !this.draws || this.#page.draft.signature !== undefined
  }

  /** True if the party draws or types its signature. */
  draws = false

  get signature() {
    return this.#page.draft.signature
  }

  set(field: SigningField, value: FieldValue) {
    this.#values[field.name] = value
    this.#refused.update(field.name)
    this.#touched.delete(field.name)
    this.#kept.change(field.name, value, this.#toSave())
    this.#changed()
  }

  setInitials(initials: Initials) {
    this.initials = initials
    this.marksChanged()
  }

  marksChanged() {
    keepMarks(this.#page.token, { signature: this.#page.draft.signature, initials: this.initials })
    this.#changed()
  }

  /** From now on, the guide is at this field. */
  goTo({ name }: SigningField) {
    this.current = name
    this.#changed()
  }

  /** Opens the editor of the field, or closes it. */
  edit(field: SigningField | undefined) {
    this.editing = field
    if (field) this.current = field.name
    this.#changed()
  }

  /** What a tap on a field does. A mark is made once, and then set or removed by one tap. */
  press(field: SigningField) {
    this.current = field.name
    if (isMark(field) && this.hasMark(field)) this.set(field, this.valueOf(field) !== true)
    else this.edit(field)
  }

  openList(isOpen: boolean) {
    this.isListOpen = isOpen
    this.#changed()
  }

  /** From now on, the page shows what is wrong with the value. */
  touch({ name }: SigningField) {
    this.#touched.add(name)
    this.#changed()
  }

  /** What keeps the party from signing. */
  faultOf(field: SigningField): FaultName | undefined {
    return this.#refusalOf(field)?.fault ?? faultOf(field, this.valueOf(field))
  }

  /** The fault, but only after the party has left the field or tried to sign, or the server has refused the value. */
  shownFaultOf(field: SigningField): FaultName | undefined {
    const isShown = this.refusals > 0 || this.#touched.has(field.name) || this.#refusalOf(field) !== undefined
    return isShown ? this.faultOf(field) : undefined
  }

  /** How many characters of the text of the field fit, if it is too long and the server has told it. */
  fittingOf(field: SigningField): number | undefined {
    return this.#refusalOf(field)?.fitting
  }

  /** The fields that must still be filled in, in reading order. */
  get open(): SigningField[] {
    return this.own.filter((field) => this.faultOf(field) !== undefined)
  }

  /** The open field after the current one. After the last one comes the first one. */
  next(): SigningField | undefined {
    const open = new Set(this.open)
    const { own } = this
    const start = own.findIndex(({ name }) => name === this.current)
    return [...own.slice(start + 1), ...own.slice(0, start + 1)].find((field) => open.has(field))
  }

  /** Marks that can be set at once, because the party has made them. */
  get settable(): SigningField[] {
    return this.own.filter((field) => isMark(field) && this.hasMark(field) && this.valueOf(field) !== true)
  }

  refuse() {
    this.refusals++
    this.#changed()
  }

  /** Shows which values the server has refused. Returns false if the error is about something else. */
  takeFaults({ errors = [] }: Partial<Pick<ParaphError, 'errors'>>): boolean {
    const byName = new Map(this.own.map((field) => [field.name, field]))
    let isTaken = false
    for (const { pointer, code } of errors) {
      const mark = pointer.startsWith('/initials') ? 'INITIALS' : pointer === '/typedName' ? 'SIGNATURE' : undefined
      const name = mark ? this.own.find(({ type }) => type === mark)?.name : pointer.replace('/values/', '')
      const field = byName.get(name ?? '')
      if (!field) continue
      if (mark === 'INITIALS') this.initials = undefined
      if (mark === 'SIGNATURE') delete this.#page.draft.signature
      this.#refused.add(field.name, { fault: faultNames[code] ?? 'refused', value: this.#values[field.name] })
      isTaken = true
    }
    if (isTaken) this.refuse()
    return isTaken
  }

  /** What the signature sends. */
  toSend() {
    const values: Record<string, FieldValue> = {}
    for (const field of this.own) {
      const value = this.valueOf(field)
      if (value !== undefined) values[field.name] = value
    }
    const setsInitials = this.own.some((field) => field.type === 'INITIALS' && values[field.name] === true)
    return { values, ...(setsInitials && this.initials && { initials: this.initials }) }
  }

  /** True if the server has all that the party has filled in. */
  get isSaved(): boolean {
    return this.#kept.isSaved()
  }

  /** Saves what is not saved yet, without waiting for the end of the typing. */
  saveNow() {
    this.#kept.saveNow()
  }

  #refusalOf({ name }: SigningField) {
    return this.#refused.of(name, this.#values[name])
  }

  #toSave(): Record<string, FieldValue> {
    const own = new Set(this.own.map(({ name }) => name))
    return Object.fromEntries(Object.entries(this.#values).filter(([name]) => own.has(name)))
  }

  #take(values: Record<string, FieldValue>) {
    Object.assign(this.#values, values)
    this.#changed()
  }

  #changed() {
    for (const listener of this.#listeners) listener()
  }
}

export function openFilling(session: KnownSession, page: FillingPage): Filling {
  const filling = new Filling(session, page)
  filling.draws = session.party.requiredSignature === 'DRAWING'
  return filling
}

export const isSet = (value: FieldValue | undefined) => !isEmptyValue(value)
