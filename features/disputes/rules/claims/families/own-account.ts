import type { ClaimFamily } from '../claim-rule.ts';

/** Signs that the account is the client's: they used it, paid it, or speak of it as theirs. */
const OWN_USE = [
  'i ~2 paid on|it|this|them|off|until|for|toward|every|monthly|regularly',
  'i ~2 paid the|my account|card|loan|debt|balance|collection',
  'i ~2 made|make|made? ~3 payment|payments',
  'my ~1 last|first|final|monthly|payment payment|payments|to|was',
  'i ~2 used|opened|closed|cosigned ~2 it|this|that|card|account|loan|line',
  'i ~1 signed for|it|this|the|up',
  'i ~1 applied|bought|purchased|financed|borrowed',
  'my old|former|previous|first ~3 card|account|loan|line',
  'i ~1 was|were late|behind',
  'i ~1 fell|got|am behind',
  'i ~1 settled|missed|defaulted|stopped|charged|financed|borrowed|ordered|maxed|leased',
  'my wife|husband|spouse|partner and i ~2 opened|financed|bought|used|paid|took|signed|leased',
  'i ~2 sent|send|mailed ~4 payment|payments|money',
  'we ~2 opened|financed|bought|used|signed|leased',
  'i ~2 took|taken out',
  'never got around to paying|pay',
  'when i ~2 had|used|opened ~2 it|this|that|card|account',
];
const ANOTHER = [
  'my own',
  'my other',
  'elsewhere',
  'another|different ~1 dealer|bank|lender|store',
  'another account',
  'other bank',
  'never',
  'authorized user',
  'different account',
  'my real',
];

export const OWN_ACCOUNT: ClaimFamily = {
  family: 'own account denied',
  rule: 'X2',
  level: 'block',
  citation: '15 U.S.C. 1679b(a)(1)',
  message: 'An account the client used, paid or signed for cannot be denied as not theirs.',
  advice: 'Choose the reason that fits: what exactly is wrong with the balance, the dates, the status or the late payments of the account?',
  claims: [
    {
      find: [...OWN_USE, 'i ~1 had|have|got|owned this|that|the|a|their ~1 card|account|loan|line'],
      reasons: ['not-mine', 'mixed-file', 'unknown-collection'],
      unless: ANOTHER,
    },
    {
      find: OWN_USE,
      near: [['not ..2 my|mine', 'not belong to me', 'never ..2 heard of', 'never ..1 mine', 'not recognize', 'no knowledge of']],
      unless: [
        'my own',
        'my other',
        'elsewhere',
        'another|different ~1 dealer|bank|lender|store',
        'another account',
        'authorized user',
        'never ..3 paid|payment|opened|used',
        'not ..1 pay|open|use|sign',
        'yours',
      ],
    },
  ],
};
