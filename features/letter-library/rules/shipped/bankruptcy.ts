// Letters about a bankruptcy that are not part of a round.
import { items } from '../../../../platform/base/document/write-document.ts';
import type { LibraryLetter } from '../../../letters/rules/wording/letter-shape.ts';
import { ownLetter } from './write-letter.ts';

export const BANKRUPTCY_LETTERS: readonly LibraryLetter[] = [
  ownLetter({
    key: 'bankruptcy-papers',
    name: 'Papers of the court',
    purpose: 'Sends a bureau the order of discharge and the list of debts, for accounts already in dispute.',
    category: 'bankruptcy',
    recipientClass: 'bureau',
    gates: ['client-approves', 'known-discharge', 'papers-enclosed'],
    restsOn: ['15 U.S.C. 1681e(b)'],
    subject: 'Papers of my bankruptcy, case {bankruptcy.caseNumber}',
    text: [
      'To the dispute department of {recipient.name}:',
      'My dispute of {earlier.sent} is about {items.names}. Enclosed are the papers of the court that belong to it:',
      items(
        'the order of discharge of {bankruptcy.dischargeDate}, {bankruptcy.court}',
        'the list of debts that I filed with the court on {bankruptcy.filedDate}',
      ),
      'Please put them with my dispute and let the sources have copies (15 U.S.C. 1681i(a)(2)).',
    ],
  }),
];
