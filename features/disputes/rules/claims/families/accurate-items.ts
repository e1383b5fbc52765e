import type { ClaimFamily } from '../claim-rule.ts';

const CITATION = '15 U.S.C. 1679b(a)(1), (3)';
const WANTS = [
  'want|need|like|love|wish ~9 gone|off|removed|deleted|erased',
  '@DELETE',
  'want|need|like ..4 deleted|removed|erased|gone|off|cleared',
  'ask ..5 deleted|removed|erased',
  'take ..3 off',
];

/** Deleting what the text itself calls true. */
export const ACCURATE_ITEMS: ClaimFamily = {
  family: 'accurate item to be removed',
  rule: 'X6',
  level: 'block',
  citation: CITATION,
  message: 'Accurate, current information cannot be removed by demand. The text itself says that the entry is right.',
  advice: 'Name what is wrong with the entry and how you know. What is right stays; if nothing is wrong, do not dispute it.',
  claims: [
    {
      find: [
        'i ~2 was|were|am|paid late',
        'i ~2 missed|admit|know|acknowledge|defaulted|owe',
        'i ~2 fell|fall|was behind',
        'i did ~1 miss|pay|stop|default|skip|let',
        'my ..1 fault|mistake',
        'i ~1 messed|screwed up',
        'not ~1 deny|denying|disputing|arguing',
        'yes ~6 happened|late|mine|true',
        'did happen',
        'no question',
        'legit|legitimate',
        'i own it|up',
        '@ITEM is|are|was|were|may ~2 accurate|correct|true|mine|right|valid|legitimate',
        'you ~1 report is|are|it right|correct|correctly',
      ],
      also: [['@BUT'], WANTS],
      unless: [
        'but not',
        'not ..2 accurate|correct|true|right',
        'duplicate|twice',
        'second|other entry|line|listing|one|account|time|mark',
        'wrong|incorrect|inaccurate',
        'can not be verified',
        'wrote|agreed|promised',
        'at equifax|experian|transunion',
        'another|other',
      ],
    },
    {
      find: ['although|though|even|while|if ..5 accurate|correct|true|mine|right|valid'],
      also: [WANTS],
      unless: ['not ..2 accurate|correct|true|mine|right', 'duplicate|twice', 'wrong|incorrect'],
    },
    {
      find: [
        'delet*|remov*|erase*|erasing all|any|even|the|your|my? accurate|true|correct|truthful',
        'remov*|delet* any|anything ~2 negative|bad|derogatory',
      ],
      unless: ['no one|company', 'nobody', 'can not'],
    },
  ],
};

/** Deletion bought or owed for payment. */
export const PAID_DELETION: ClaimFamily = {
  family: 'payment for deletion',
  rule: 'X6',
  level: 'block',
  citation: CITATION,
  message: 'Payment gives no right to deletion, and deletion may not be traded for payment.',
  advice: 'If it was paid, write when, how much and to whom, and ask that the status and the balance be corrected.',
  claims: [
    { find: ['pay|payment|paying for|to delete|deletion|removal|deleting'] },
    {
      find: [
        'i|we ~3 pay|settle|send|offer ~9 if|when|once|after|provided|exchange|return|contingent|condition',
        'if|once|when|after ~2 pay|settle',
        'in exchange|return for',
        'exchange|return for|of',
      ],
      also: [['@DELETE', 'for ..3 removal|deletion', 'you delete|remove|erase']],
    },
    { find: ['delete|remove|erase|take ..5 and|then i|we will|shall|would|can pay|send|settle'] },
    {
      find: [
        'since|because|now|as ..3 paid',
        'paid ..1 collection|collections|account|accounts|debt|debts|off',
        'paid ..1 in full',
        'i ~2 paid|settled',
        '@ITEM ..2 paid|settled',
      ],
      also: [['@MUST', 'entitled', 'require*', 'therefore'], ['@DELETE']],
      unless: [
        'policy',
        'on time',
        'balance|amount|late must|should|has',
        'if ..6 not|inaccurate',
        'duplicate|twice',
        'wrote|promised',
        'can not be verified',
      ],
    },
    {
      find: ['that|here is the deal', 'settle|pay ~5 and ~5 @DELETE'],
      also: [['@DELETE', 'off'], ['settle|pay|paid|payment|deal|half|percent|$']],
    },
    {
      find: ['goodwill'],
      also: [['@MUST', 'owe|owes', 'entitled', 'right to', 'legal|legally|law', 'obligat*', 'demand']],
      unless: ['no|not ..2 duty|obligat*|required|must', 'choice'],
    },
  ],
};

/** What no one may promise of a dispute. */
export const PROMISES: ClaimFamily = {
  family: 'result promised',
  rule: 'X6',
  level: 'block',
  citation: '15 U.S.C. 1679b(a)(3), (4)',
  message: 'No result, score or deletion can be promised, and no one can have accurate information removed.',
  advice: 'Leave the promise out. Write what is wrong with the entry and what should stand there.',
  claims: [
    {
      find: [
        'guarantee|guarantees|guaranteed|guaranteeing|promise|promises ~9 @DELETE|deleted|removed|score|points|result|results|success',
      ],
      unless: ['they|lender|bank|creditor|collector promise|promised'],
    },
    {
      find: [
        '@DELETE|results ~6 guarantee|guarantees|guaranteed',
        'raise|increase|boost|improve|lift|raises|boosts|improves|increases ~3 score|scores|fico',
        'you|your|score|will ~5 # ~2 points',
        '# ~2 points higher|more|up|increase|boost',
        'score|scores|fico ~2 go|rise|increase|jump|improve|climb|gain ~3 by|up|points|#',
        'loophole|loopholes',
        '@DELETE ~3 100 percent',
        'sure thing',
        'secret ..3 bureaus|law|trick|method',
      ],
    },
  ],
};
