import { invalidRequest } from '#platform/problems/invalid-request.ts'
import { Problem } from '#platform/problems/problem.ts'
import { serverBusy } from '#platform/problems/server-busy.ts'
import { openFairQueue } from '#platform/uploads/fair-queue.ts'
import type { Fit, FitTexts } from '#platform/pdf/facts/fit-texts.ts'
import type { FindTexts, FoundText, InspectedFile, InspectPdf, InspectScan } from '#platform/pdf/facts/inspection.ts'
import { extrasLimits } from '#platform/pdf/facts/file-extras.ts'
import { oneScanLimit, originalLimit, type PdfSize } from '#platform/pdf/facts/size-rules.ts'
import type { SealLevel } from '#platform/settings/seal-settings.ts'
import type { TaskLimits } from '#platform/helpers/helper-rules.ts'
import { type Helper, type HelperProgram, LimitError, openHelper } from '#platform/helpers/open-helper.ts'
import type { FileFault, Refusal } from './refusal.ts'

/**
 * Milliseconds that one file may take. `elapsed` includes the wait for a process, because proxies give up after a minute. So a file that has not waited
 * gets its processor time even if the machine is busy with other things.
 */
const LIMITS: TaskLimits = { work: 20_000, elapsed: 55_000 }

/** MB of JavaScript objects that the work on one file may take. */
const MEMORY = 512

const HELPERS = 2

const INSPECT_TASK = new URL('./inspect-task.ts', import.meta.url).href
const TEXT_TASK = new URL('./text/find-texts-task.ts', import.meta.url).href
const FIT_TASK = new URL('./fit-texts-task.ts', import.meta.url).href

const details: Record<FileFault, string> = {
  not_pdf: 'is not a PDF; open it in the program that made it, save it as a PDF and upload that',
  empty:
    'is empty: it has no bytes; perhaps it was still being saved or downloaded, so open it, save it again and upload it',
  heic: 'is a photo in the format HEIC, not a PDF; on an iPhone, select the photo, then Share, Print, and save that as a PDF, or scan the paper with the app Notes',
  picture: 'is a picture, not a PDF; print it to a PDF, and upload that',
  office:
    'is a document of a program such as Word, Excel or LibreOffice, not a PDF; open it there, save or export it as a PDF, and upload that',
  damaged: 'is a damaged PDF; open it in a PDF program, save it again and upload the new file',
  broken_page:
    'has a page whose content is damaged, so programs could not show what people fill in there; open it in a PDF program, save it again or print it to a PDF, and upload the new file',
  encrypted: 'is encrypted; remove its password and upload it again',
  protected:
    'is protected by its owner and also signed, or its protection can not be removed exactly; upload the file as it was before, or print it to a PDF and upload that',
  certified:
    'is certified with a signature that forbids to add pages; upload the file as it was before it was certified',
  xfa: 'is a dynamic XFA form: its pages are made by a program in it, and most PDF readers can not show them; print it to a PDF and upload that',
  xfa_beside_form:
    'is a form with XFA data beside its fields: the programs of Adobe show that data and run its scripts, and other programs show the fields, so people could see different values; print it to a PDF, or remove the XFA data, and upload that',
  portfolio: 'is a portfolio of several files; upload the PDF in it that is to be signed',
  active_content:
    'has content that acts by itself, such as JavaScript or a program that it starts; remove it in a PDF editor, or print the file to a PDF, and upload that',
  shows_differently:
    'does not show the same on the screen, in print and as text, but all who sign must agree to one content; remove what differs, or print it to a PDF and upload that',
  attachments: `contains more than ${extrasLimits.attachments} files, or more than 25 MB in them, or one that can not be read, or more than ${extrasLimits.notes} comments; remove those that the parties do not need`,
  too_long: `has more than ${count(originalLimit.pages)} pages, or ${count(oneScanLimit.pages)} as a scan; split it and upload a part`,
  too_complex: `takes more than ${LIMITS.work / 1000} seconds of processor time or ${MEMORY} MB to check, or has more objects than can be sealed; print it to a PDF, or split it, and upload that`,
  shared_parts:
    'shows on a page what belongs to its catalog, its form or its validation data, which may change after the seal; print it to a PDF and upload that',
  image: 'is a damaged or interlaced image; save it as a JPEG and upload that',
}

