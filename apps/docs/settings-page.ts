import { chapters, type Setting } from '../server/src/platform/settings/catalogue.ts'

/** Returns the guide to the settings, as definition lists, because a table would not fit on a phone. */
export function settingsPage(): string {
  const parts = Object.entries(chapters).map(([title, settings]) => {
    const entries = Object.entries(settings).map(([name, setting]) => toEntry(name, setting))
    return `## ${title}\n\n<dl>\n${entries.join('\n')}\n</dl>`
  })
  return `# Settings

All settings are environment variables. If a value is wrong, the server does not start: it prints a sentence that names the setting, says what is wrong and gives an example.
[Operating Paraph](operating.md#settings) says what happens then, and where to write the settings.

${parts.join('\n\n')}
`
}

function toEntry(name: string, { meaning, example, fallback, otherwise, inImage }: Setting): string {
  const ofServer = fallback === undefined ? (otherwise ?? 'none') : `\`${fallback}\``
  const ofImage = inImage === undefined ? '' : `, in the image \`${inImage}\``
  return `<dt id="${name}"><a href="#${name}">${name}</a></dt>
<dd>

${meaning}

Default: ${ofServer}${ofImage}. Example: \`${name}=${quoted(example)}\`

</dd>`
}

/** A shell would end the value at a space or at `&`, and a file of settings at `#`. */
function quoted(value: string): string {
  return /[\s&#$?*]/.test(value) ? `'${value}'` : value
}

/** Returns the same page with a heading for each setting, because the search finds sections. */
export function searchableSettings(): string {
  return settingsPage()
    .replaceAll(/<dt id="(\w+)">.*<\/dt>/g, '\n### $1 {#$1}\n')
    .replaceAll(/<\/?d[ld]>/g, '')
}
