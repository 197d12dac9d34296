import type { Scope } from '@paraph/client'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useId } from 'preact/hooks'
import { useTexts } from '../../texts/language.ts'

/** What most keys are for. */
const presets = {
  sends: ['documents:read', 'documents:write', 'contacts:read'],
  reads: ['documents:read', 'contacts:read', 'account:read'],
} as const satisfies Record<string, readonly Scope[]>

/** Returns what a new key may have: all that its creator has, and for an identity provider the scope that no member has. */
export function offeredBy(scopes: readonly string[]): readonly string[] {
  const manages = ['members:read', 'members:write'].every((scope) => scopes.includes(scope))
  return manages ? [...new Set([...scopes, 'scim'])] : scopes
}

interface ScopeChoiceProps {
  /** What can be chosen: a key gives no more than it has. */
  offered: readonly string[]
  chosen: readonly string[]
  /** What is wrong with the choice. */
  fault: string | undefined
  onChange: (chosen: string[]) => void
}

/** Chooses what a key may do, each with a sentence, or several at once by what the key is for. */
export function ScopeChoice({ offered, chosen, fault, onChange }: ScopeChoiceProps) {
  const { t } = useTexts()
  const id = useId()
  const within = (scopes: readonly string[]) => scopes.filter((scope) => offered.includes(scope))
  const isChosen = (scopes: readonly string[]) =>
    scopes.length === chosen.length && scopes.every((scope) => chosen.includes(scope))
  const sets = { sends: within(presets.sends), reads: within(presets.reads), all: offered }
  return (
    <fieldset class="plain">
      <legend>{t.settings.keys.scopes}</legend>
      {fault && (
        <p class="error" id={`${id}-fault`}>
          {fault}
        </p>
      )}
      <div class="buttons">
        {(Object.keys(sets) as (keyof typeof sets)[]).map((name) => (
          <Button
            key={name}
            class="preset"
            aria-pressed={isChosen(sets[name])}
            onPress={() => onChange([...sets[name]])}
          >
            {t.settings.keys.presets[name]}
          </Button>
        ))}
      </div>
      {offered.map((scope, index) => {
        // A newer server may know more scopes than this page.
        const text = t.settings.scopes[scope as Scope]
        return (
          <label key={scope} class="check">
            <input
              type="checkbox"
              checked={chosen.includes(scope)}
              // A set of fields has no validity of its own, so its first one says what is wrong, and gets the focus.
              aria-invalid={index === 0 && fault !== undefined}
              aria-describedby={index === 0 && fault ? `${id}-fault ${id}-${scope}` : `${id}-${scope}`}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...chosen, scope] : chosen.filter((one) => one !== scope))
              }
            />
            <span>
              {text?.name ?? scope} {text && <code>{scope}</code>}
              <span class="hint" id={`${id}-${scope}`}>
                {text?.about}
              </span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
