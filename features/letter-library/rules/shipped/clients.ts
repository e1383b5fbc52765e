// Letters of the office to its clients, in English; clients-es.ts has the same in Spanish. They promise nothing.
import { items, p, steps, unless, when } from '../../../../platform/base/document/write-document.ts';
import type { LibraryLetter } from '../../../letters/rules/wording/letter-shape.ts';
import { ownLetter } from './write-letter.ts';

type ClientLetter = Omit<Parameters<typeof ownLetter>[0], 'recipientClass' | 'language' | 'pair' | 'gates'> & {
  readonly gates?: LibraryLetter['gates'];
};
const toClient = (letter: ClientLetter): LibraryLetter =>
  ownLetter({
    gates: [],
    ...letter,
    recipientClass: 'client',
    pair: `${letter.key}-es`,
    text: ['Dear {client.firstName},', ...letter.text, ...HELP],
  });
const HELP = [when('given.office.phone', p('Questions? Call us at {office.phone}.'))];

export const CLIENT_LETTERS: readonly LibraryLetter[] = [
  toClient({
    key: 'client-copies',
    name: 'Copies of your letters',
    purpose: 'Goes with copies of the letters that were mailed for the client.',
    category: 'cover',
    subject: 'Copies of your letters of {earlier.sent}',
    text: [
      'Enclosed are copies of the letters that were mailed in your name on {earlier.sent}. They are the letters you approved. Please keep them.',
      'The answers come to your address. When one arrives, please send us all of its pages, also the ones that look unimportant.',
    ],
  }),
  toClient({
    key: 'client-approve',
    name: 'Letters to approve',
    purpose: 'Reminds the client of letters that wait for their approval.',
    category: 'reminder',
    subject: 'Your letters are ready to read',
    text: [
      'The letters about {items.count} are ready. Nothing is mailed before you have read and approved them.',
      steps(
        'Open {portal.address} and go to Letters.',
        'Read each letter. It speaks in your name, so each sentence has to be true.',
        'Approve it, or tell us what is not right.',
      ),
      'If an entry is correct after all, tell us so. Then we take it out of the letter.',
    ],
  }),
  toClient({
    key: 'client-mailed',
    name: 'Letters mailed',
    purpose: 'Tells the client that letters were mailed and what happens next.',
    category: 'update',
    restsOn: ['15 U.S.C. 1681i(a)(1)'],
    subject: 'Your letters were mailed on {earlier.sent}',
    text: [
      'On {earlier.sent} your letters about {items.count} were mailed.',
      'A bureau has 30 days from the day it receives a letter, in some cases 45. We cannot say how it will decide.',
      'Until then:',
      items(
        'Keep each letter you receive, with its envelope, and send us a copy.',
        'Please do not send the bureau more papers on your own without telling us. They can give it 15 days more.',
        'Go on paying your accounts as agreed.',
      ),
    ],
  }),
  toClient({
    key: 'client-answered',
    name: 'An answer came',
    purpose: 'Tells the client what a bureau answered.',
    category: 'update',
    subject: 'What {bureau.name} answered',
    text: [
      when('given.earlier.answered', p('{bureau.name} answered your letter on {earlier.answered}. This is what it says:')),
      unless('given.earlier.answered', p('{bureau.name} answered your letter. This is what it says:')),
      '{update.text}',
      'We have entered the answer in your file, where you can read it: {portal.address}.',
      'If you do not agree with a part of it, tell us why. A further letter needs something the bureau has not seen: a fact, a paper or another reason.',
    ],
  }),
  toClient({
    key: 'client-progress',
    name: 'How things stand',
    purpose: 'A short report to the client, each month or when they ask.',
    category: 'update',
    subject: 'How your disputes stand on {letter.date}',
    text: [
      'This is what happened since we last wrote to you:',
      '{update.text}',
      'Each step, with its dates, is at {portal.address}. If something there is not right, please tell us.',
    ],
  }),
  toClient({
    key: 'client-round-over',
    name: 'End of a round',
    purpose: 'Tells the client that all answers of a round are in, and what they may decide.',
    category: 'update',
    subject: 'All answers of round {round.number} are here',
    text: [
      'All answers of round {round.number} are in. In short:',
      '{update.text}',
      'You decide how to go on:',
      items(
        'A further letter, where you have a new fact, a new paper or another reason.',
        'A statement of at most 100 words in your file, where a bureau keeps an entry you dispute.',
        'No further letter, where the entry is right. A correct entry stays in the report for its time.',
      ),
    ],
  }),
  toClient({
    key: 'client-send-answers',
    name: 'Please send us the answers',
    purpose: 'Reminds the client to send answers that came by mail.',
    category: 'reminder',
    subject: 'Has an answer come to you?',
    text: [
      'Your letters were mailed on {earlier.sent}. By now answers may have come to your address.',
      'Please take a picture of each page and add it at {portal.address}, or bring the letter to our office. We need all pages, front and back.',
      'If nothing has come, please tell us that too.',
    ],
  }),
  toClient({
    key: 'client-papers',
    name: 'Papers we still need',
    purpose: 'Reminds the client of papers that are missing.',
    category: 'reminder',
    subject: 'Papers for your letters',
    text: [
      'For your letters we still need {reminder.papers}.',
      'It would help us to have them by {reminder.dueDate}. You can add pictures at {portal.address}. All four corners should be seen, and the words ' +
        'should be sharp.',
      'Your papers are kept locked and are used for your letters only.',
    ],
  }),
  toClient({
    key: 'client-new-report',
    name: 'Time for a new report',
    purpose: 'Asks the client for a new credit report, so that it can be compared.',
    category: 'reminder',
    restsOn: ['15 U.S.C. 1681j(a)'],
    subject: 'Time for a new credit report',
    text: [
      'To see what has changed, we compare a new report with the one we have. Please get your reports and add them at {portal.address}.',
      'You can get them free of charge at AnnualCreditReport.com. That is the site which the federal law provides for. You never have to pay us for a ' +
        'report.',
    ],
  }),
  toClient({
    key: 'client-collector-notice',
    name: 'When a collector writes',
    purpose: 'Tells the client why the notice of a collector should reach the office soon, and what to do with court papers.',
    category: 'reminder',
    restsOn: ['15 U.S.C. 1692g(b)'],
    subject: 'If a collector writes to you',
    text: [
      'If a debt collector writes to you, please send us the notice on the day you get it. For 30 days you have rights that you do not have ' +
        'afterwards, such as asking for verification.',
      'Please note the day on which it came, and keep the envelope.',
      'If papers from a court come, they have a date by which you have to answer. Please talk to a lawyer at once. We are not lawyers, and no letter of ' +
        'ours takes the place of that answer.',
    ],
  }),
  toClient({
    key: 'client-write-furnisher',
    name: 'Writing to a furnisher alone',
    purpose:
      'Explains how the client can write to a furnisher on their own, with its address. There is no form of ours, which would take the duty away.',
    category: 'cover',
    gates: ['no-clock'],
    restsOn: ['15 U.S.C. 1681s-2(a)(8)', '12 CFR 1022.43'],
    subject: 'If you want to write to {furnisher.name} yourself',
    text: [
      'Your letter about {account.name} goes to the bureau. The bureau asks {furnisher.name}, which then has to look into it.',
      'You may also write to {furnisher.name} yourself. It does not have to look into a letter that we prepare, or that is written on a form from us. So ' +
        'the letter has to be yours alone, in your own words. The Consumer Financial Protection Bureau has free sample letters at consumerfinance.gov.',
      'What to put in it:',
      items(
        'your name, address and the account number',
        'what is wrong and what is right',
        'how you know it, with copies of your papers, never the originals',
      ),
      'Its address for such letters:\n{furnisher.address}',
      'Please keep a copy and send us one, with the answer when it comes.',
    ],
  }),
  toClient({
    key: 'client-identity-theft',
    name: 'Steps after identity theft',
    purpose: 'Tells the client what to do in person when someone used their identity. We fill in no report for them.',
    category: 'identity-theft',
    restsOn: ['15 U.S.C. 1681a(q)(4)', '15 U.S.C. 1681c-2(a)'],
    subject: 'If someone used your identity',
    text: [
      'You told us that something in your report may come from identity theft. These steps are yours to take in person:',
      steps(
        'Report it at IdentityTheft.gov or to your police. Write only what you know to be true. A false report is a crime.',
        'Keep the report with its date and number.',
        'Add a copy at {portal.address}, with proof of your identity.',
        'List each entry that does not come from you, and sign that it does not.',
      ),
      'We cannot fill in the report for you, and we send no request for a block without these four papers.',
    ],
  }),
  toClient({
    key: 'client-freeze',
    name: 'Security freeze',
    purpose: 'Tells the client how to ask for a freeze themselves. We may not ask for one.',
    category: 'fraud-alert',
    restsOn: ['15 U.S.C. 1681c-1(i)'],
    subject: 'How to freeze your credit files',
    text: [
      'A security freeze keeps new lenders from seeing your credit file. It is free, and only you can ask for it.',
      items(
        'Ask each bureau by itself: on its website, by telephone or by mail.',
        'Asked for online or by telephone, it is in place within one business day; by mail within three.',
        'Before you apply for credit, lift it. Online or by telephone that takes an hour.',
      ),
      'Please write down how you can lift it. We do not keep your passwords.',
    ],
  }),
  toClient({
    key: 'client-mortgage',
    name: 'Before you apply for a mortgage',
    purpose: 'Asks the client to tell the office before a mortgage is applied for, as open disputes can hold it up.',
    category: 'reminder',
    subject: 'Please tell us before you apply for a mortgage',
    text: [
      'An entry in dispute can hold up a mortgage, because some lenders wait until the dispute is over.',
      'If you have applied, or plan to, please tell us before the next letter is mailed. We can hold your letters for as long as you want.',
    ],
  }),
];
