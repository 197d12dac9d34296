import { spawn } from 'node:child_process'
import { SealError } from '../seal/seal-error.ts'

/** Milliseconds. An HSM on the network can be slow, but a document must not wait for ever. */
const TIMEOUT = 20_000
/** Bytes. A signature with an RSA key of 8192 bits has 1024 bytes, in base64 1368. */
const MAX_OUTPUT = 16_384
const MAX_ERROR = 2000

/** Runs a program without a shell, with `input` on its standard input, and returns its standard output. */
export function runCommand([program, ...args]: string[], input: Uint8Array, timeout = TIMEOUT): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(program!, args, { stdio: ['pipe', 'pipe', 'pipe'], timeout, killSignal: 'SIGKILL' })
    const output: Buffer[] = []
    let [length, errors] = [0, '']
    const fail = (message: string, cause?: unknown) => {
      reject(new SealError('key_unavailable', `The server could not sign: its key command ${message}.`, cause))
      child.kill('SIGKILL')
    }
    child.stdout.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length > MAX_OUTPUT) fail('printed too much')
      else output.push(chunk)
    })
    child.stderr.on('data', (chunk: Buffer) => (errors = `${errors}${chunk.toString()}`.slice(0, MAX_ERROR)))
    // If a program does not read its input, only its output counts.
    child.stdin.on('error', () => {})
    child.on('error', (error) => fail('could not be started', error))
    child.on('close', (code, signal) => {
      if (code === 0) resolve(Buffer.concat(output))
      else if (signal) fail('did not finish in time', new Error(errors))
      else fail(`failed with the exit code ${code}`, new Error(errors))
    })
    child.stdin.end(input)
  })
}
