/**
 * All settings, with their defaults. `config.ts` reads only these settings, and takes the defaults from here. The guide to the settings is made from
 * this file, so it can't differ from the server. Texts are Markdown. The file imports nothing, because the documentation is built without the server.
 */
export interface Setting {
  meaning: string
  /** A value that the server accepts. */
  example: string
  /** The default value. */
  fallback?: string
  /** A text about the default, if the default depends on something else. */
  otherwise?: string
  /** The value that the image sets. */
  inImage?: string
}
type Settings = Record<string, Setting>

const server = {
  PORT: { meaning: 'Port to listen on; `0` for any free port.', fallback: '3000', example: '8080' },
  HOST: {
    meaning: 'Address to listen on; `127.0.0.1` for this machine only.',
    fallback: '0.0.0.0',
    example: '127.0.0.1',
  },
  PUBLIC_URL: {
    meaning: 'The URL at which clients and parties reach the server.',
    otherwise: '`http://localhost:PORT`',
    example: 'https://sign.example.com',
  },
  TRUST_PROXY: {
    meaning:
      'The proxies that may tell the address of a client: their number, or their addresses, separated by commas. See [the proxy](operating.md#put-a-proxy-with-tls-in-front).',
    example: '10.0.0.0/8',
  },
  SHUTDOWN_DELAY: {
    meaning:
      'Seconds to serve after SIGTERM, while `/readyz` answers 503. `0` is only for a server without a proxy. See [many servers](many-servers.md#run-many-servers).',
    otherwise: '`5` if `PUBLIC_URL` begins with `https://`, else `0`',
    inImage: '5',
    example: '5',
  },
  SIGNERS_SUNSET: {
    meaning:
      'Date from which the deprecated `/signers` paths may stop working. It is sent in the header `sunset` (RFC 8594).',
    example: '2027-12-31',
  },
  TZ: {
    meaning:
      'Time zone. Automatic reminders are sent in its daytime, and mails show times in it, unless the account has a `timeZone`.',
    otherwise: 'the time zone of the machine',
    example: 'Europe/Stockholm',
  },
  JOBS: {
    meaning:
      '`elsewhere` leaves sending, reminders, expiry, sealing and previews to `npm run worker` or to another server.',
    fallback: 'here',
    example: 'elsewhere',
  },
  WORKER_PORT: {
    meaning:
      'Port on which a worker answers `/livez`, `/readyz` and `/metrics`, at the address `HOST`; `0` for any free port. Without it, the worker listens on no port. Servers ignore it. See [watch the workers](many-servers.md#watch-the-workers).',
    example: '3001',
  },
} satisfies Settings

const data = {
  DATA_DIR: {
    meaning:
      'Folder of the embedded database and of the secret key. A relative path starts at the installation folder.',
    fallback: 'data',
    inImage: '/data',
    example: '/var/lib/paraph',
  },
  DATABASE_URL: {
    meaning: 'Your own PostgreSQL instead of the embedded one.',
    example: 'postgres://user:password@host/database',
  },
  DATABASE_POOL: {
    meaning: 'Maximum number of connections from the server to the database, at least 2.',
    fallback: '20',
    example: '10',
  },
  DATABASE_DIRECT_URL: {
    meaning:
      'PostgreSQL itself, if `DATABASE_URL` names a pooler in transaction mode: see [A pooler](operating.md#a-pooler-in-front-of-postgresql).',
    otherwise: 'the value of `DATABASE_URL`',
    example: 'postgres://user:password@host/database',
  },
  SECRET_KEY: {
    meaning:
      'Key of links, reports and personal numbers, or several, newest first, separated by commas. Required with `DATABASE_URL`: see [The secret key](backup.md#the-secret-key).',
    otherwise: '`DATA_DIR/secret-key`',
    example: 'nVqF0T1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6q7r8s9',
  },
} satisfies Settings