export interface PdfInspector {
  inspectPdf: InspectPdf
  inspectScan: InspectScan
  findTexts: FindTexts
  fitTexts: FitTexts
  close: () => Promise<void>
}

interface Options {
  /** The level at which the files are sealed later. */
  level?: SealLevel
  limits?: TaskLimits
  /** Milliseconds that a file waits for a process. */
  patience?: number
  /** Milliseconds after which a process without work ends. */
  idleTimeout?: number
}

/**
 * Opens uploaded files in separate processes. A large PDF takes seconds, and a malicious one takes all the time and memory that it gets. So an
 * owner never has all processes, and the next file is from the owner who has waited longest.
 */
export function openPdfInspector({
  level = 'B-LTA',
  limits = LIMITS,
  patience = 30_000,
  idleTimeout = 30_000,
}: Options = {}): PdfInspector {
  const helpers = Array.from({ length: HELPERS }, () => openHelper({ memory: MEMORY, idleTimeout }))
  const free = [...helpers]
  const turns = openFairQueue({
    running: HELPERS,
    runningPerOwner: HELPERS - 1,
    // Files that wait are on disk, and the budget of the uploads limits their number.
    waiting: 400,
    waitingPerOwner: 200,
    patience,
  })

  const run = <T extends object>(
    owner: string,
    program: HelperProgram,
    size: number,
    makeTask: () => Promise<object>,
  ): Promise<T | Refusal> => {
    const asked = performance.now()
    const runIn = (helper: Helper) =>
      helper.use(size, async (run): Promise<T | Refusal> => {
        const task = await makeTask()
        const waited = performance.now() - asked
        try {
          return await run<T | Refusal>(program, task, { ...limits, elapsed: Math.max(0, limits.elapsed - waited) })
        } catch (cause) {
          if (!(cause instanceof LimitError)) throw new Problem('internal_error', undefined, { cause })
          if (cause.limit === 'elapsed') throw serverBusy(cause)
          return { fault: 'too_complex' }
        }
      })
    return turns.run(owner, async () => {
      const helper = free.pop()!
      return runIn(helper).finally(() => free.push(helper))
    })
  }
  const inspect = async <T extends object>(file: InspectedFile, name: string, task: object): Promise<T> => {
    const program = { filename: INSPECT_TASK, name }
    const answer = await run<T>(file.owner, program, file.size, async () => ({
      ...task,
      level,
      bytes: await read(file),
    }))
    if ('fault' in answer) throw refused(answer)
    return answer
  }

  return {
    inspectPdf: (file, wanted) => inspect(file, 'default', { wanted }),
    inspectScan: (file, type) => inspect<PdfSize>(file, 'inspectScan', { type }),
    findTexts: async (file, sought) => {
      const task = async () => ({ sought, bytes: await read(file) })
      const found = await run<{ found?: FoundText[] }>(file.owner, { filename: TEXT_TASK }, file.size, task)
      return 'fault' in found ? undefined : found.found
    },
    fitTexts: async (owner, texts) => {
      const answer = await run<{ fits: Fit[] }>(owner, { filename: FIT_TASK }, 0, async () => ({ texts }))
      if ('fault' in answer) throw serverBusy(new Error('Setting the texts took too much time or memory.'))
      return answer.fits
    },
    close: async () => {
      await Promise.all(helpers.map((helper) => helper.close()))
    },
  }
}

const read = (file: InspectedFile) => file.read(0, file.size)

/** For clients, these faults have the code of another fault. */
const knownAs: Partial<Record<FileFault, FileFault>> = {
  image: 'damaged',
  broken_page: 'damaged',
  shared_parts: 'damaged',
  xfa_beside_form: 'xfa',
  heic: 'picture',
}

function refused({ fault, places = [] }: Refusal): Problem {
  const code = `file_${knownAs[fault] ?? fault}`
  const detail = [details[fault], ...places.map(({ text }) => text)].join('. ')
  const place = places.find(({ place }) => place)?.place
  return invalidRequest([{ pointer: '/file', code, detail, ...(place && { place }) }])
}

function count(number: number): string {
  return number.toLocaleString('en')
}
