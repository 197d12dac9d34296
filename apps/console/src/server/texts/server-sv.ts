import type { ServerTexts } from './server-en.ts'

export const serverSv: ServerTexts = {
  title: 'Server',
  back: 'Alla dokument',
  about: 'Hur den här servern mår, för den som sköter den. Sidan tittar igen var tionde sekund.',
  again: 'Titta igen',
  guide: 'Mer i guiden.',
  hidden:
    'Den här adressen visar inte hur servern mår: något framför servern släpper inte fram /readyz. Öppna konsolen på serverns egen adress.',
  unreachable: 'Servern svarar inte. Se efter om den är igång, och vad den senast skrev i sin logg.',
  version: (version) => `Paraph ${version}`,
  parts: {
    status: {
      name: 'Anrop och databas',
      states: {
        ok: { mark: 'Fungerar', about: 'Servern tar emot anrop, och databasen lagrar dem.' },
        unavailable: {
          mark: 'Inte redo',
          about: 'Databasen svarar inte, eller så håller servern på att stoppas. Anrop får 503 tills den är tillbaka.',
        },
        disk_full: {
          mark: 'Disken är full',
          about: 'Databasens disk är full. Gör den större. Du behöver inte starta om servern.',
        },
      },
    },
    jobs: {
      name: 'Jobb',
      states: {
        ok: { mark: 'Fungerar', about: 'Inget jobb har väntat längre än 15 minuter.' },
        late: {
          mark: 'Försenade',
          about:
            'Ett jobb har väntat längre än 15 minuter. Se efter om en process kör jobben: servern själv, eller en worker om JOBS är elsewhere.',
        },
      },
    },
    mail: {
      name: 'E-post',
      states: {
        ok: {
          mark: 'Fungerar',
          about: 'Inget mejl har väntat längre än 15 minuter. Prova med: npm run mail:test -- --to du@example.com',
        },
        off: {
          mark: 'Inte inställt',
          about:
            'Inga mejl skickas, eftersom SMTP_URL saknas. Avsändare kan kopiera varje persons länk och själva skicka den vidare.',
        },
        delayed: {
          mark: 'Försenad',
          about: 'Ett mejl har väntat längre än 15 minuter. Loggen säger varför varje försök har misslyckats.',
        },
      },
    },
    sms: {
      name: 'Sms',
      states: {
        ok: { mark: 'Fungerar', about: 'Inget sms har väntat längre än 15 minuter.' },
        off: {
          mark: 'Inte inställt',
          about:
            'Inga sms skickas, eftersom SMS_URL saknas. Ett dokument med en person som behöver ett sms kan inte skickas.',
        },
        delayed: {
          mark: 'Försenade',
          about: 'Ett sms har väntat längre än 15 minuter. Loggen säger varför varje försök har misslyckats.',
        },
      },
    },
    sealing: {
      name: 'Förseglingar',
      states: {
        ok: { mark: 'Fungerar', about: 'Dokumenten förseglas.' },
        checking: { mark: 'Startar', about: 'Servern har just startat och öppnar sin nyckel.' },
        no_key: {
          mark: 'Ingen nyckel',
          about:
            'Det finns ingen användbar nyckel, så undertecknade dokument väntar på att förseglas. Loggen säger vad som är fel med nyckeln.',
        },
        failing: {
          mark: 'Misslyckas',
          about:
            'En försegling har misslyckats och görs om, eller så har ett dokument väntat längre än 15 minuter. Loggen säger varför.',
        },
      },
    },
    bankid: {
      name: 'BankID',
      states: {
        ok: { mark: 'Fungerar', about: 'BankID svarar.' },
        checking: { mark: 'Startar', about: 'Det första svaret från BankID har inte kommit än.' },
        unreachable: { mark: 'Inget svar', about: 'BankID svarar inte, så ingen kan skriva under med det nu.' },
        certificate_expired: {
          mark: 'Utgånget',
          about: 'Certifikatet för BankID har gått ut. Ställ in ett nytt.',
        },
      },
    },
  },
}