const messages = {
  SMTP_URL: {
    meaning: 'The mail server that sends the e-mail. Without it, no e-mail is sent: see [E-mail](email.md).',
    example: 'smtps://user:password@mail.example.com',
  },
  MAIL_FROM: {
    meaning: 'The sender address of mail.',
    otherwise: '`paraph@` and the host of `PUBLIC_URL`',
    example: 'paraph@example.com',
  },
  MAIL_REPLY_TO: { meaning: 'The address for replies to mail.', example: 'agreements@example.com' },
  MAIL_BOUNCES: {
    meaning: "The return address for mail that can't be delivered; at most 21 characters before the @.",
    example: 'bounces@mail.example.com',
  },
  MAIL_REPORTS_TOKEN: {
    meaning:
      'Accepts delivery reports at `POST /hooks/mail-reports` from clients that send this bearer token; at least 16 characters. Needs `MAIL_BOUNCES`.',
    example: '6d8f2c0a41b7e95306f1ac',
  },
  DKIM_KEY_FILE: {
    meaning: 'File with the private RSA key, as PEM, that signs mail. Needs `DKIM_SELECTOR`.',
    example: '/etc/paraph-dkim.pem',
  },
  DKIM_SELECTOR: {
    meaning:
      'Where the public key is in DNS: at `<selector>._domainkey.` and the domain of `MAIL_FROM`. Needs `DKIM_KEY_FILE`.',
    example: 'paraph',
  },
  SMS_URL: {
    meaning: 'The SMS gateway. Without it, no SMS is sent: see [SMS](sms.md).',
    example: 'elks://user:password@api.46elks.com?from=Paraph',
  },
  RATE_LIMIT: {
    meaning:
      'Requests that a key may send in a minute, if it has no limit of its own: see [the limits of requests](operating.md#the-limits-of-requests).',
    fallback: '600',
    example: '1200',
  },
  LINK_RATE_LIMIT: { meaning: 'The same for the links of a party.', fallback: '600', example: '1200' },
  SIGN_IN_WAYS: {
    meaning:
      'How members may sign in, separated by commas: `passkey`, `single-sign-on`, `mailed-link`, `key`. See [Members](members.md#sign-in).',
    otherwise: 'all of them',
    example: 'passkey,mailed-link',
  },
  SESSION_IDLE_HOURS: {
    meaning: 'Hours after which a member who does nothing must sign in again: see [Members](members.md).',
    fallback: '12',
    example: '2',
  },
  SESSION_DAYS: {
    meaning: 'Days after which every member must sign in again.',
    fallback: '30',
    example: '7',
  },
  WEBHOOK_ALLOWED_HOSTS: {
    meaning:
      'Hosts in private networks, or without TLS, that webhooks may be sent to, separated by commas: see [Webhooks](operating.md#webhooks).',
    example: 'crm.internal:8443',
  },
  SINGLE_SIGN_ON_ALLOWED_HOSTS: {
    meaning: 'The same for identity providers: see [Single sign-on](single-sign-on.md#a-provider-in-your-network).',
    example: 'login.internal:8443',
  },
  MAIL_LIMIT_PER_DAY: {
    meaning:
      'Mails that one account may send on one day (UTC): see [the limits of messages](operating.md#the-limits-of-messages).',
    fallback: '10000',
    example: '2000',
  },
  SMS_LIMIT_PER_DAY: { meaning: 'The same for SMS.', fallback: '1000', example: '200' },
  UPLOAD_LIMIT_PER_DAY: {
    meaning:
      'MB that the keys of one account may upload within 24 hours. Its parties may upload as much: see [the limits of uploads](operating.md#the-limits-of-uploads).',
    fallback: '20000',
    example: '100000',
  },
} satisfies Settings

