import { startSink } from '../test/support/smtp-sink.ts'

// A process of its own, as a mail server is, which tells of each mail.
const { url, mails } = await startSink({ onMail: () => process.send!(mails.pop()) })
process.send!({ url })
