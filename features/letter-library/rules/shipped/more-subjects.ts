// Other words for the subjects of subjects.ts, so that two clients with the same subject do not send the same letter.
import { p, unless, when } from '../../../../platform/base/document/write-document.ts';
import type { LibraryLetter } from '../../../letters/rules/wording/letter-shape.ts';
import { roundLetter } from './write-letter.ts';

export const MORE_SUBJECT_LETTERS: readonly LibraryLetter[] = [
  roundLetter({
    key: 'personal-details-compare',
    name: 'Personal information, compared',
    purpose: 'Names, addresses, employers, phones and dates of birth that are wrong, in other words.',
    category: 'personal-information',
    rounds: [1, 2, 3, 4],
    grounds: ['personal-information', 'spelling'],
    gates: [],
    subject: 'What my {bureau.name} file says about me',
    opening: [
      'Before anything else, a credit file should say who it is about. In mine, something is wrong with {items.count}. Below is what you show and what I can say ' +
        'about it. Please reinvestigate (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'Please leave what is right as it is: my name and address are at the top of this letter. What is wrong or cannot be verified I ask you to ' +
        'correct or take out (15 U.S.C. 1681i(a)(5)).',
      'I would be glad of a copy of the page as it reads afterwards.',
    ],
  }),
  roundLetter({
    key: 'obsolete-dates-first',
    name: 'Too old, by its dates',
    purpose: 'Collections and charge-offs past their seven years, told from the dates.',
    category: 'obsolete',
    rounds: [1, 2, 3, 4],
    grounds: ['obsolete'],
    gates: ['known-start'],
    restsOn: ['15 U.S.C. 1681c(b)'],
    subject: 'Dates of {items.count} in my file',
    opening: [
      'Please look at the dates of {items.count} in my {bureau.name} file. By the dates below, the time in which this information may be shown is over ' +
        '(15 U.S.C. 1681c(a)(4)). I dispute that it is still in my file and ask you to reinvestigate (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'What counts is when the delinquency began that led to the collection or charge-off, with 180 days added (15 U.S.C. 1681c(c)(1)). If the ' +
        'source has given you another day, please ask it where that day comes from, and let me know.',
      'If my dates are right, please leave this information out and confirm it to me in writing.',
    ],
  }),
  roundLetter({
    key: 'obsolete-late-months-calendar',
    name: 'Too old: late payments, by the calendar',
    purpose: 'Late months that are more than seven years old, in other words.',
    category: 'obsolete',
    rounds: [1, 2, 3, 4],
    grounds: ['old-late-payments'],
    gates: ['known-start'],
    subject: 'Late payments of more than seven years ago',
    opening: [
      'This letter is about the calendar only. The payment history of {items.count} goes back further than seven years, and marks of that time may no ' +
        'longer be shown (15 U.S.C. 1681c(a)(5)). Please look into the months named below (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'The account and its later history can stay as they are. Please take out the months named here and send me the payment history as it then reads.',
    ],
  }),
  roundLetter({
    key: 'mixed-file-two-people',
    name: 'Mixed file, two people',
    purpose: 'Information of another person in the client’s file, in other words.',
    category: 'mixed-file',
    rounds: [1, 2, 3, 4],
    grounds: ['mixed-file'],
    gates: [],
    restsOn: ['15 U.S.C. 1681e(b)'],
    subject: 'Two people in one file',
    opening: [
      'I believe that my {bureau.name} file and that of another person have been joined. My full name is {client.name}. ' +
        'My address and what else identifies me are at the top of this letter.',
      when('given.client.otherNames', p('A name I used before: {client.otherNames}.')),
      when('given.client.earlierAddresses', p('Where I lived in the last two years: {client.earlierAddresses}.')),
      'The entries below are of the other person. I dispute them and ask you to reinvestigate (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'Please tell the sources that they reached the wrong file (15 U.S.C. 1681i(a)(2)), and separate what is mine from what is not ' +
        '(15 U.S.C. 1681i(a)(5)).',
      'A copy of my file after that, and a word on what caused the mix-up if you can see it, would help me.',
    ],
  }),
  roundLetter({
    key: 'medical-policy-question',
    name: 'Medical collections, a question of policy',
    purpose: 'Medical collections under the bureaus’ announced policy, in other words. No law asks it.',
    category: 'medical',
    rounds: [1, 2, 3, 4],
    grounds: ['medical'],
    gates: [],
    subject: 'Does your announced policy cover {items.count}?',
    opening: [
      'The nationwide bureaus said publicly which medical collections they no longer show. I ask you to hold {items.count} in my {bureau.name} file ' +
        'against that policy. What I know of each is set out here.',
    ],
    closing: [
      'My request rests on your own policy alone. Where it applies, please remove the entry; where it does not, a line on the reason would help me.',
      'Thank you for looking into it.',
    ],
  }),
  roundLetter({
    key: 'reinserted-certificate',
    name: 'Came back, certificate asked',
    purpose: 'An entry that was removed is back, in other words.',
    category: 'reinsertion',
    rounds: [2, 3, 4],
    grounds: ['reinserted'],
    gates: ['came-back'],
    subject: 'Removed on {removed.date}, listed again',
    opening: [
      'An entry that you took out of my {bureau.name} file on {removed.date} was in it again on {seenAgain.date}. No letter about it has reached me. ' +
        'I dispute the entry again, for the reasons below (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'Please tell me whether the source certified the entry before it went back in, and when you wrote to me about it ' +
        '(15 U.S.C. 1681i(a)(5)(B)(i), 15 U.S.C. 1681i(a)(5)(B)(ii)). I would also like to know how to reach the source ' +
        '(15 U.S.C. 1681i(a)(5)(B)(iii)).',
      'If the entry went back in without that, please undo it and confirm this to me.',
    ],
  }),
  roundLetter({
    key: 'not-answered-question',
    name: 'No results yet, as a question',
    purpose: 'The time for a reinvestigation is over and no results have come, in other words.',
    category: 'no-answer',
    rounds: [2, 3, 4],
    grounds: ['no-answer'],
    gates: ['overdue'],
    subject: 'Where are the results of my dispute?',
    opening: [
      'My letter of {earlier.sent} about {items.count} reached you on {earlier.received}, as {earlier.proof} shows. I have looked for your results ' +
        'since then and have none. This is what it was about:',
    ],
    closing: [
      'Could you please tell me what became of my dispute (15 U.S.C. 1681i(a)(6))? If the results went to another address, please correct it to the ' +
        'one above.',
      'Where the reinvestigation did not confirm an entry, I ask that my file show it (15 U.S.C. 1681i(a)(5)).',
    ],
  }),
  roundLetter({
    key: 'bankruptcy-zero-balance',
    name: 'Discharged in bankruptcy, by case',
    purpose: 'Accounts discharged in bankruptcy that do not show it, in other words.',
    category: 'bankruptcy',
    rounds: [1, 2, 3, 4],
    grounds: ['bankruptcy'],
    gates: ['known-discharge'],
    restsOn: ['15 U.S.C. 1681e(b)'],
    subject: 'Case {bankruptcy.caseNumber} and {items.count} in my file',
    opening: [
      'The {bankruptcy.court} entered my discharge on {bankruptcy.dischargeDate} (chapter {bankruptcy.chapter}, case {bankruptcy.caseNumber}). ' +
        'Your entries of {items.count} read as if it had not. Please reinvestigate them (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'What I owed was owed before {bankruptcy.filedDate}, the day the case was filed, and I did not agree to keep it. I ask that the entries show a ' +
        'discharge and no balance.',
      'Please share the case with the sources (15 U.S.C. 1681i(a)(2)) and send me the entries once they are right (15 U.S.C. 1681i(a)(5)).',
    ],
  }),
  roundLetter({
    key: 'medical-veteran-notice',
    name: 'Medical debt of a veteran, by its notice',
    purpose: 'Medical debt that the Department of Veterans Affairs is to pay, in other words.',
    category: 'medical',
    rounds: [1, 2, 3, 4],
    grounds: ['medical-veteran'],
    gates: ['papers-enclosed'],
    subject: 'A paper of the Department of Veterans Affairs',
    opening: [
      'Enclosed is a paper of the Department of Veterans Affairs. It is about {items.count} in my {bureau.name} file, for care it authorized. I dispute ' +
        'the entries as 15 U.S.C. 1681i(g) provides.',
    ],
    closing: [
      'Please delete the entries that this paper covers (15 U.S.C. 1681i(g)(3)) and write to me that it is done. If it leaves a question ' +
        'open, I will ask the Department.',
    ],
  }),
  roundLetter({
    key: 'verified-other-record',
    name: 'Confirmed, but another record differs',
    purpose: 'Items that were confirmed although another record differs, in other words.',
    rounds: [2, 3, 4],
    grounds: ['verified'],
    gates: ['after-answer', 'something-new', 'was-confirmed'],
    subject: 'Confirmed but contradicted: {items.count}',
    opening: [
      when('given.earlier.answered', p('In your letter of {earlier.answered} you confirmed {items.count}.')),
      unless('given.earlier.answered', p('In your results you confirmed {items.count}.')),
      'The facts below do not fit with that. I ask you to look at them and reinvestigate (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'Please review what I send (15 U.S.C. 1681i(a)(4)) and let the source do so too (15 U.S.C. 1681i(a)(2)). I would like to know what it looked at ' +
        'last time, and ask for the description that 15 U.S.C. 1681i(a)(7) speaks of.',
      'If the entry turns out to be wrong or cannot be verified, please change it or take it out (15 U.S.C. 1681i(a)(5)).',
    ],
  }),
];
