// Round 1: what stands around the items of a first dispute. Each says what it is about, asks for a reinvestigation, that the furnisher hears
// of the facts, and for the results in writing; so an opening and a closing of two of them still make a whole letter (vary.ts).
import type { LibraryLetter } from '../../../letters/rules/wording/letter-shape.ts';
import { byCount, roundLetter, type RoundText } from './write-letter.ts';
import { unless, when, p } from '../../../../platform/base/document/write-document.ts';

const first = (letter: Omit<RoundText, 'rounds'>): LibraryLetter => roundLetter({ ...letter, rounds: [1] });

export const FIRST_ROUND_LETTERS: readonly LibraryLetter[] = [
  first({
    key: 'first-any-plain',
    name: 'First dispute, plain',
    purpose: 'A first letter to a bureau about any items.',
    subject: 'Dispute of {items.count} in my credit file',
    opening: [
      'I am writing about {items.count} in my {bureau.name} credit file. What you report, and what I know about it, is set out below. ' +
        'Please reinvestigate under 15 U.S.C. 1681i(a).',
    ],
    closing: [
      'Please correct or delete what you find to be inaccurate or incomplete, or cannot verify (15 U.S.C. 1681i(a)(5)). ' +
        'Please also let whoever reported it have the facts in this letter (15 U.S.C. 1681i(a)(2)).',
      'I would like to have the results in writing, with a copy of my file as changed. If something is missing, please tell me what it is.',
    ],
  }),
  first({
    key: 'first-any-report',
    name: 'First dispute, from the report',
    purpose: 'A first letter to a bureau that begins with the report and its date.',
    subject: 'Errors I found in my {bureau.name} report',
    opening: [
      when('given.report.date', p('In {items.count} my {bureau.name} report of {report.date} does not agree with what I know.')),
      unless('given.report.date', p('In {items.count} my {bureau.name} report does not agree with what I know.')),
      'The details follow. I dispute this information and ask you to reinvestigate it (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'When you ask the source of this information, please send along what I have written here, as 15 U.S.C. 1681i(a)(2) provides. ' +
        'Whatever turns out to be wrong or incomplete, or cannot be verified, should then be changed or taken out (15 U.S.C. 1681i(a)(5)).',
      'Please write to me at the address above with the outcome. Thank you for your time.',
    ],
  }),
  first({
    key: 'first-any-request-first',
    name: 'First dispute, request first',
    purpose: 'A first letter to a bureau that begins with what is asked.',
    subject: 'Request for a reinvestigation: {items.count}',
    opening: [
      'Please reinvestigate {items.count} in my {bureau.name} file under 15 U.S.C. 1681i(a). I believe that the information is not accurate ' +
        'or not complete.',
      ...byCount('My reasons are below, beside what you report.', 'My reasons are below, item by item, beside what you report.'),
    ],
    closing: [
      ...byCount(
        'I ask that the entry be brought in line with what you find (15 U.S.C. 1681i(a)(5)).',
        'I ask that each entry be brought in line with what you find, one by one (15 U.S.C. 1681i(a)(5)).',
      ),
      'The source should learn of my reasons as well; 15 U.S.C. 1681i(a)(2) says how. I look forward to your written answer and to a copy of ' +
        'my file as it then stands. If you need another document, please ask me for it.',
    ],
  }),
  first({
    key: 'first-any-short',
    name: 'First dispute, short',
    purpose: 'A first letter to a bureau with few words around the items.',
    subject: 'My {bureau.name} file: {items.count} in dispute',
    opening: ['I dispute {items.count} in my file with you. Please look into what follows (15 U.S.C. 1681i(a)).'],
    closing: [
      'Please share these facts with the source (15 U.S.C. 1681i(a)(2)) and change or remove what is wrong, incomplete or not verified ' +
        '(15 U.S.C. 1681i(a)(5)). A written answer to my address will reach me.',
    ],
  }),
  first({
    key: 'first-whose-not-mine',
    name: 'Accounts that are not the client’s',
    purpose: 'A first letter about accounts that the client says are not theirs. Not for identity theft, which has a letter of its own.',
    grounds: ['whose'],
    subject: 'Accounts in my file that I do not recognize as mine',
    opening: [
      'My {bureau.name} file lists {items.count} under my name that I do not recognize as mine. Below I say what I know. ' +
        'Please reinvestigate whether the information belongs in my file (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'Please compare the full name, the date of birth and the addresses that the source holds with mine, and not the name alone. What does ' +
        'not belong to me, or cannot be verified as mine, should not stay in my file (15 U.S.C. 1681i(a)(5)).',
      'Please give the source what I have written (15 U.S.C. 1681i(a)(2)), and let me know in writing what you found.',
    ],
  }),
  first({
    key: 'first-whose-responsibility',
    name: 'Not responsible for the account',
    purpose: 'A first letter about the client’s part in an account: authorized user, ended responsibility, someone else’s debt.',
    grounds: ['responsibility'],
    subject: 'My responsibility for {items.count}',
    opening: [
      'This letter is about who owes what. In {items.count} you show me in a part that I do not have. I explain it below and ask for a ' +
        'reinvestigation under 15 U.S.C. 1681i(a).',
    ],
    closing: [
      'The source can see in its own records what part I have. Please ask, and pass on what I say here ' +
        '(15 U.S.C. 1681i(a)(2)). If my part is not confirmed, please correct the entry or take it out of my file (15 U.S.C. 1681i(a)(5)).',
      'Please send the result to my address in writing.',
    ],
  }),
  first({
    key: 'first-amounts-side-by-side',
    name: 'Amounts, side by side',
    purpose: 'A first letter about balances and other amounts with the right value known.',
    grounds: ['amounts'],
    subject: 'Amounts in my {bureau.name} file that are not right',
    opening: [
      'In {items.count} the amounts you show differ from what I know. With what you report you find the right figure and how I know it. ' +
        'Please reinvestigate the amounts (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'I ask only that the figures be right. Where the source agrees with me, please put in the right figure; where it cannot show its own, ' +
        'please leave the figure out (15 U.S.C. 1681i(a)(5)). My facts should go to it with your question (15 U.S.C. 1681i(a)(2)).',
      'Please send me the corrected pages of my file when you are done.',
    ],
  }),
  first({
    key: 'first-amounts-paid',
    name: 'Paid or settled accounts',
    purpose: 'A first letter about accounts that were paid or settled and are shown with a balance.',
    grounds: ['paid'],
    subject: 'Payments that are missing from my file',
    opening: [
      'Payments that were made do not show in my {bureau.name} file. This concerns {items.count}. The facts are below. Please reinvestigate, so that ' +
        'the file shows what was paid (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'Please ask the source to look at its payment records, with the facts above in hand (15 U.S.C. 1681i(a)(2)). I ask for an entry that ' +
        'shows the payment, or for no entry where it cannot be verified (15 U.S.C. 1681i(a)(5)).',
      'A copy of the changed file, sent to my address, will let me see that it is done. Thank you.',
    ],
  }),
  first({
    key: 'first-late-months',
    name: 'Late payments, by month',
    purpose: 'A first letter about months that are shown as late.',
    grounds: ['late-payments'],
    subject: 'Payment history of {items.count}',
    opening: [
      'My {bureau.name} file shows months as late that should not be. They are named below for {items.count}, with what I know of them. ' +
        'I dispute these months and ask for a reinvestigation (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'Only the months named are in dispute. Please have them checked against the payment records of the source, which should receive my ' +
        'facts (15 U.S.C. 1681i(a)(2)), and change those that are not confirmed (15 U.S.C. 1681i(a)(5)).',
      'Please send me the payment history as it reads afterwards.',
    ],
  }),
  first({
    key: 'first-late-side-by-side',
    name: 'Late payments, side by side',
    purpose: 'A first letter about late marks that sets the history against what the client knows.',
    grounds: ['late-payments'],
    subject: 'Months shown as late',
    opening: [
      'The payment history you show for {items.count} does not agree with what I know of my payments. Both are set out ' +
        'below. I ask you to reinvestigate the history (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'What I say about my payments is meant for the source as well; please hand it on (15 U.S.C. 1681i(a)(2)). The months that ' +
        'prove wrong, or that no one can verify, should be put right (15 U.S.C. 1681i(a)(5)).',
      'I would be glad of a short written answer with the corrected history.',
    ],
  }),
  first({
    key: 'first-status-today',
    name: 'Status and remarks',
    purpose: 'A first letter about a status, a remark or terms that are wrong.',
    grounds: ['status', 'closed'],
    subject: 'How {items.count} should read',
    opening: [
      'You describe {items.count} in a way that is not right. Below is what your file says, and what it should say. Please reinvestigate ' +
        'under 15 U.S.C. 1681i(a).',
    ],
    closing: [
      'Please put my description to the source together with its reasons (15 U.S.C. 1681i(a)(2)) and correct what is not accurate or not ' +
        'complete, or delete what cannot be verified (15 U.S.C. 1681i(a)(5)).',
      'Please tell me in writing how the entry reads after your review.',
    ],
  }),
  first({
    key: 'first-status-closed',
    name: 'Closed, sold or transferred',
    purpose: 'A first letter about accounts that were closed, sold or transferred and do not say so.',
    grounds: ['closed'],
    subject: 'What became of {items.count}',
    opening: [
      'Your file does not show what became of {items.count}: closed, sold or transferred. What you report ' +
        'and what happened is set out below. Please look into it (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'I ask that the entry tell what happened, no more and no less. Please pass on these facts (15 U.S.C. 1681i(a)(2)) and bring the entry up ' +
        'to date, or take it out if it cannot be verified (15 U.S.C. 1681i(a)(5)).',
      'Please let me have the outcome at the address above.',
    ],
  }),
  first({
    key: 'first-dates',
    name: 'Dates',
    purpose: 'A first letter about dates that are wrong, such as when an account was opened or first late.',
    grounds: ['dates'],
    subject: 'Dates in my {bureau.name} file',
    opening: [
      'Dates matter in a credit file, and in {items.count} they are not right. I give what you show and the date I know to be right. ' +
        'Please reinvestigate these dates (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'The source can read the right dates in its first records of the account; please ask it to, and send it my facts (15 U.S.C. 1681i(a)(2)). ' +
        'A date that is not verified should be corrected or left out (15 U.S.C. 1681i(a)(5)).',
      'I ask for a written answer that names the dates as changed.',
    ],
  }),
  first({
    key: 'first-dates-first-delinquency',
    name: 'Date of first delinquency',
    purpose: 'A first letter about the day from which an account counts as late, where it moved or differs from the client’s papers.',
    grounds: ['re-aged'],
    subject: 'When {items.count} first became late',
    opening: [
      'The day on which an account first became late decides how long it may be reported. In {items.count} the day you show does not agree with ' +
        'what I know. The details are below; I ask for a reinvestigation (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'The day that counts is the start of the delinquency that came before the charge-off or collection (15 U.S.C. 1681c(c)(1)); a sale or a ' +
        'new owner does not move it. Please ask the source for that day and tell it what I wrote (15 U.S.C. 1681i(a)(2)).',
      'Please then correct the entry, or delete it if the day cannot be verified (15 U.S.C. 1681i(a)(5)), and send me the result.',
    ],
  }),
  first({
    key: 'first-records',
    name: 'Public records',
    purpose: 'A first letter about court records and other public records.',
    grounds: ['records'],
    subject: 'Public records in my {bureau.name} file',
    opening: [
      'In {items.count} my file differs from what I know of the record. What you report and the facts are below. ' +
        'Please reinvestigate (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'The clerk of the court can confirm what the record says today. Please compare the entry with that record and not with an older copy. ' +
        'What is inaccurate or incomplete, or cannot be verified, should be corrected or deleted (15 U.S.C. 1681i(a)(5)).',
      'Please send me the result in writing, and tell me from which office you took the information.',
    ],
  }),
];
