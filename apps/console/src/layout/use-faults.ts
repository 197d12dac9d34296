import { isParaphError } from '@paraph/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Texts } from '../../generated/texts.ts'
import { useTexts } from '../texts/language.ts'
import { faultText } from './failure.tsx'

/** What is wrong with some fields of a form. A function of the texts follows the language of the page. */
export type Faults<Name extends string> = Partial<Record<Name, ((t: Texts) => string) | undefined>>

/** A request with what is typed in the form. */
interface Sent {
  error: unknown
  message: string | undefined
}

/**
 * Says what is wrong with a form: in the field that it is about, whether the form or the server has found it, or else below the fields. The first such field
 * gets the focus.
 *
 * @param names - the fields, as the contract and the form name them
 * @param ofProblems - the problems that are about one field, by their code
 */
export function useFaults<Name extends string>(
  names: readonly Name[],
  sent?: Sent,
  ofProblems: Readonly<Record<string, Name>> = {},
) {
  const { t } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const [found, setFound] = useState<Faults<Name>>({})
  const [tries, setTries] = useState(0)
  const isFound = Object.keys(found).length > 0
  const error = isFound ? undefined : sent?.error
  const answered = isParaphError(error, 'request_invalid', 'document_incomplete') ? error.errors : []
  const problemAt = isParaphError(error) ? ofProblems[error.code] : undefined
  const isAbout = (name: string) => (fault: { pointer: string }) => `${fault.pointer}/`.includes(`/${name}/`)
  const others = answered.filter((fault) => !names.some((name) => isAbout(name)(fault)))
  const ofOthers = others.map((fault) => faultText(fault, t)).join(' ') || undefined
  // After the fault is there, so that a screen reader reads it with the field.
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [tries, error])
  // What was wrong may be right now. The next try says so.
  useEffect(() => {
    const element = form.current
    const forget = ({ target }: Event) => {
      const { name } = target as HTMLInputElement
      setFound((found) => (name in found ? { ...found, [name]: undefined } : found))
    }
    element?.addEventListener('input', forget)
    return () => element?.removeEventListener('input', forget)
  }, [])
  return {
    form,
    /** Returns what is wrong with a field. */
    faultOf: (name: Name): string | undefined => {
      const fault = answered.find(isAbout(name))
      return found[name]?.(t) ?? (fault ? faultText(fault, t) : problemAt === name ? sent?.message : undefined)
    },
    /** What is about no field. */
    message: answered.length > 0 || isFound || problemAt ? ofOthers : sent?.message,
    /** Takes what the form has found. Returns whether it is right, and can be sent. */
    isRight: (faults: Faults<Name>): boolean => {
      const wrong = Object.entries(faults).filter(([, fault]) => fault !== undefined)
      setFound(Object.fromEntries(wrong) as Faults<Name>)
      setTries((tries) => tries + 1)
      return wrong.length === 0
    },
  }
}
