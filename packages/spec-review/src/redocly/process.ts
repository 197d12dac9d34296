/** A command of Redocly, and the folder in which it runs. */
export interface Command {
  args: string[]
  cwd: string
}

export interface Result {
  code: number
  stdout: string
  stderr: string
}

/**
 * Runs the commands that the parent process sends, one after the other. Redocly's program reads its arguments when it is loaded. So each import
 * of the program has another query, and Node evaluates the program again.
 *
 * node process.ts <URL of Redocly's program>
 */
const [program] = process.argv.splice(2)
let stdout = ''
let stderr = ''
process.stdout.write = (text) => ((stdout += String(text)), true)
process.stderr.write = (text) => ((stderr += String(text)), true)

process.on('message', ({ args, cwd }: Command) => {
  stdout = stderr = ''
  process.chdir(cwd)
  process.argv.splice(2, Infinity, ...args)
  // Redocly waits until nothing else keeps the process running, and then ends it.
  process.channel?.unref()
  void import(`${program}?${performance.now()}`)
})

const { exit } = process
// Redocly calls this at the end of a command. Node does not expect this function to return, but Redocly does nothing after the call.
process.exit = ((code = 0) => {
  process.channel?.ref()
  process.send?.({ code: Number(code), stdout, stderr } satisfies Result)
}) as typeof exit
process.once('disconnect', () => exit())
// Ctrl-C reaches all processes of the terminal. The parent ends this one.
process.on('SIGINT', () => {})
