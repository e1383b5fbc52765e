// A third set of words for the subjects that general letters cannot speak of, so that clients with the same subject share less of their letters.
import { unless, when, p } from '../../../../platform/base/document/write-document.ts';
import type { LibraryLetter } from '../../../letters/rules/wording/letter-shape.ts';
import { byCount, roundLetter } from './write-letter.ts';

const ANY_ROUND = [1, 2, 3, 4];

export const FURTHER_SUBJECT_LETTERS: readonly LibraryLetter[] = [
  roundLetter({
    key: 'personal-details-update',
    name: 'Personal information, to be updated',
    purpose: 'Names, addresses, employers, phones and dates of birth that are wrong, as a request to update the file.',
    category: 'personal-information',
    rounds: ANY_ROUND,
    grounds: ['personal-information', 'spelling'],
    gates: [],
    subject: 'Update of the personal information you hold on me',
    opening: [
      'When I read my {bureau.name} file I came across {items.count} that I cannot confirm. You will find below what is listed and why it is wrong. I ' +
        'dispute it and request a reinvestigation (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      ...byCount(
        'Once you have checked it, please bring this part of my file up to date, or remove it if nothing supports it (15 U.S.C. 1681i(a)(5)).',
        'Once you have checked them, please bring these parts of my file up to date, or remove those that nothing supports (15 U.S.C. 1681i(a)(5)).',
      ),
      'Everything else about me may stay. A letter that shows what you changed would complete this.',
    ],
  }),
  roundLetter({
    key: 'inquiries-purpose',
    name: 'Inquiries, their purpose asked',
    purpose: 'Inquiries that the client does not recognize, told from the purpose that each needs.',
    category: 'inquiries',
    rounds: ANY_ROUND,
    grounds: ['inquiries'],
    gates: [],
    restsOn: ['15 U.S.C. 1681b(a)'],
    subject: 'Who asked for my {bureau.name} report, and why',
    opening: [
      'A company needs a permissible purpose to see my report (15 U.S.C. 1681b(f)). I know of none for {items.count} on your list, and I dispute what is ' +
        'set out here. Please open a reinvestigation (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'My words should reach whoever made the request (15 U.S.C. 1681i(a)(2)). If no purpose can be verified, I ask that the inquiry be ' +
        'deleted (15 U.S.C. 1681i(a)(5)).',
      'Kindly mail me the outcome, along with the purpose that was given.',
    ],
  }),
  roundLetter({
    key: 'obsolete-period-over',
    name: 'Too old, the period is over',
    purpose: 'Collections and charge-offs past their seven years, told from the end of the period.',
    category: 'obsolete',
    rounds: ANY_ROUND,
    grounds: ['obsolete'],
    gates: ['known-start'],
    restsOn: ['15 U.S.C. 1681c(b)'],
    subject: 'The reporting period of {items.count}',
    opening: [
      'Federal law ends the reporting of old debts after a set number of years (15 U.S.C. 1681c(a)). For {items.count} with you, the ' +
        'time is over, as I explain further down. I dispute the continued reporting; kindly reinvestigate (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'A new owner of the debt does not begin the period anew (15 U.S.C. 1681c(c)(1)). Should the source name a different start, I would like to know ' +
        'where it stands in its records.',
      'If it names none, please leave the entry out of my reports. I would welcome a note that says so.',
    ],
  }),
  roundLetter({
    key: 'obsolete-late-months-listed',
    name: 'Too old: late payments, listed',
    purpose: 'Late months that are more than seven years old, listed for removal.',
    category: 'obsolete',
    rounds: ANY_ROUND,
    grounds: ['old-late-payments'],
    gates: ['known-start'],
    subject: 'Old late marks in the history of {items.count}',
    opening: [
      'In the history of {items.count} at {bureau.name} some late marks have outlived the seven years of 15 U.S.C. 1681c(a)(5). I list them below and ' +
        'dispute that they still appear. A reinvestigation will confirm the dates (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'Newer months are not in question. Once the old ones are gone, I would like a printout of the history, by mail, for my records.',
    ],
  }),
  roundLetter({
    key: 'mixed-file-keep-apart',
    name: 'Mixed file, to be kept apart',
    purpose: 'Information of another person in the client’s file, as a request to keep both apart.',
    category: 'mixed-file',
    rounds: ANY_ROUND,
    grounds: ['mixed-file'],
    gates: [],
    restsOn: ['15 U.S.C. 1681e(b)'],
    subject: 'Please keep my file apart from someone else’s',
    opening: [
      'Someone else’s credit history shows up under my name at {bureau.name}. I am {client.name}, and the details at the top of this page are mine alone.',
      when('given.client.otherNames', p('Earlier I went by {client.otherNames}.')),
      when('given.client.earlierAddresses', p('Before my present home I lived at {client.earlierAddresses}.')),
      'I dispute {items.count} as belonging to that other person, and request a reinvestigation of how it came to be matched with me ' +
        '(15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'Matching by name is not enough here: a full comparison of birth dates, addresses and numbers will show two people. The companies behind these ' +
        'entries need to know this too (15 U.S.C. 1681i(a)(2)).',
      'What is not mine should be deleted (15 U.S.C. 1681i(a)(5)) and stay out. Please mail me my file as corrected.',
    ],
  }),
  roundLetter({
    key: 'medical-policy-applies',
    name: 'Medical collections, policy to be applied',
    purpose: 'Medical collections that the bureaus announced they would not show, as a request to apply the policy. No law asks it.',
    category: 'medical',
    rounds: ANY_ROUND,
    grounds: ['medical'],
    gates: [],
    subject: 'Applying your medical debt policy to {items.count}',
    opening: [
      'Under a policy that {bureau.name} shares with the other nationwide bureaus, certain medical debts are left out of credit reports. As I read it, ' +
        '{items.count} on my report should be among them, for the reason stated here.',
    ],
    closing: [
      'I rely on what you have announced to the public, not on a statute. Would you apply it here, and send me the updated page?',
      'In case you decide against it, I would value an explanation.',
    ],
  }),
  roundLetter({
    key: 'reinserted-once-more',
    name: 'Came back, told in order',
    purpose: 'An entry that was removed is back, told in the order of what happened.',
    category: 'reinsertion',
    rounds: [2, 3, 4],
    grounds: ['reinserted'],
    gates: ['came-back'],
    subject: 'Deleted information that has returned',
    opening: [
      'First you deleted the information below from my {bureau.name} file, on {removed.date}. Now it has returned: it was there on {seenAgain.date}, and ' +
        'nothing in my mail announced it. I dispute that it is listed and ask for a reinvestigation (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'Before deleted information may return, its source has to certify it (15 U.S.C. 1681i(a)(5)(B)(i)), and the consumer has to hear of it in writing ' +
        '(15 U.S.C. 1681i(a)(5)(B)(ii)). Kindly check whether both were done here.',
      'If they were not, I ask that the deletion be restored, with a letter that confirms it.',
    ],
  }),
  roundLetter({
    key: 'verified-look-again',
    name: 'Confirmed, a second look asked',
    purpose: 'Items that were confirmed although the client’s facts say otherwise, as a request for a second look.',
    rounds: [2, 3, 4],
    grounds: ['verified'],
    gates: ['after-answer', 'something-new', 'was-confirmed'],
    subject: 'A second look at {items.count}',
    opening: [
      when('given.earlier.answered', p('Your results reached me with the date of {earlier.answered}. They leave {items.count} unchanged.')),
      unless('given.earlier.answered', p('Your results have reached me. They leave {items.count} unchanged.')),
      'What I report below is new, and it points the other way. I would be grateful for a second look in a reinvestigation (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'A simple match of data will not settle this; the source would have to open its own papers with my facts at hand (15 U.S.C. 1681i(a)(2)).',
      'If those papers do not bear the entry out, kindly amend or delete it (15 U.S.C. 1681i(a)(5)) and let me have the outcome by mail.',
    ],
  }),
];
