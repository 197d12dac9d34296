import type { PartyRole } from '@paraph/client'

const verbs: Record<PartyRole, string> = { SIGNER: 'sign', ACCEPTOR: 'accept', REVIEWER: 'review', ORGANIZER: 'sign' }

export const en = {
  loading: 'Loading…',
  languageName: 'English',
  changeLanguage: 'Language',
  footer: 'Sent with Paraph',
  reload: 'Load the page again',
  test: 'This is a test. What you sign here has no legal effect.',
  /** Why some texts keep the language of the document, after the party has chosen another one. */
  keptLanguage: {
    statement: 'The statement stays in Swedish, the language of the document. You agree to exactly this text.',
    message: 'The sender has written this text. It is not translated.',
  },

  verb: (role: PartyRole) => verbs[role],
  roles: { SIGNER: 'Signs', ACCEPTOR: 'Accepts', REVIEWER: 'Reviews', ORGANIZER: 'Organizes' },
  organizesAndSigns: 'Organizes and signs',
  from: (sender: string) => `From ${sender}`,
  askSender: (sender: string) => `Questions? Ask ${sender}:`,
  messageFrom: (sender: string) => `Message from ${sender}`,
  expires: (date: string) => `Can be signed until ${date}.`,
  participants: 'Who takes part',
  participantsAll: (count: number) => `Who takes part: ${count} people`,
  showAll: 'Show the whole message',
  showLess: 'Show less',
  you: 'you',
  statuses: { NOT_SIGNED: 'Not done yet', SIGNED: 'Done', REJECTED: 'Rejected' },
  doneAt: (date: string) => `Done ${date}`,
  notDone: 'Not done',
  yourTurn: 'It is your turn',
  theirTurn: 'It is this person’s turn',
  waitsFor: (names: string) => `Waits for ${names}`,
  others: (count: number) => (count === 1 ? '1 other person' : `${count} others`),

  /** What the party gets from the service. */
  message: {
    EMAIL: (to: string) => `an e-mail at ${to}`,
    SMS: (to: string) => `a text message to ${to}`,
  },
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
  /** The capacity in which the party signs: its title and its company. */
  capacity: {
    label: {
      SIGNER: 'You sign in the capacity of:',
      ACCEPTOR: 'You accept in the capacity of:',
      REVIEWER: 'You review in the capacity of:',
      ORGANIZER: 'You sign in the capacity of:',
    },
    orgNumber: (number: string) => `organization number ${number}`,
  },
  follow: {
    title: 'You follow this document',
    next: 'You do not need to do anything. You can see here how it is going.',
  },
  wait: {
    title: 'It is not your turn yet',
    next: (message: string | undefined, names: string) =>
      `${names} must sign, accept or review first. ${
        message
          ? `You get ${message} when it is your turn, and this page shows it too.`
          : 'You get no message when it is your turn, but this page shows it. Open the link again later.'
      } You can already read the document.`,
  },
  signed: {
    title: {
      SIGNER: 'You have signed',
      ACCEPTOR: 'You have accepted',
      REVIEWER: 'You have confirmed your review',
      ORGANIZER: 'You have signed',
    },
    next: (message: string | undefined) =>
      message
        ? `This page shows when the document is complete, and you get ${message}. You can close this page.`
        : 'This page shows when the document is complete. You can also close it, and download the document later with the same link.',
  },
  completed: {
    title: 'The document is complete',
    next: 'Everyone has done their part. Download the sealed PDF with all signatures and keep it: it is your proof.',
    download: 'Download the sealed PDF',
    mailed: (to: string) => `We have also mailed you the sealed PDF, to ${to}.`,
    signature: (page: number) => `Your signature: page ${page}`,
    signatures: (page: number) => `The signatures: from page ${page}`,
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
  reasonFrom: (name: string) => `Reason from ${name}`,
  signedInVain:
    'You had done your part, but the document does not take effect, because not all have done theirs. Your receipt and the document stay on this page.',
  cancelled: {
    title: 'The sender has cancelled the document',
    next: 'It can no longer be read or signed, and you do not need to do anything. Ask the sender if you have questions.',
  },
  expired: {
    at: (date: string) => `The time to sign ended ${date}.`,
    title: 'The document has expired',
    next: 'It can no longer be read or signed. Ask the sender to send it again.',
  },
  linkInvalid: {
    title: 'This link does not work',
    next: 'A newer link has replaced it, or it was changed on its way. Open the link in the latest message from the sender, or ask the sender for a new one.',
  },
  linkIncomplete: {
    title: 'This link is incomplete',
    next: 'A part of the link is missing, probably because a program has cut it. Copy the whole link from the message, from https:// to its last character. Then paste it into the address bar of your browser. If it is cut in the message too, ask the sender for a new one.',
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
  notForMe: {
    open: 'This is not for me',
    title: 'Is this not for you?',
    explain: (name: string, sender: string) =>
      `The document is for ${name}. If you are someone else, say so here. It is recorded for ${sender}, and the link then no longer shows the document. Nothing is signed or rejected.`,
    confirm: 'I am not this person',
  },
  /** The page of the link after the reader has said that the document is for somebody else. */
  wrongPerson: {
    title: 'This document is not for you',
    next: (sender: string) =>
      `Somebody with this link has said so, and it is recorded for ${sender}. The link no longer shows the document. Do not forward the message. If the document is for you after all, ask ${sender} to send it again.`,
  },
  removed: {
    title: 'You no longer take part',
    next: (sender: string) =>
      `${sender} has removed you from the document, so this link no longer shows it. You do not need to do anything.`,
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

  beside: {
    title: 'Beside the pages',
    hint: 'The PDF also contains what its pages do not show. It belongs to what you agree to. Open attached files only if you trust the sender: nobody has checked them.',
    all: (files: number, comments: number) =>
      [
        files > 0 && (files === 1 ? '1 attached file' : `${files} attached files`),
        comments > 0 && (comments === 1 ? '1 comment' : `${comments} comments`),
      ]
        .filter(Boolean)
        .join(', '),
    comment: (page: number) => `Comment on page ${page}`,
    download: (name: string) => `Download ${name}`,
  },
  reader: {
    title: 'The document',
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    page: (page: number, count: number) => `Page ${page} of ${count}`,
    pageWord: 'Page',
    ofPages: (count: number) => `of ${count}`,
    goToPage: 'Go to page',
    wrongPage: (count: number) => `Type a page number from 1 to ${count}.`,
    nearestPage: (page: number, count: number) => `The document has ${count} pages. This is page ${page}.`,
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
    smallLetters: 'Small letters?',
    enlarge: 'Enlarge',
    readAsText: 'Read as text',
    earlierPages: 'Show earlier pages',
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

  reading: {
    missing: 'This page can’t show you the document now.',
    readOn: 'Read on',
    refused: 'Read the document to its last page. Or tick the box if you have read it.',
    mayGoOn: 'That is enough. You can press the button again now.',
    refusedMissing: 'Tick the box if you have read the document elsewhere. Otherwise wait until this page shows it.',
  },
  sign: {
    title: { SIGNER: 'Sign', ACCEPTOR: 'Accept', REVIEWER: 'Confirm the review', ORGANIZER: 'Sign' },
    sending: 'One moment…',
    failed: 'It did not work, and nothing was signed. Try again.',
    unknown:
      'The server does not answer, so we can’t tell if it worked. Check your connection and try again. You can’t sign twice.',
    lastStep: 'One step left',
    lastSteps: 'Two steps left',
    outdated: 'The statement has changed. Read it again before you go on.',
    reject: 'Reject…',
    others:
      'Everybody who gets the sealed PDF can see your name, what you have signed or filled in, and when. Its attachment also has the address that you were reached at, your IP address and your browser.',
    othersBankId: 'After a signature with BankID, it has your whole personal number too.',
  },
  /** While an act waits for the connection. */
  line: {
    offline: 'You are offline. This goes on by itself when you are online again.',
    noAnswer:
      'The server does not answer, so we can’t tell yet if it worked. This goes on by itself. You can’t do it twice.',
    stop: 'Do not wait',
  },
  skip: { label: 'Skip to', document: 'Skip to the document', act: 'Skip to what you can do' },
  fields: {
    notLoaded: 'The fields of the document can’t be shown now. Check your connection, and load the page again.',
  },
  bankId: {
    failed: 'BankID can’t be shown now. Check your connection, and load the page again.',
  },
  drawing: {
    add: 'Add your signature',
    change: 'Change the signature',
    title: 'Your signature',
    ways: { draw: 'Draw here', phone: 'Draw on my phone', type: 'Type my name', picture: 'Use a picture' },
    how: 'How do you want to sign?',
    cannotDraw: 'This browser does not let the page draw. Type your name instead.',
    padLabel: 'Field to draw in. If you can’t draw, choose “Type my name”.',
    hint: 'Draw with your finger, a pen or the mouse.',
    pictureHint:
      'Sign with a dark pen on white paper, and photograph only the signature. Or choose a picture of your signature. Only the ink is used and sent.',
    takePhoto: 'Take a photo',
    choosePicture: 'Choose a picture',
    chooseOther: 'Choose another picture',
    findingInk: 'The signature is being searched for in the picture…',
    pictureFound: 'This is the signature in the picture. Use it, or choose another picture.',
    picturePreview: 'The picture of your signature',
    emptyPicture: 'Choose a picture of your signature first.',
    inkFailed: 'The picture could not be used. Check your connection and try again, or draw your signature.',
    inkFaults: {
      heic: 'The picture has the format HEIC, which this browser can’t read. Save it as JPEG, or open this page on the phone that took the photo.',
      unreadable: 'This browser can’t read the file. Choose a JPEG or PNG.',
      tooLarge: 'The picture is too large. Choose a smaller one.',
      noInk: 'There is no signature in the picture. Use a dark pen on white paper, and more light.',
      notInk: 'The picture shows too much beside the signature. Photograph only the signature, on white paper.',
    },
    undo: 'Undo',
    clear: 'Clear',
    name: 'Your full name',
    use: 'Use this signature',
    cancel: 'Cancel',
    emptyDrawing: 'Draw your signature first.',
    emptyName: 'Type your name first.',
    tooLittle: 'This looks like a dot or a straight line. Draw your signature, or type your name.',
    initial: 'Type your full name.',
    otherName: (name: string, typed: string) =>
      `You are asked to sign as ${name}. If “${typed}” is your name too, select “Use this signature” again.`,
    full: 'The field is full: the last line was not kept.',
    undone: 'The last line was removed.',
    cleared: 'The field is empty.',
    added: 'Your signature is added. Now read the statement and sign.',
    preview: 'Your drawn signature',
    typed: (name: string) => `Signature: ${name}`,
    phone: {
      hint: 'Scan the code with the camera of your phone, and draw there. Then come back to this page: you sign here.',
      code: 'QR code for your phone. If you can’t scan it, choose “Type my name”.',
      starting: 'The code is being made…',
      waiting: 'Waiting for your phone…',
      offline: 'This page has no connection. It goes on by itself.',
      drawn: 'Your drawing has arrived. Use it, or draw again.',
      ended: 'The code no longer works.',
      failed: 'The code could not be made. Check your connection, or sign in another way.',
      again: 'Draw again',
      newCode: 'Show a new code',
      empty: 'Draw your signature on your phone first.',
    },
  },
  /** The page on the phone. */
  phone: {
    title: 'Draw your signature',
    about: (document: string, name: string) => `For ${name}, in “${document}”`,
    hint: 'Draw with your finger, and send the drawing to your computer. You sign there.',
    padLabel: 'Field to draw in',
    send: 'Send to my computer',
    sending: 'Sending…',
    draw: {
      sentTitle: 'Your drawing is on your computer',
      sentNext: 'Go on there. You have not signed yet. You can close this page.',
      endedNext: 'A code works for 10 minutes and for one drawing. Show a new code on your computer, and scan it.',
    },
    scan: {
      title: 'Photograph the signed pages',
      sentTitle: 'Your pages are on your computer',
      sentNext: 'Look at them there, and sign. You have not signed yet. You can close this page.',
      endedNext:
        'A code works for 30 minutes and for one upload. Look at your computer: if the pages are not there, show a new code, and scan it.',
    },
    endedTitle: 'This code no longer works',
    failed: 'The drawing was not sent. Check your connection and try again.',
  },
  manual: {
    needs: 'You sign this document on paper: you need a printer, a pen, and a phone with a camera or a scanner.',
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
    goTo: 'Show your receipt',
    signedAt: 'When',
    name: 'Who',
    capacity: 'In the capacity of',
    document: 'Document',
    statement: 'Your statement',
    reason: 'Reason',
    noReason: 'No reason given',
    verification: 'Verified by',
    verifications: {
      NONE: 'The personal link. No code was asked for.',
      SMS_BEFORE_SIGNING: 'A code by text message',
      EMAIL_BEFORE_SIGNING: 'A code by e-mail',
    },
    bankId: 'Signed with the BankID of',
    link: 'Where the link came from',
    links: { MESSAGE: 'The message to you', API: 'The sender' },
    sha256: 'Fingerprint of the PDF (SHA-256)',
    print: 'Print the receipt',
  },
}

export type Texts = typeof en
