import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Alert } from '../src/alert.tsx'
import { Avatar } from '../src/avatar/avatar.tsx'
import { documentsIcon, pencilIcon, sendIcon, trashIcon, undoIcon, uploadIcon } from '../src/icons/lucide.ts'
import { Badge } from '../src/kit/badge.tsx'
import { Button } from '../src/kit/button.tsx'
import { Combobox } from '../src/kit/combobox/combobox.tsx'
import { ConfirmDialog } from '../src/kit/confirm-dialog.tsx'
import { EmptyState } from '../src/kit/empty-state.tsx'
import { DateInput } from '../src/kit/date-input.tsx'
import { Field, LongField } from '../src/kit/field.tsx'
import { FileButton } from '../src/kit/file-button.tsx'
import { Keys } from '../src/kit/keys.tsx'
import { Menu } from '../src/kit/menu.tsx'
import { ProgressBar } from '../src/kit/progress-bar.tsx'
import { Skeleton } from '../src/kit/skeleton.tsx'
import { TipArea } from '../src/kit/tip-area.tsx'
import { ToastArea } from '../src/kit/toast-area.tsx'
import { makeToasts } from '../src/kit/toasts.ts'
import { FaultBoundary } from '../src/shell/fault-boundary.tsx'
import { LanguageChoice } from '../src/shell/language-choice.tsx'
import { ModuleFailure } from '../src/shell/module-failure.tsx'
import { PageShell } from '../src/shell/page-shell.tsx'
import { SkipLinks } from '../src/shell/skip-links.tsx'
import { TryAgain } from '../src/shell/try-again.tsx'
import { formatTime } from '../src/times.ts'

/** A word that has no place to break, because names and file names are like that. */
const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle'
const cities = (...names: string[]) => names.map((name) => ({ value: name, label: name }))

const looks = ['primary', 'secondary', 'quiet', 'danger', 'quiet danger'] as const

const broken = { title: 'This view cannot be shown', text: 'The page has a fault.', reload: 'Load the page again' }

const words = {
  loading: 'Loading…',
  tryAgain: 'Try again',
  noConnection: 'The server did not answer. Check your connection, then try again.',
  broken,
  onReload: () => {},
}

const toasts = makeToasts<typeof words>()

/** Each component in each of its states, for the eyes of who changes them. */
export function Kit() {
  const [language, setLanguage] = useState<'EN' | 'SV'>('EN')
  return (
    <PageShell
      language="EN"
      words={words}
      skip={<SkipLinks label="Skip" links={[{ text: 'Skip to the buttons', onPress: () => {} }]} hint="F6 goes on." />}
      header={
        <header class="top">
          <span class="wordmark">Paraph</span>
          <LanguageChoice label="Language" language={language} onChoose={setLanguage} />
        </header>
      }
      notices={<p class="test">Test account: nothing that is signed here is binding.</p>}
      footer="This stands below each view."
      above={
        <>
          <TipArea />
          <ToastArea toasts={toasts} t={words} close="Close" />
        </>
      }
    >
      <h1>The kit of Paraph</h1>
      <div class="kit">
        <Buttons />
        <Menus />
        <Part title="Fields">
          <Field label="Name" name="name" defaultValue="Anna Lindqvist" />
          <Field label="E-mail address" hint="Where the link goes." fault="Enter a full e-mail address." type="email" />
          <label>
            Last day <DateInput language="EN" start="2026-12-24" />
          </label>
          <LongField label="Reason" hint="The people can read it." fault="Give a reason." rows={2} />
          <p class="row">
            <FileButton label="Choose a PDF" icon={uploadIcon} isMain input={{ accept: '.pdf' }} onFiles={() => {}} />
            <FileButton label="Choose another one" input={{ accept: '.pdf' }} onFiles={() => {}} />
            <FileButton label="Being uploaded…" isBusy input={{ accept: '.pdf' }} onFiles={() => {}} />
          </p>
          <Combobox
            label="Time zone"
            name="zone"
            defaultValue="Stockholm"
            groups={() => [
              { name: 'Near', choices: cities('Stockholm', 'Malmö') },
              { name: 'Far', choices: cities('Tokyo', LONG) },
            ]}
            labelOf={(value) => value}
            notFound={(words) => `No city contains “${words}”.`}
          />
        </Part>
        <Part title="Progress">
          <ProgressBar label={`${LONG}.pdf`} value={0.4} />
          <ProgressBar label="Import from CSV" value={12} max={60} text="12 of 60" />
        </Part>
        <Part title="Badges and avatars">
          <p class="row">
            <Badge>Draft</Badge>
            <Badge tone="waits">Sent</Badge>
            <Badge tone="good">Completed</Badge>
            <Badge tone="bad">Rejected</Badge>
          </p>
          <p class="row">
            {['Anna Lindqvist', 'Bo Berg', 'Cecilia Åkerström', 'David Öberg', 'Elif Yilmaz', 'Fredrik Nyström'].map(
              (name) => (
                <Avatar key={name} name={name} />
              ),
            )}
          </p>
        </Part>
        <Part title="What is loading, missing or wrong">
          <Skeleton text="Loading…" />
          <EmptyState icon={documentsIcon}>No documents yet.</EmptyState>
          <Alert text="The server did not answer. Check your connection, then try again." />
          <p class="notice">The document was changed in another tab.</p>
          <TryAgain onTry={() => {}} />
          <ModuleFailure text="The editor cannot be shown now." />
        </Part>
        <Part title="Times">
          {(['medium', 'long', 'exact', 'longDay', 'calendarDay'] as const).map((form) => (
            <p key={form}>{formatTime('2026-11-30T12:05:00Z', language, form)}</p>
          ))}
        </Part>
        <FaultBoundary {...broken} onReload={() => {}}>
          <Broken />
        </FaultBoundary>
      </div>
    </PageShell>
  )
}

function Broken(): never {
  throw new Error('This part of the kit shows what a fault of the program looks like.')
}

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="card">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Buttons() {
  return (
    <Part title="Buttons">
      {[{}, { icon: sendIcon }, { isBusy: true }, { isOff: true }].map((state, index) => (
        <p key={index} class="row">
          {looks.map((look) => (
            <Button key={look} look={look} {...state}>
              {look}
            </Button>
          ))}
        </p>
      ))}
      <p class="row">
        <Button look="quiet" icon={undoIcon} tip="Undo" />
        <Keys keys="Ctrl + C, Ctrl + V" />
        <Button>{LONG}</Button>
      </p>
    </Part>
  )
}

function Menus() {
  const [isAsked, setAsked] = useState(false)
  return (
    <Part title="Menu, question and toast">
      <p class="row">
        <Menu
          label="What to do with it"
          items={[
            { label: 'Change', icon: pencilIcon, onChoose: () => toasts.say(() => 'Changed.') },
            { label: LONG, href: '#long' },
            { label: 'Not now', isOff: true },
            { label: 'Delete', icon: trashIcon, isDanger: true, onChoose: () => setAsked(true) },
          ]}
        />
        <Button onPress={() => toasts.say(() => 'Deleted.', { label: () => 'Undo', act: () => {} })}>
          Show a toast
        </Button>
      </p>
      {isAsked && (
        <ConfirmDialog
          title="Delete this draft?"
          confirm="Delete the draft"
          cancel="Go back"
          onConfirm={(close) => close()}
          onClose={() => setAsked(false)}
        >
          <p>Its PDF, people and fields are deleted with it.</p>
        </ConfirmDialog>
      )}
    </Part>
  )
}
