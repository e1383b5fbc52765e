// Rounds 2 to 4 and later: what stands around items that were disputed before. Each says what went before and that something is new, for the
// same again without anything new may be set aside (15 U.S.C. 1681i(a)(3)).
import { p, unless, when } from '../../../../platform/base/document/write-document.ts';
import type { LibraryLetter } from '../../../letters/rules/wording/letter-shape.ts';
import { AGAIN, byCount, roundLetter } from './write-letter.ts';

export const LATER_ROUND_LETTERS: readonly LibraryLetter[] = [
  roundLetter({
    key: 'second-any-new-facts',
    name: 'Second letter, new facts',
    purpose: 'A second letter about items that were confirmed, with facts the bureau has not seen.',
    rounds: [2],
    subject: 'Further dispute of {items.count}, with new facts',
    opening: [
      'On {earlier.sent} I wrote to you about {items.count}. This letter adds to that one. What I did not tell you then is below, ' +
        'and I ask you to reinvestigate in view of it (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'Please send what is new to the source, so that it can look again (15 U.S.C. 1681i(a)(2)), and correct or delete what proves wrong, ' +
        'incomplete or beyond proof (15 U.S.C. 1681i(a)(5)).',
      'Please answer me in writing. If what I send is not enough, I would like to know what is.',
    ],
  }),
  roundLetter({
    key: 'second-any-new-paper',
    name: 'Second letter, new paper',
    purpose: 'A second letter with a document that was not enclosed before.',
    rounds: [2, 3],
    gates: [...AGAIN, 'new-document'],
    subject: 'A paper you have not seen: {items.count}',
    opening: [
      'A paper that you have not seen bears on {items.count}. A copy is enclosed, and below I say what it shows. Please reinvestigate ' +
        'with this paper in hand (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'My earlier letter went out on {earlier.sent} without this paper, so the source could not know of it. Please forward a copy ' +
        '(15 U.S.C. 1681i(a)(2)).',
      ...byCount(
        'If the paper settles the matter, please change or remove the entry (15 U.S.C. 1681i(a)(5)) and send me the page of my file as it then reads.',
        'Where the paper settles the matter, please change or remove the entry (15 U.S.C. 1681i(a)(5)) and send me the pages of my file as they then read.',
      ),
    ],
  }),
  roundLetter({
    key: 'second-any-other-ground',
    name: 'Second letter, other ground',
    purpose: 'A second letter about the same item for a different reason.',
    rounds: [2, 3, 4],
    gates: [...AGAIN, 'other-ground'],
    subject: 'Another question about {items.count}',
    opening: [
      'You have looked into {items.count} before, on another point. This letter is about a point that I have not raised yet. It is set out below, ' +
        'and I ask for a reinvestigation of it (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'The earlier question may rest. On this one, please ask the source with my facts before it (15 U.S.C. 1681i(a)(2)), and correct or take out ' +
        'what cannot be shown to be right (15 U.S.C. 1681i(a)(5)). Please send the result to my address.',
    ],
  }),
  roundLetter({
    key: 'second-whose',
    name: 'Second letter, whose account it is',
    purpose: 'A second letter about accounts that the bureau confirmed as the client’s.',
    rounds: [2, 3],
    grounds: ['whose', 'responsibility'],
    gates: [...AGAIN, 'was-confirmed'],
    subject: 'How {items.count} came to be matched with me',
    opening: [
      'Your answer treats {items.count} as mine. I still do not believe so, and I have more to say than in my letter of {earlier.sent}. ' +
        'Please reinvestigate with these facts (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'A match by name alone would explain the mistake. Please ask the source to compare its application and its identifying details with mine, ' +
        'and let it read this letter (15 U.S.C. 1681i(a)(2)).',
      'What still cannot be tied to me should be taken out of my file (15 U.S.C. 1681i(a)(5)). Please write to me either way.',
    ],
  }),
  roundLetter({
    key: 'second-amounts',
    name: 'Second letter, amounts and payments',
    purpose: 'A second letter about amounts or late months that were confirmed, with facts that say otherwise.',
    rounds: [2, 3],
    grounds: ['amounts', 'paid', 'late-payments'],
    gates: [...AGAIN, 'was-confirmed'],
    subject: 'Figures that were confirmed',
    opening: [
      'The figures for {items.count} were confirmed after my letter of {earlier.sent}. What I know is different, and some of it is new to you. ' +
        'Both are set out below, and I ask you to reinvestigate (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'Please ask the source for its ledger of the payments and not only for a yes or no, and give it my figures (15 U.S.C. 1681i(a)(2)). ' +
        'Where the ledger agrees with me, please put the entry right (15 U.S.C. 1681i(a)(5)).',
      'A written result with the figures as changed would close the matter for me.',
    ],
  }),
  roundLetter({
    key: 'second-verified',
    name: 'Confirmed but contradicted',
    purpose: 'A letter about items that were confirmed although a paper or the bureau’s own file says otherwise.',
    rounds: [2, 3, 4],
    grounds: ['verified'],
    gates: [...AGAIN, 'was-confirmed'],
    subject: 'Your answer on {items.count}',
    opening: [
      when(
        'given.earlier.answered',
        p('Thank you for your answer of {earlier.answered}. It confirms {items.count}. That does not agree with the facts below.'),
      ),
      unless(
        'given.earlier.answered',
        p('Thank you for your answer. It confirms {items.count}. That does not agree with the facts below.'),
      ),
      'Please reinvestigate what was confirmed, this time against these facts (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'Please have the source say which of its records support the entry, after it has read my facts (15 U.S.C. 1681i(a)(2)). Information that ' +
        'is then found to be inaccurate or incomplete, or cannot be verified, should be corrected or deleted (15 U.S.C. 1681i(a)(5)).',
      'Please write to me with what you found.',
    ],
  }),
  roundLetter({
    key: 'third-any-history',
    name: 'Third letter, history in short',
    purpose: 'A third letter that tells in short what went before and what is new.',
    rounds: [3],
    subject: 'Third letter about {items.count}',
    opening: [
      'This is my third letter about {items.count}. The last one was mailed on {earlier.sent}. Below I note what came of it, what is new ' +
        'since then, and what I ask. Please reinvestigate under 15 U.S.C. 1681i(a).',
    ],
    closing: [
      'With the result, please send me a description of the procedure you used, with the name and address of the source you asked and its phone ' +
        'number if it is reasonably available (15 U.S.C. 1681i(a)(7)).',
      'Please give the source these facts (15 U.S.C. 1681i(a)(2)) and act on what it finds (15 U.S.C. 1681i(a)(5)).',
    ],
  }),
  roundLetter({
    key: 'third-any-person',
    name: 'Third letter, to a person',
    purpose: 'A third letter that asks that a person read it.',
    rounds: [3, 4],
    subject: 'Please have a person read this: {items.count}',
    opening: [
      'I have written about {items.count} before. I would be grateful if a person would read what follows, for something in it is new. ' +
        'I ask for a reinvestigation under 15 U.S.C. 1681i(a).',
    ],
    closing: [
      'Please review what I have sent, as 15 U.S.C. 1681i(a)(4) provides, and share it with the source (15 U.S.C. 1681i(a)(2)). ' +
        'I ask for a written result that says what was found.',
      'Should the answer stay the same, I may add a short statement to my file (15 U.S.C. 1681i(b)). Thank you for reading this.',
    ],
  }),
  roundLetter({
    key: 'third-any-documents',
    name: 'Third letter, papers in order',
    purpose: 'A third letter that puts all papers of the client in order, among them one that is new.',
    rounds: [3, 4],
    gates: [...AGAIN, 'new-document'],
    subject: 'All papers on {items.count} in one place',
    opening: [
      'To make your work easier I have put my papers on {items.count} together. One of them at least is new to you, and each is named with its entry. ' +
        'Please consider them together and reinvestigate (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'Please review these papers and forward them to the source (15 U.S.C. 1681i(a)(2), 15 U.S.C. 1681i(a)(4)). What they show to be wrong or ' +
        'incomplete I ask you to correct; what no one can verify I ask you to delete (15 U.S.C. 1681i(a)(5)).',
      'Please send me your findings, and tell me if a paper cannot be read.',
    ],
  }),
  roundLetter({
    key: 'fourth-any-open-points',
    name: 'Fourth or later letter, open points',
    purpose: 'A fourth or later letter: only what is still open, with what is new.',
    rounds: [4],
    subject: 'What is still open in my {bureau.name} file',
    opening: [
      'My last letter about this file was mailed on {earlier.sent}. Still open: {items.count}. ' +
        'Here is what is new. Please reinvestigate (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'I ask you to weigh the new facts and not only the earlier results, to forward them (15 U.S.C. 1681i(a)(2)), and to bring my file in line ' +
        'with what you find (15 U.S.C. 1681i(a)(5)). Please answer in writing.',
    ],
  }),
  roundLetter({
    key: 'fourth-any-changed-report',
    name: 'Fourth or later letter, after a new report',
    purpose: 'A fourth or later letter after a new report that still lists the items.',
    rounds: [4],
    subject: 'My latest report and {items.count}',
    opening: [
      when('given.report.date', p('In my report of {report.date} I still find {items.count} that I believe to be wrong.')),
      unless('given.report.date', p('In my latest report I still find {items.count} that I believe to be wrong.')),
      'Below I give the values of that report, what is wrong with them, and what is new. Please reinvestigate (15 U.S.C. 1681i(a)).',
    ],
    closing: [
      'The source should see these values beside my facts (15 U.S.C. 1681i(a)(2)). Please correct or delete what is not accurate, not complete ' +
        'or not verified (15 U.S.C. 1681i(a)(5)), and send me my file as it reads afterwards.',
    ],
  }),
];
