import { startSink } from '../../test/support/smtp-sink.ts'

// A separate process, like a real mail server. It reports each mail to its parent.
const { url, mails } = await startSink({ onMail: () => process.send!(mails.pop()) })
process.send!({ url })
