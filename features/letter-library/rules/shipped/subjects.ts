// Round letters for subjects with facts and rules of their own.
import { p, when } from '../../../../platform/base/document/write-document.ts';
import type { LibraryLetter } from '../../../letters/rules/wording/letter-shape.ts';
import { byCount, roundLetter } from './write-letter.ts';

export const SUBJECT_LETTERS: readonly LibraryLetter[] = [
  roundLetter({
    key: 'personal-details',
    name: 'Personal information',
    purpose: 'Names, addresses, employers, phones and dates of birth that are wrong. What is true stays, whatever it is linked to.',
    category: 'personal-information',
    rounds: [1, 2, 3, 4],
    grounds: ['personal-information', 'spelling'],
    gates: [],
    subject: 'Personal information in my {bureau.name} file',
    opening: [
      'Some of the personal information in my {bureau.name} file is not right. Please compare it with what I give here, and ' +
        'reinvestigate the entries below (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'I ask only for changes to what is wrong. My name and my address are right as they are at the top of this letter.',
      when('has.enclosures', p('The papers I enclose show them.')),
      'Please correct or delete what is inaccurate or cannot be verified (15 U.S.C. 1681i(a)(5)), and send me the page with my personal ' +
        'information as changed.',
    ],
  }),
  roundLetter({
    key: 'personal-spelling',
    name: 'Spelling of the name',
    purpose: 'Misspelled names, with the right spelling.',
    category: 'personal-information',
    rounds: [1, 2, 3, 4],
    grounds: ['spelling'],
    gates: [],
    subject: 'Spelling of my name',
    opening: [
      'I would like my name to read in your file as I spell it. The differences are listed below. Please look into them ' +
        '(15 U.S.C. 1681i(a)).',
    ],
    closing: [
      when('has.enclosures', p('The papers I enclose show the spelling.')),
      'If you hold a spelling from a source that I should write to as well, please tell me which it is.',
      'A short note with the entries as corrected (15 U.S.C. 1681i(a)(5)) is all I need.',
    ],
  }),
  roundLetter({
    key: 'inquiries-unknown',
    name: 'Inquiries the client does not know',
    purpose: 'Inquiries by companies to which the client made no application. Not for inquiries that the client caused.',
    category: 'inquiries',
    rounds: [1, 2, 3, 4],
    grounds: ['inquiries'],
    gates: [],
    restsOn: ['15 U.S.C. 1681b(a)'],
    subject: 'Inquiries that I cannot place',
    opening: [
      'My {bureau.name} file lists {items.count} by companies to which I made no application, as far as I know. ' +
        'Please reinvestigate why my file was given out (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'Please ask each company what purpose it had (15 U.S.C. 1681b(f)) and let it know what I say here (15 U.S.C. 1681i(a)(2)). If there was ' +
        'a purpose, I would like to know it, so that I can put it beside my papers.',
      'If there was none, or it cannot be verified, please take the inquiry out (15 U.S.C. 1681i(a)(5)). Please write to me with what you found.',
    ],
  }),
  roundLetter({
    key: 'inquiries-one-by-one',
    name: 'Inquiries, each with its date',
    purpose: 'Inquiries that the client does not recognize, told by date.',
    category: 'inquiries',
    rounds: [1, 2, 3, 4],
    grounds: ['inquiries'],
    gates: [],
    restsOn: ['15 U.S.C. 1681b(a)', '15 U.S.C. 1681b(f)'],
    subject: 'About {items.count} in my {bureau.name} file',
    opening: [
      'I ask you to look into {items.count}. You find the date in your file and what I know about it below. ' +
        'I dispute these entries under 15 U.S.C. 1681i(a).',
    ],
    closing: [
      'The companies should hear of this; please pass on my words (15 U.S.C. 1681i(a)(2)). Entries that are not ' +
        'confirmed should go (15 U.S.C. 1681i(a)(5)). I will keep your written answer with my papers.',
    ],
  }),
  roundLetter({
    key: 'obsolete-accounts',
    name: 'Too old: collections and charge-offs',
    purpose: 'Collections and charge-offs older than the law lets a bureau report, where the first delinquency is known.',
    category: 'obsolete',
    rounds: [1, 2, 3, 4],
    grounds: ['obsolete'],
    gates: ['known-start'],
    restsOn: ['15 U.S.C. 1681c(b)'],
    subject: 'Information past its time in my file',
    opening: [
      'Some information in my {bureau.name} file is older than a credit report may show. It concerns {items.count}. The day from which the time ' +
        'runs is given below, with where I have it from. Please reinvestigate (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'For a collection or a charge-off the seven years begin 180 days after the delinquency that led to it began (15 U.S.C. 1681c(a)(4), ' +
        '15 U.S.C. 1681c(c)(1)). The last payment, or a new owner of the account, does not start them again.',
      'Please check the day with the source, and leave out what is too old. If your records have another day, please tell me which.',
    ],
  }),
  roundLetter({
    key: 'obsolete-late-months',
    name: 'Too old: late payments',
    purpose: 'Late months that are more than seven years old. The account itself may stay.',
    category: 'obsolete',
    rounds: [1, 2, 3, 4],
    grounds: ['old-late-payments'],
    gates: ['known-start'],
    subject: 'Entries past their time in my file',
    opening: [
      'Adverse entries may be shown for seven years (15 U.S.C. 1681c(a)(5)). In {items.count} you show entries of an earlier time. ' +
        'They are named below. I ask you to look into them (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'I do not ask that anything be taken out that is still within its time. What I name may no longer be shown by the dates in your own file; ' +
        'please leave it out, and send me the page as it then reads.',
    ],
  }),
  roundLetter({
    key: 'duplicates',
    name: 'Listed twice',
    purpose: 'The same debt listed more than once.',
    rounds: [1, 2, 3, 4],
    grounds: ['duplicate'],
    gates: [],
    subject: 'The same debt, listed twice',
    opening: [
      'In my {bureau.name} file one debt stands in more than one place. Below I name the entries that I believe to be the same, and why. ' +
        'Please reinvestigate whether they are (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'Please ask both sources who holds the debt today, and show them my reasons (15 U.S.C. 1681i(a)(2)). An entry that repeats another is not ' +
        'accurate; I ask you to keep the right one only (15 U.S.C. 1681i(a)(5)).',
      'Please tell me which one you kept and what it says.',
    ],
  }),
  roundLetter({
    key: 'mixed-file',
    name: 'Mixed file',
    purpose: 'Information of another person in the client’s file: accounts, names, addresses or numbers.',
    category: 'mixed-file',
    rounds: [1, 2, 3, 4],
    grounds: ['mixed-file'],
    gates: [],
    restsOn: ['15 U.S.C. 1681e(b)'],
    subject: 'Information of another person in my file',
    opening: [
      'Information of another person seems to have come into my {bureau.name} file. To tell us apart: I am {client.name}, I live ' +
        'at the address above, and what else identifies me stands below it.',
      when('given.client.otherNames', p('I have also used this name: {client.otherNames}.')),
      when('given.client.earlierAddresses', p('In the last two years I also lived here: {client.earlierAddresses}.')),
      'What follows is not about me. Please reinvestigate it (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'Please compare whole names, dates of birth and numbers when you match information with my file, and let the sources know that I am not ' +
        'the person they mean (15 U.S.C. 1681i(a)(2)).',
      'What is not about me should be taken out (15 U.S.C. 1681i(a)(5)), in a way that it does not come back with the next update. Please send ' +
        'me my file as it then reads.',
    ],
  }),
  roundLetter({
    key: 'medical-policy',
    name: 'Medical collections, by policy',
    purpose:
      'Medical collections that the bureaus announced they would not show: paid, under $500, or less than a year old. No law asks it.',
    category: 'medical',
    rounds: [1, 2, 3, 4],
    grounds: ['medical'],
    gates: [],
    subject: 'Medical collections and your announced policy',
    opening: [
      'You have announced, together with the other nationwide bureaus, that some medical collections are no longer shown. I believe that this ' +
        'policy covers {items.count} in my file. The reason is given below.',
    ],
    closing: [
      'Please check the entries against the policy you announced and, if they fall under it, take them out of my file. I ask this by your policy ' +
        'and not by a law.',
      'If you read your policy in another way, please tell me how. I will be glad of a written answer.',
    ],
  }),
  roundLetter({
    key: 'medical-veteran',
    name: 'Medical debt of a veteran',
    purpose: 'Medical debt of a veteran that the Department of Veterans Affairs is to pay, with its notice in hand.',
    category: 'medical',
    rounds: [1, 2, 3, 4],
    grounds: ['medical-veteran'],
    gates: ['papers-enclosed'],
    subject: 'Medical debt of a veteran',
    opening: [
      'The debt behind {items.count} in my file is for care that the Department of Veterans Affairs authorized. Its paper is ' +
        'enclosed. I dispute the entries below under 15 U.S.C. 1681i(g).',
    ],
    closing: [
      'Please compare the entries with this paper and delete what it covers (15 U.S.C. 1681i(g)(3)). If you need another paper from the ' +
        'Department, please name it and I will ask for it.',
      'Please send me the result in writing.',
    ],
  }),
  roundLetter({
    key: 'reinserted',
    name: 'Came back after it was removed',
    purpose: 'An entry that a bureau removed after a dispute is in the file again, and no notice came.',
    category: 'reinsertion',
    rounds: [2, 3, 4],
    grounds: ['reinserted'],
    gates: ['came-back'],
    subject: 'An entry that was removed is in my file again',
    opening: [
      'You removed the following from my {bureau.name} file on {removed.date}. On {seenAgain.date} I found it there again. I have received no notice ' +
        'that it was put back. The details are below.',
    ],
    closing: [
      'An entry may come back only when its source certifies that it is complete and accurate, and you tell me so in writing within five business ' +
        'days (15 U.S.C. 1681i(a)(5)(B)). Please send me a copy of that notice, or tell me on which day you sent it.',
      'I also ask for a new reinvestigation with the facts above (15 U.S.C. 1681i(a)). ' +
        'If there was no certificate, please take the entry out again.',
    ],
  }),
  roundLetter({
    key: 'not-answered',
    name: 'No results yet',
    purpose: 'The time for a reinvestigation is over and no results have come. It names the day of receipt.',
    category: 'no-answer',
    rounds: [2, 3, 4],
    grounds: ['no-answer'],
    gates: ['overdue'],
    subject: 'My dispute of {earlier.sent}: results not received',
    opening: [
      'I mailed you a dispute of {items.count} on {earlier.sent}. You received it on {earlier.received}, as {earlier.proof} shows. I have no results ' +
        'from you so far. For your convenience the items are repeated below.',
    ],
    closing: [
      'If you have sent the results (15 U.S.C. 1681i(a)(6)), please tell me on which day and to which address. If you did not begin, please tell me ' +
        'why, and what you need.',
      'What was found to be inaccurate or incomplete, or could not be verified, should be changed as 15 U.S.C. 1681i(a)(5) provides.',
    ],
  }),
  roundLetter({
    key: 'bankruptcy-discharged',
    name: 'Discharged in bankruptcy',
    purpose: 'Accounts that were discharged in bankruptcy and do not show it. Not for debts that were reaffirmed or made later.',
    category: 'bankruptcy',
    rounds: [1, 2, 3, 4],
    grounds: ['bankruptcy'],
    gates: ['known-discharge'],
    restsOn: ['15 U.S.C. 1681e(b)'],
    subject: 'Accounts discharged on {bankruptcy.dischargeDate}',
    opening: [
      'I received a discharge under chapter {bankruptcy.chapter} on {bankruptcy.dischargeDate} ({bankruptcy.court}, case {bankruptcy.caseNumber}). ' +
        'In {items.count} your file does not show it. Please reinvestigate (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      ...byCount(
        'The debt was made before the case was filed on {bankruptcy.filedDate}, and I did not agree to keep it. Please show it as discharged, without a balance.',
        'These debts were made before the case was filed on {bankruptcy.filedDate}, and I did not agree to keep them. Please show them as discharged, without a balance.',
      ),
      'Please let the sources have the case number with these facts (15 U.S.C. 1681i(a)(2)), and send me the entries as corrected ' +
        '(15 U.S.C. 1681i(a)(5)).',
    ],
  }),
];
