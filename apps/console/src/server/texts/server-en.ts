export const serverEn = {
  title: 'Server',
  back: 'All documents',
  about: 'How this server is, for the person who runs it. The page looks again every ten seconds.',
  again: 'Look again',
  guide: 'More in the guide.',
  hidden:
    'This address does not show how the server is: something before the server keeps /readyz to itself. Open the console at the address of the server.',
  unreachable: 'The server does not answer. Look whether it runs, and what it wrote last to its log.',
  version: (version: string) => `Paraph ${version}`,
  parts: {
    status: {
      name: 'Requests and database',
      states: {
        ok: { mark: 'Works', about: 'The server takes requests, and the database stores them.' },
        unavailable: {
          mark: 'Not ready',
          about: 'The database does not answer, or the server is being stopped. Requests get 503 until it is back.',
        },
        disk_full: {
          mark: 'Disk full',
          about: 'The disk of the database has no room. Enlarge it. You need not restart the server.',
        },
      },
    },
    jobs: {
      name: 'Jobs',
      states: {
        ok: { mark: 'Works', about: 'No job waits for longer than 15 minutes.' },
        late: {
          mark: 'Late',
          about:
            'A job waits for longer than 15 minutes. Look whether a process runs the jobs: the server itself, or a worker if JOBS is elsewhere.',
        },
      },
    },
    mail: {
      name: 'E-mail',
      states: {
        ok: {
          mark: 'Works',
          about: 'No mail waits for longer than 15 minutes. To try it: npm run mail:test -- --to you@example.com',
        },
        off: {
          mark: 'Not set up',
          about:
            'No mail is sent, because there is no SMTP_URL. Senders can copy the link of each person and pass it on themselves.',
        },
        delayed: {
          mark: 'Delayed',
          about: 'A mail waits for longer than 15 minutes. The log says why each attempt has failed.',
        },
      },
    },
    sms: {
      name: 'SMS',
      states: {
        ok: { mark: 'Works', about: 'No SMS waits for longer than 15 minutes.' },
        off: {
          mark: 'Not set up',
          about:
            'No SMS is sent, because there is no SMS_URL. A document with a person who needs an SMS can’t be sent.',
        },
        delayed: {
          mark: 'Delayed',
          about: 'An SMS waits for longer than 15 minutes. The log says why each attempt has failed.',
        },
      },
    },
    sealing: {
      name: 'Seals',
      states: {
        ok: { mark: 'Works', about: 'Documents get their seals.' },
        checking: { mark: 'Starts', about: 'The server has just started and opens its key.' },
        no_key: {
          mark: 'No key',
          about:
            'There is no usable key, so signed documents wait for their seal. The log says what is wrong with the key.',
        },
        failing: {
          mark: 'Fails',
          about:
            'A seal has failed and is tried again, or a document waits for longer than 15 minutes. The log says why.',
        },
      },
    },
    bankid: {
      name: 'BankID',
      states: {
        ok: { mark: 'Works', about: 'BankID answers.' },
        checking: { mark: 'Starts', about: 'The first answer of BankID has not come yet.' },
        unreachable: { mark: 'No answer', about: 'BankID does not answer, so nobody can sign with it now.' },
        certificate_expired: { mark: 'Expired', about: 'The certificate for BankID has expired. Set a new one.' },
      },
    },
  },
}

export type ServerTexts = typeof serverEn
