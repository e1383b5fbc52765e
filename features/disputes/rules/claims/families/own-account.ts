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
  'i ~2 sent|send|mailed|gave|wired ~4 payment|payments|money|check|$',
  'i ~2 cosigned|guaranteed',
  'i ~2 co signed',
  'payment|payments ~2 came|come|went|go|taken|drawn|withdrawn ~2 from my',
  'autopay',
  'auto pay',
  'my ..1 car|truck|vehicle|house|home|boat|furniture ~3 repossessed|foreclosed',
  'we ~2 opened|financed|bought|used|signed|leased|took|borrowed|shared|applied|paid',
  'i ~2 took|taken out',
  'never got around to paying|pay',
  'lent|loaned|gave|granted|approved ~1 me',
  'i ~2 refinanced|consolidated|renewed|transferred|rolled ~4 it|this|loan|balance|card',
  'when i ~2 had|used|opened ~2 it|this|that|card|account',
];
/** Signs that they knew of it, read so only beside a reason that says they did not. */
const RELATION = [
  'i ~1 remember ~3 getting|opening|signing|using|buying|paying|having',
  'i ~2 getting|opening|got|received ~1 this|the|that card|account|loan',
  'i ~2 paid most|some|half|part|all|nearly|almost of|all',
  'wages|paycheck|salary|pay|account ~2 garnished|levied',
  'garnish* ~3 my',
  'i ~2 lived|rented|stayed ~2 that|the|this|there|apartment|unit',
  'i ~2 moved out',
  'i ~3 left ~5 unpaid',
  'i ~1 was ~2 customer|member|tenant|patient|subscriber|approved',
  'i ~2 canceled|cancelled|ended|terminated|quit ~3 service|subscription|membership|lease|contract|plan|policy',
  'my ~1 membership|subscription|lease|installment|installments',
  'i ~2 picked up|drove|drive|kept|wear|traded ~3 car|truck|vehicle|ring|furniture|phone|it',
  'i ~1 could|can not|no ~2 afford|keep|pay ~4 payment|payments|it|this|them|loan|card|up',
  'i ~2 returned|surrendered ~3 car|truck|vehicle|keys|furniture|phone|modem|box|equipment',
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
  'none|nothing with|from this|that|them|the',
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
      find: [...OWN_USE, ...RELATION, 'i ~1 had|have|got|owned this|that|the|a|their ~1 card|account|loan|line'],
      reasons: ['not-mine', 'mixed-file', 'unknown-collection'],
      unless: ANOTHER,
    },
    // Who pays a bill may still not know the company that collects it.
    { find: ['i ~2 paying|paid ~2 $|#'], reasons: ['not-mine', 'mixed-file'], unless: ANOTHER },
    {
      find: [
        'me ~6 authorized user',
        'me ~6 cosigner|joint',
        'i ~1 was|am|became|got ~3 authorized user',
        'i ~1 was|am|became ~2 cosigner|joint|coborrower|guarantor',
        'i ~1 was|am|became ~2 co signer|borrower|owner|applicant',
        'my name is|was on ~2 card|account|loan|lease|title|contract',
      ],
      reasons: ['not-mine', 'mixed-file', 'unknown-collection'],
      unless: ['not', 'never', 'no longer', 'removed|ended|terminated'],
    },
    {
      find: [
        'never|not paid|pay ~1 the|my ~1 rest|last|final|balance|remainder|bill',
        'turned|shut|cut ~1 off my',
        'disconnected|suspended|evicted ~1 my|me',
      ],
      reasons: ['not-mine', 'mixed-file', 'unknown-collection'],
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
