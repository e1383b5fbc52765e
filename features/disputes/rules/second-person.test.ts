import { expect, test } from 'vitest';
import { addressTo } from './second-person.ts';

test.each([
  ['Experian reports a balance of $10, while TransUnion reports $20.', 'You report a balance of $10, while TransUnion reports $20.'],
  [
    'TransUnion reports a balance of $20, while Equifax and Experian report $10.',
    'TransUnion reports a balance of $20, while you and Equifax report $10.',
  ],
  [
    'Experian reports $5 past due on an account it also reports as “Current”.',
    'You report $5 past due on an account you also report as “Current”.',
  ],
  [
    'Experian reports this account as paid and shows no late month, and adds the remark “Experian reports”.',
    'You report this account as paid and show no late month, and add the remark “Experian reports”.',
  ],
  ['Experian lists this record; Equifax and TransUnion do not.', 'You list this record; Equifax and TransUnion do not.'],
  ['Only Experian lists FIRST BANK.', 'Only you list FIRST BANK.'],
  [
    "A dispute was sent to Experian on May 1, 2025, and Experian's answer came.",
    'A dispute was sent to you on May 1, 2025, and your answer came.',
  ],
  ['Equifax reports an account. Experian does not.', 'Equifax reports an account. You do not.'],
  [
    'The last dispute of this account with Experian was answered on May 1, 2025. Experian still shows a dispute flag.',
    'The last dispute of this account with you was answered on May 1, 2025. You still show a dispute flag.',
  ],
  ['Experian looks back over 99 months, TransUnion over 48.', 'You look back over 99 months, TransUnion over 48.'],
  ['The merged report reports a balance of $10 and gives no limit.', 'My merged report shows a balance of $10 and gives no limit.'],
  ['I paid Experian Auto Sales nothing.', 'I paid Experian Auto Sales nothing.'],
])('3.2, second person: %s', (text, said) => expect(addressTo('EX', text)).toBe(said));