const seal = {
  SEAL_CERTIFICATE: {
    meaning:
      'Certificate of the seal: a PKCS#12 file, or certificates in PEM. Required with `DATABASE_URL`: see [The certificate of the seal](sealing.md#the-certificate-of-the-seal).',
    otherwise: '`DATA_DIR/seal-development.pem`',
    example: '/etc/paraph/seal.p12',
  },
  SEAL_KEY: {
    meaning: 'File with the private key of a certificate in PEM, also in PEM.',
    otherwise: 'in `SEAL_CERTIFICATE`',
    example: '/etc/paraph/seal.key',
  },
  SEAL_PASSPHRASE: { meaning: 'Password of the PKCS#12 file or of the private key.', example: 'secret' },
  SEAL_KEY_COMMAND: {
    meaning:
      'Program and arguments that sign instead of a key in a file, for an HSM or a cloud key: see [the key in an HSM](sealing.md#the-key-in-an-hsm).',
    example: '/usr/local/bin/sign --label seal',
  },
  SEAL_LEVEL: {
    meaning:
      'Level of the seal: `B-B`, `B-T`, `B-LT` or `B-LTA`: see [the levels](sealing.md#the-levels-of-the-seal). All except `B-B` need `TSA_URL`.',
    otherwise: '`B-T` with `TSA_URL`, else `B-B`',
    example: 'B-LTA',
  },
  TSA_URL: {
    meaning: 'Timestamp server (RFC 3161). A name and password may stand before the host.',
    example: 'https://tsa.example.com',
  },
} satisfies Settings

const bankId = {
  BANKID_ENVIRONMENT: {
    meaning: 'Lets parties sign with BankID: `production`, `test` or `simulator`. See [BankID](sealing.md#bankid).',
    example: 'production',
  },
  BANKID_CERTIFICATE: {
    meaning: 'PKCS#12 file with your client certificate for BankID. Not for `simulator`.',
    example: '/etc/paraph/bankid.p12',
  },
  BANKID_PASSPHRASE: { meaning: 'Password of that file.', example: 'secret' },
} satisfies Settings

const otherPages = {
  CONSOLE: {
    meaning: '`off` serves no console: see [the console](console.md#hide-the-console).',
    fallback: 'on',
    example: 'off',
  },
  CORS_ORIGINS: {
    meaning: 'Origins whose pages may call the API, separated by commas; `*` for any.',
    example: 'https://app.example.com,https://admin.example.com',
  },
  FRAME_ANCESTORS: {
    meaning:
      'Origins whose pages may embed the signing page in a frame, separated by spaces or commas: see [embedding](embedding.md).',
    example: 'https://app.example.com https://admin.example.com',
  },
} satisfies Settings

const monitoring = {
  LOG_LEVEL: {
    meaning: '`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`.',
    fallback: 'info',
    example: 'warn',
  },
  METRICS_TOKEN: {
    meaning: 'Serves `GET /metrics` to clients that send this bearer token; at least 16 characters.',
    example: '1c7e0b94d2a8f63501e9bd',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    meaning: 'Sends traces to this OpenTelemetry collector.',
    example: 'http://collector:4318',
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    meaning: 'The same, but as the complete URL for traces.',
    example: 'http://collector:4318/v1/traces',
  },
  OTEL_TRACES_EXPORTER: {
    meaning: 'How traces are sent: `otlp`, `console` or `zipkin`; `none` sends no traces.',
    otherwise: '`otlp` with an endpoint, else `none`',
    example: 'console',
  },
  OTEL_SDK_DISABLED: {
    meaning: '`true` for no traces, regardless of the other settings.',
    fallback: 'false',
    example: 'true',
  },
} satisfies Settings

export const settings = { ...server, ...data, ...messages, ...seal, ...bankId, ...otherPages, ...monitoring }
export type SettingName = keyof typeof settings

/** The chapters of the guide to the settings. */
export const chapters: Record<string, Settings> = {
  'The server': server,
  'Database and secret key': data,
  'E-mail and SMS': messages,
  'The seal': seal,
  BankID: bankId,
  'Other pages': otherPages,
  'Log, metrics and traces': monitoring,
}

/** Returns the default value of a setting. */
export function fallbackOf(name: SettingName): string | undefined {
  return (settings[name] as Setting).fallback
}
