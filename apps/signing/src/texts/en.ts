import type { PartyRole } from '@paraph/client'

const verbs: Record<PartyRole, string> = { SIGNER: 'sign', ACCEPTOR: 'accept', REVIEWER: 'review', ORGANIZER: 'sign' }

export const en = {
  loading: 'Loading…',
  languageName: 'English',
  changeLanguage: 'Language',
  footer: 'Sent with Paraph',
  reload: 'Load the page again',

  verb: (role: PartyRole) => verbs[role],
  roles: { SIGNER: 'Signs', ACCEPTOR: 'Accepts', REVIEWER: 'Reviews', ORGANIZER: 'Organizes' },
  from: (sender: string) => `From ${sender}`,
  messageFrom: (sender: string) => `Message from ${sender}`,
  expires: (date: string) => `Can be signed until ${date}.`,
  participants: 'Who takes part',
  participantsAll: (count: number) => `Who takes part: ${count} people`,
  showAll: 'Show the whole message',
  showLess: 'Show less',
  you: 'you',
  statuses: { NOT_SIGNED: 'Not done yet', SIGNED: 'Done', REJECTED: 'Rejected' },
  doneAt: (date: string) => `Done ${date}`,

  act: {
    title: (sender: string, verb: string) => `${sender} asks you to ${verb} this document`,
    next: {
      SIGNER: 'Read the document. Then sign it or reject it.',
      ACCEPTOR: 'Read the document. Then accept it or reject it.',
      REVIEWER: 'Read the document. Then confirm your review, or reject the document.',
      ORGANIZER: 'Read the document. Then sign it or reject it.',
    },
    goTo: {
      SIGNER: 'Go on to sign',
      ACCEPTOR: 'Go on to accept',
      REVIEWER: 'Go on to confirm',
      ORGANIZER: 'Go on to sign',
    },
  },
  follow: {
    title: 'You follow this document',
    next: 'You do not need to do anything. You can see here how it is going.',
  },
  wait: {
    title: 'It is not your turn yet',
    next: 'Others must do their part first. You get a message when it is your turn, if the sender has chosen e-mail or text message for you. This page also shows it, and you can open the link again later. You can already read the document.',
  },
  signed: {
    title: {
      SIGNER: 'You have signed',
      ACCEPTOR: 'You have accepted',
      REVIEWER: 'You have confirmed your review',
      ORGANIZER: 'You have signed',
    },
    next: 'This page shows when the document is complete, and you get a message. You can close this page.',
    nextByLink:
      'This page shows when the document is complete. You can also close it, and download the document later with the same link.',
  },
  completed: {
    title: 'The document is complete',
    next: 'Everyone has done their part. Download the sealed PDF with all signatures and keep it: it is your proof.',
    download: 'Download the sealed PDF',
    downloadOriginal: 'Download the original PDF, without signatures',
  },
  rejectedByMe: {
    title: 'You have rejected the document',
    next: 'The document has ended for everyone, and the sender knows. You can close this page.',
  },
  rejectedByOther: {
    title: (name: string) => `${name} has rejected the document`,
    next: 'It can no longer be signed, and you do not need to do anything. Ask the sender if you have questions.',
  },
  cancelled: {
    title: 'The sender has cancelled the document',
    next: 'It can no longer be read or signed, and you do not need to do anything. Ask the sender if you have questions.',
  },
  expired: {
    title: 'The document has expired',
    next: 'It can no longer be read or signed. Ask the sender to send it again.',
  },
  linkInvalid: {
    title: 'This link does not work',
    next: 'It is incomplete, or a newer link has replaced it. Open the link in the latest message from the sender, or ask the sender for a new one.',
  },
  linkMissing: {
    title: 'Open the link in your message',
    next: 'This page shows a document only with the link from your e-mail or text message. Open that link again.',
  },
  otherBrowser: {
    title: 'Go back to the browser where you began',
    next: 'The BankID app has opened another browser, so nothing is signed yet. Go back to the browser where you began. Or open the link of your message in this browser, and sign again.',
  },
  tooMany: {
    title: 'Too many attempts',
    next: (minutes: number) =>
      minutes === 1 ? 'Wait for one minute, then try again.' : `Wait for ${minutes} minutes, then try again.`,
  },
  unavailable: {
    title: 'The document can’t be loaded now',
    next: 'The server does not answer, or you are offline. Nothing is lost. Try again in a moment.',
    tryAgain: 'Try again',
  },
  wrongPerson: {
    open: 'This is not for me',
    title: 'Is this not for you?',
    explain: (name: string, sender: string) =>
      `The document is for ${name}. If you are someone else, say so here. It is recorded for ${sender}, and this page forgets the link. Nothing is signed or rejected.`,
    confirm: 'I am not this person',
    doneTitle: 'Thank you for telling us',
    doneNext: 'The document is not for you. Do not forward the message. You can delete it and close this page.',
  },

  verification: {
    title: 'Confirm that it is you',
    sms: (to: string) => `Before you can see the document, we send a code by text message to ${to}.`,
    email: (to: string) => `Before you can see the document, we send a code by e-mail to ${to}.`,
    send: 'Send code',
    sent: (to: string) => `The code is on its way to ${to}. It is valid for 10 minutes.`,
    label: 'Code of six digits',
    confirm: 'Confirm',
    wait: (seconds: number) => `You can get a new code in ${seconds} seconds.`,
    canResend: 'You can get a new code now.',
    again: 'Some time has passed since you confirmed that it is you. Please do it again. Your signature is kept.',
    resend: 'Send a new code',
    incomplete: 'Enter all six digits.',
    wrong: 'The code is wrong or has expired. Check it, or get a new one. After five wrong codes you need a new one.',
    notMine: 'Not your number or address? Ask the sender for a new link.',
  },

  reader: {
    title: 'The document',
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    page: (page: number, count: number) => `Page ${page} of ${count}`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    download: 'Download',
    sealed: 'Sealed PDF',
    downloadPdf: 'Download the PDF',
    text: 'Text',
    asText: 'Show the document as text',
    textHint:
      'Only the text of the document, without its layout and pictures. The pages themselves count: look at them too before you go on.',
    noText: 'This page has no text. It may be a picture, such as a scan.',
    morePages: 'Show more pages',
    webLink: (text: string) => `${text} (opens in a new tab)`,
    pageLink: (text: string, page: number) => `${text} (go to page ${page})`.trim(),
    downloading: 'The download has started.',
    downloadFailed: 'The PDF could not be downloaded. Try again.',
    opening: 'Opening the document…',
    limited: 'The server gets too many requests with this link. The pages go on loading in a minute at most.',
    offline: 'You are offline. What you see stays here, and the rest loads when you are online again.',
    noAnswer: 'The server does not answer. What you see stays here, and the rest loads as soon as it answers.',
    loadingPage: (page: number) => `Page ${page} is loading…`,
    failed: 'This browser can’t show the document. Download the PDF and read it before you go on.',
  },

  sign: {
    title: { SIGNER: 'Sign', ACCEPTOR: 'Accept', REVIEWER: 'Confirm the review', ORGANIZER: 'Sign' },
    sending: 'One moment…',
    failed: 'It did not work, and nothing was signed. Try again.',
    unknown:
      'The server does not answer, so we can’t tell if it worked. Check your connection and try again. You can’t sign twice.',
    lastStep: 'One step left',
    outdated: 'The statement has changed. Read it again before you go on.',
    reject: 'Reject…',
  },
  bankId: {
    failed: 'BankID can’t be shown now. Check your connection, and load the page again.',
  },
  drawing: {
    add: 'Add your signature',
    change: 'Change the signature',
    title: 'Your signature',
    draw: 'Draw',
    type: 'Type my name',
    how: 'How do you want to sign?',
    cannotDraw: 'This browser does not let the page draw. Type your name instead.',
    padLabel: 'Field to draw in. If you can’t draw, choose “Type my name”.',
    hint: 'Draw with your finger, a pen or the mouse.',
    undo: 'Undo',
    clear: 'Clear',
    name: 'Your full name',
    use: 'Use this signature',
    cancel: 'Cancel',
    emptyDrawing: 'Draw your signature first.',
    emptyName: 'Type your name first.',
    tooLittle: 'This looks like a dot or a straight line. Draw your signature, or type your name.',
    initial: 'Type your full name.',
    full: 'The field is full: the last line was not kept.',
    undone: 'The last line was removed.',
    cleared: 'The field is empty.',
    added: 'Your signature is added. Now read the statement and sign.',
    preview: 'Your drawn signature',
    typed: (name: string) => `Signature: ${name}`,
  },
  manual: {
    notLoaded: 'The buttons for the scan can’t be shown now. Check your connection, and load the page again.',
    missing: 'Upload the scan first.',
  },
  reject: {
    title: 'Reject the document?',
    reason: 'Reason (optional)',
    reasonHint: 'The sender and the other parties can read the reason.',
    back: 'Back',
    confirm: 'Reject',
    failed: 'It did not work. Check your connection and try again.',
  },
  wayOn: { continue: (host: string) => `Continue to ${host}`, close: 'Close' },

  receipt: {
    title: 'Receipt',
    signedAt: 'When',
    name: 'Who',
    document: 'Document',
    statement: 'Statement',
    verification: 'Verified by',
    verifications: {
      NONE: 'The personal link. No code was asked for.',
      SMS_BEFORE_SIGNING: 'A code by text message',
      EMAIL_BEFORE_SIGNING: 'A code by e-mail',
    },
    bankId: 'Signed with the BankID of',
    link: 'Link',
    links: { MESSAGE: 'From the message to you', API: 'From the sender' },
    sha256: 'Fingerprint of the PDF (SHA-256)',
    print: 'Print the receipt',
  },
}

export type Texts = typeof en
