// Letters of their own to bureaus and to other consumer reporting agencies.
import { items, p, unless, when } from '../../../../platform/base/document/write-document.ts';
import type { LibraryLetter } from '../../../letters/rules/wording/letter-shape.ts';
import { ownLetter } from './write-letter.ts';

const toBureau = 'To the dispute department of {recipient.name}:';

export const BUREAU_LETTERS: readonly LibraryLetter[] = [
  ownLetter({
    key: 'procedure-description',
    name: 'Description of the procedure',
    purpose: 'After results: asks how the bureau came to them. The bureau has 15 days from receipt.',
    category: 'procedure',
    recipientClass: 'bureau',
    gates: ['client-approves', 'after-answer'],
    subject: 'Request for a description of your procedure',
    text: [
      toBureau,
      when('given.earlier.answered', p('I have your results of {earlier.answered} on my dispute of {items.names}.')),
      unless('given.earlier.answered', p('I have your results on my dispute of {items.names}.')),
      'Please send me a description of the procedure you used to determine that the information is accurate and complete ' +
        '(15 U.S.C. 1681i(a)(6)(B)(iii), 15 U.S.C. 1681i(a)(7)). I would like it to include the business name and address of each source you ' +
        'asked, and its telephone number if that is reasonably available.',
      'I ask for nothing else in this letter. Thank you.',
    ],
  }),
  ownLetter({
    key: 'results-not-received',
    name: 'Results not received',
    purpose: 'The time for a reinvestigation is over: asks for the results, without the items again. It names the day of receipt.',
    category: 'no-answer',
    recipientClass: 'bureau',
    gates: ['client-approves', 'overdue', 'papers-enclosed'],
    subject: 'Results of my dispute of {earlier.sent}',
    text: [
      toBureau,
      'On {earlier.sent} I mailed you a dispute of {items.names}. You received it on {earlier.received}, as {earlier.proof} shows. The results have ' +
        'not reached me.',
      'If you have sent them, please send them again to the address above and tell me the day. If you have not finished, please tell me how the ' +
        'matter stands (15 U.S.C. 1681i(a)(1), 15 U.S.C. 1681i(a)(6)).',
      'A copy of my letter is enclosed, in case it was mislaid.',
    ],
  }),
  ownLetter({
    key: 'reinsertion-notice',
    name: 'Notice of an entry put back',
    purpose: 'Asks for the notice the bureau owes when it puts back what it removed.',
    category: 'reinsertion',
    recipientClass: 'bureau',
    gates: ['client-approves', 'came-back'],
    subject: 'Request for your notice about {account.name}',
    text: [
      toBureau,
      'The entry of {account.name} ({account.number}) was removed from my file on {removed.date}. My report of {seenAgain.date} lists it again. ' +
        'I have no notice of this from you.',
      'Please send me:',
      items(
        'the notice that the entry was put back, with its date (15 U.S.C. 1681i(a)(5)(B)(ii))',
        'the name and address of the source, and its telephone number if that is reasonably available (15 U.S.C. 1681i(a)(5)(B)(iii))',
        'word whether the source certified that the entry is complete and accurate (15 U.S.C. 1681i(a)(5)(B)(i))',
      ),
      'If it was put back by mistake, a short note that it has been taken out will do.',
    ],
  }),
  ownLetter({
    key: 'statement-of-dispute',
    name: 'Statement of dispute',
    purpose: 'After a reinvestigation that did not settle it: adds a statement of at most 100 words to the file.',
    category: 'statement',
    recipientClass: 'bureau',
    gates: ['client-approves', 'after-answer', 'hundred-words'],
    restsOn: ['15 U.S.C. 1681i(c)'],
    subject: 'Statement for my file about {account.name}',
    text: [
      toBureau,
      'Your reinvestigation of {account.name} ({account.number}) did not settle my dispute. Please add this statement to my file ' +
        '(15 U.S.C. 1681i(b)), and include it or a clear summary in later reports that contain the entry (15 U.S.C. 1681i(c)):',
      p('**“{statement.words}”**'),
      'Please send me a copy of my file with the statement in it.',
    ],
  }),
  ownLetter({
    key: 'statement-withdrawn',
    name: 'Statement of dispute withdrawn',
    purpose: 'Asks the bureau to take out a statement that the client added before and no longer wants, for example before a mortgage.',
    category: 'statement',
    recipientClass: 'bureau',
    gates: ['client-approves'],
    restsOn: ['15 U.S.C. 1681i(b)'],
    subject: 'My statement about {account.name}',
    text: [
      toBureau,
      'Some time ago I added a statement about {account.name} ({account.number}) to my file. I no longer need it. Please take the statement out.',
      'This letter is about my own statement and not about the account.',
    ],
  }),
  ownLetter({
    key: 'past-recipients',
    name: 'Tell past recipients',
    purpose: 'After a removal: asks the bureau to tell those who received the report in the last six months, or two years for a job.',
    category: 'procedure',
    recipientClass: 'bureau',
    gates: ['client-approves', 'removed-before'],
    subject: 'Notice to those who received my report',
    text: [
      toBureau,
      'On {removed.date} you removed {account.name} ({account.number}) from my file after a reinvestigation. Please tell those named below that ' +
        'the information was deleted (15 U.S.C. 1681i(d)):',
      '{pastRecipients.names}',
      'If there is a charge for this, please let me know it first.',
    ],
  }),
  ownLetter({
    key: 'identity-papers',
    name: 'Answer to a request for proof of identity',
    purpose: 'The bureau asked who the client is: sends copies of papers and refers to the dispute before.',
    category: 'cover',
    recipientClass: 'bureau',
    gates: ['client-approves', 'after-answer', 'papers-enclosed'],
    restsOn: ['15 U.S.C. 1681h(a)'],
    subject: 'Proof of my identity for my dispute of {earlier.sent}',
    text: [
      toBureau,
      when('given.earlier.answered', p('In your letter of {earlier.answered} you asked me to show who I am.')),
      unless('given.earlier.answered', p('In your letter you asked me to show who I am.')),
      'I am {client.name}. My identifying details are at the top of this letter. Copies of my papers are enclosed, and they show my name and ' +
        'the address above.',
      when('given.client.earlierAddresses', p('I also lived here in the last two years: {client.earlierAddresses}.')),
      'Please go on with my dispute of {earlier.sent}. If a copy cannot be read, please tell me which, and I will send a better one.',
    ],
  }),
  ownLetter({
    key: 'more-information',
    name: 'Answer to “not enough information”',
    purpose: 'The bureau set the dispute aside as lacking information: supplies what it asked for.',
    category: 'procedure',
    recipientClass: 'bureau',
    gates: ['client-approves', 'after-answer', 'something-new'],
    subject: 'The information you asked for',
    text: [
      toBureau,
      when('given.earlier.answered', p('You wrote on {earlier.answered} that my dispute of {items.names} lacked information.')),
      unless('given.earlier.answered', p('You wrote that my dispute of {items.names} lacked information.')),
      'Here is what I can add:',
      '{dispute.words}',
      'Please take up the dispute again with this (15 U.S.C. 1681i(a)). If something else is missing, your notice should name it ' +
        '(15 U.S.C. 1681i(a)(3)(C)), and I will look for it.',
    ],
  }),
  ownLetter({
    key: 'cover-enclosures',
    name: 'Cover letter for papers',
    purpose: 'Goes with papers that belong to a letter already sent. More papers within 30 days may give the bureau 15 days more.',
    category: 'cover',
    recipientClass: 'bureau',
    gates: ['client-approves', 'papers-enclosed'],
    restsOn: ['15 U.S.C. 1681i(a)(1)(B)'],
    subject: 'Papers for my letter of {earlier.sent}',
    text: [
      toBureau,
      'Enclosed are copies that belong to my letter of {earlier.sent} about {items.names}. I did not have them when I wrote.',
      'Please put them with my dispute and send copies to the source as well (15 U.S.C. 1681i(a)(2)). The letter itself stays as it is.',
    ],
  }),
  ownLetter({
    key: 'agency-file-request',
    name: 'File request to another agency',
    purpose: 'Asks a secondary agency, such as one for checking accounts, rentals or employment, for the client’s file.',
    category: 'procedure',
    recipientClass: 'agency',
    gates: ['client-approves', 'papers-enclosed'],
    restsOn: ['15 U.S.C. 1681j(a)'],
    subject: 'Request for my file',
    text: [
      'To {recipient.name}:',
      'Please send me all the information in my file, its sources, and the names of those who received a report about me ' +
        '(15 U.S.C. 1681g(a)).',
      'I am {client.name}. My identifying details are at the top of this letter, and copies that show my name and address are enclosed.',
      when('given.client.otherNames', p('I have also used this name: {client.otherNames}.')),
      'If you keep no file about me, a short note saying so will help. If there is a fee, please tell me before you prepare anything.',
    ],
  }),
  ownLetter({
    key: 'agency-dispute',
    name: 'Dispute with another agency',
    purpose: 'A dispute with a secondary agency, in the client’s own words.',
    category: 'dispute',
    recipientClass: 'agency',
    gates: ['client-approves'],
    subject: 'Dispute of information in my file',
    text: [
      'To {recipient.name}:',
      when('given.report.date', p('I have your report about me of {report.date}.')),
      'I dispute the following information in it:',
      '{dispute.words}',
      'Please reinvestigate (15 U.S.C. 1681i(a)), tell your source what I say (15 U.S.C. 1681i(a)(2)), and correct or delete what is inaccurate ' +
        'or incomplete or cannot be verified (15 U.S.C. 1681i(a)(5)). Please send me the results and a copy of my file as changed.',
    ],
  }),
  ownLetter({
    key: 'adverse-action-report',
    name: 'Free report after a denial',
    purpose: 'Asks the agency named in a notice of adverse action for a free report. Within 60 days of the notice.',
    category: 'adverse-action',
    recipientClass: 'bureau',
    gates: ['client-approves', 'adverse-action-sixty-days', 'papers-enclosed'],
    restsOn: ['15 U.S.C. 1681m(a)'],
    subject: 'Free report after a notice of {adverse.noticeDate}',
    text: [
      'To {recipient.name}:',
      '{adverse.creditor} sent me a notice dated {adverse.noticeDate}, which I received on {adverse.receivedDate}. It says that a decision about ' +
        'me rests at least in part on a report from you.',
      'Please send me a free copy of my file (15 U.S.C. 1681j(b)). A copy of the notice is enclosed.',
      'I am {client.name}. My identifying details are at the top of this letter. Papers that show my name and address are enclosed.',
    ],
  }),
  ownLetter({
    key: 'adverse-action-agency',
    name: 'Free file from another agency after a denial',
    purpose: 'The same request to a secondary agency, for example after a refused checking account or rental.',
    category: 'adverse-action',
    recipientClass: 'agency',
    gates: ['client-approves', 'adverse-action-sixty-days', 'papers-enclosed'],
    restsOn: ['15 U.S.C. 1681m(a)'],
    subject: 'My file, after a notice from {adverse.creditor}',
    text: [
      'To {recipient.name}:',
      'By a notice of {adverse.noticeDate} I learned that {adverse.creditor} decided about me with the help of a report from you. I received the ' +
        'notice on {adverse.receivedDate} and enclose a copy.',
      'I would like to see what was reported. Please send me my file free of charge (15 U.S.C. 1681j(b)).',
      'My identifying details are at the top of this letter. Papers that show my name and address are enclosed too.',
    ],
  }),
];
