import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import MailComposer from 'nodemailer/lib/mail-composer'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sourceOf } from '#work/delivery/email/mail-source.ts'
import { openSmtp } from '#work/delivery/email/smtp.ts'
import { startSink } from '../../../support/smtp-sink.ts'

const compile = (mail: object) =>
  new MailComposer({ from: 'paraph@example.com', to: 'anna@example.com', subject: 'Hej å', ...mail }).compile()

const html = `<p>${'word <b>bold</b> å '.repeat(60)}</p>\n<p>.</p>`

test.each([
  ['plain text', { text: 'Hello,\n\nPlease sign.\n' }],
  ['no last line break', { text: 'Hello' }],
  ['white space at the end', { text: 'Hello \n\n \t' }],
  ['lines of one dot', { text: '.\n..\n.a\n.' }],
  ['long lines', { text: 'x'.repeat(5000) }],
  ['lines of 74 to 78 characters', { text: [74, 75, 76, 77, 78].map((size) => 'a='.repeat(size / 2)).join('\n') }],
  ['accents', { text: 'Åsa bor på Öland. '.repeat(20) }],
  ['letters that are not Latin, which base64 makes shorter', { text: 'Пожалуйста, подпишите. '.repeat(20) }],
  ['emoji', { text: '👩‍👧 '.repeat(100) }],
  ['every kind of line break', { text: 'a\r\nb\nc\rd' }],
  ['an empty text', { text: '' }],
  ['text and HTML', { text: 'Hello', html }],
  ['text and HTML in base64', { text: 'Пожалуйста '.repeat(30), html: `<p>${'Пожалуйста '.repeat(30)}</p>` }],
  ['two levels of parts', { text: 'Hello', html, attachments: [{ filename: 'a.txt', content: 'Текст', cid: 'a@b' }] }],
  ['its own boundary', { text: 'Hello', html, baseBoundary: 'a-b' }],
])('a mail with %s has the same bytes as the stream of nodemailer', async (_, mail) => {
  const node = compile(mail)
  const streamed = (await node.build()).toString()
  // The source may lack the last line break, which the SMTP client adds.
  expect(sourceOf(node)!.replace(/(?<!\n)$/, '\r\n')).toBe(streamed)
})

test('a mail with a file that is read while it is sent has no source', () => {
  const content = Readable.from(['%PDF-'])
  expect(sourceOf(compile({ text: 'Hello', html, attachments: [{ filename: 'a.pdf', content }] }))).toBeUndefined()
})

test('a mail takes two writes to the mail server: the envelope, and the mail with its end', async () => {
  const sink = await startSink()
  const sender = openSmtp({ url: sink.url, from: 'paraph@example.com', timeZone: 'UTC' })
  onTestFinished(async () => {
    await sender.close()
    await sink.close()
  })
  const text = `.\n..\n${'A long line. '.repeat(50)}End\n.`
  const send = (id: string) =>
    sender.notify({ id, to: { name: 'Anna', address: 'anna@example.com' }, subject: 'Hello', text })
  await send('first')
  const { prototype } = Socket as unknown as { prototype: Record<'_write' | '_writev', () => void> }
  const spies = [vi.spyOn(prototype, '_write'), vi.spyOn(prototype, '_writev')]
  await send('second')
  const port = Number(new URL(sink.url).port)
  const sockets = spies.flatMap(({ mock }) => mock.contexts as unknown as Socket[])
  for (const spy of spies) spy.mockRestore()
  expect(sockets.filter(({ remotePort }) => remotePort === port)).toHaveLength(2)
  expect(sink.mails.map(({ messageId }) => messageId)).toEqual(['<first@example.com>', '<second@example.com>'])
  const [mail] = sink.mails
  expect(mail!.source.replaceAll('=\r\n', '')).toContain(text.replaceAll('\n', '\r\n'))
})
