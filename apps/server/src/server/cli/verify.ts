import { verifyFile } from './verify-file.ts'

const { code, stdout, stderr } = await verifyFile(process.argv.slice(2))
process.stdout.write(stdout)
process.stderr.write(stderr)
process.exitCode = code
