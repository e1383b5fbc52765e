import type { ClaimFamily } from '../claim-rule.ts';

const CITATION = '15 U.S.C. 1679b(a)(1), (3)';
const WANTS = [
  'grateful|thankful|appreciate ~5 erased|removed|deleted|cleared',
  'want|need|like|love|wish ~9 gone|off|removed|deleted|erased',
  '@DELETE',
  'want|need|like ..4 deleted|removed|erased|gone|off|cleared',
  'ask ..5 deleted|removed|erased',
  'take ..3 off',
  'want|need|like|love|wish ~6 wiped|cleared|dropped|lifted|forgiven|waived|excused|cleaned',
  'let ~3 go',
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
        'i ~2 was|were|fell|got ~3 behind|late|delinquent|past',
        'i ~2 missed|admit|know|acknowledge|defaulted|owe',
        'i did ~1 miss|pay|stop|default|skip|let',
        'my ..1 fault|mistake',
        'i ~1 messed|screwed up',
        'not ~1 deny|denying|disputing|arguing',
        'yes ~6 happened|late|mine|true|off|collections|default|defaulted',
        'did happen',
        'no question',
        'legit|legitimate',
        'i own it|up',
        '@ITEM is|are|was|were|may ~2 accurate|correct|true|mine|right|valid|legitimate',
        'not ~1 dispute|disputing that|anything|any',
        'not wrong|inaccurate|incorrect|false|untrue',
        'nothing ~2 wrong|inaccurate|incorrect|false|untrue',
        'i ~3 responsible|liable for',
        'you ~1 report is|are|it right|correct|correctly',
      ],
      also: [['@BUT'], WANTS],
      unless: [
        'but not',
        'not ..2 accurate|correct|true|right',
        'duplicate|twice',
        'second|other entry|line|listing|one|account|time|mark',
        'not ..2 late|behind|delinquent|past',
        'never',
        'is|are|was|were wrong|incorrect|inaccurate',
        'wrong|incorrect|inaccurate balance|date|amount|month|status|name|number',
        'can not be verified',
        'wrote|agreed|promised',
        'at equifax|experian|transunion',
        'another|other',
      ],
    },
    {
      // What needs no 'but': the text says itself that the client did it.
      find: [
        'it is|was ~1 my ~1 debt|fault|bill|mistake|doing',
        'i ~1 was wrong|irresponsible|careless ~1 not|to|in',
        'i did ~1 miss|skip|stop|default',
        'i ~2 admit|acknowledge ~6 late|missed|owe|mine|true|correct',
        'i ~1 take ..2 blame|responsibility',
        'i ~2 accept|agree|concede that ~6 late|mine|true|correct|right',
        'i ~1 was ~1 young|stupid|foolish|immature',
        'no excuse',
        'rightly|rightfully|truthfully|correctly ~1 reported|listed|shown',
        'reported|listed ~2 correctly|rightly|truthfully|accurately',
        'i ~2 deserve|deserved ~3 it|mark|marks|late',
        'everything ~4 is ~1 right|correct|true|accurate',
      ],
      also: [WANTS],
      unless: [
        'but not',
        'not ..2 late|behind|delinquent|past|accurate|correct|true|right|reported|listed|shown|my|mine',
        'on time|schedule',
        'never',
        'wrong|incorrect|inaccurate ..1 balance|date|amount|month|status|name|number',
        'it|this|that|they|balance|date|amount|month|status|mark|marks|name|report is|are|was|were wrong|incorrect|inaccurate|false',
        'duplicate|twice',
        'other|another|second|only|once',
        'should|must ~1 be ~1 reported|listed|shown',
        'to be ~1 reported|listed|shown',
      ],
    },
    {
      // What happened is not denied: hardship, time and good will are no error.
      find: [
        'i ~1 learned ~2 lesson',
        'old news',
        'second|another chance',
        'back on ..1 feet',
        'loyal|good|faithful customer|payer',
        'turned ~3 around',
        'hard|tough|rough|difficult time|times|year|years|spot|patch',
      ],
      also: [WANTS],
      unless: ['never', 'wrong|incorrect|inaccurate', 'not ..2 late|mine|my|owe', 'duplicate|twice', 'wrote|agreed|promised'],
    },
    {
      // A purpose is no error either.
      find: [
        '@DELETE ~6 buy|rent|qualify|refinance|approved|closing ~3 house|home|car|apartment|mortgage|loan|a|for|by',
        'need|needs|want|wants|require|requires ~4 cleared|gone|removed|deleted|off|clean ~4 closing|approval|approved|mortgage|loan|underwriting|move',
        'so ~3 can|could ~2 buy|rent|qualify|refinance|get ~2 house|home|car|apartment|mortgage|loan|for|approved',
      ],
      also: [WANTS],
      unless: ['never', 'wrong|incorrect|inaccurate', 'not ..2 late|mine|my|owe', 'duplicate|twice'],
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
    {
      find: ['pay|payment|paying for|to delete|deletion|removal|deleting', 'offered|offer|offers|paid|pay ~9 against ~1 removal|deletion'],
    },
    {
      find: [
        'i|we ~3 pay|settle|send|mail|wire|offer ~9 if|when|once|after|until|upon|provided|exchange|return|contingent|condition|moment|minute|second|instant',
        'if|once|when|after|until|upon|soon|provided|moment|minute|second|instant|day ~9 i|we ~4 pay|settle|send|mail|wire|release',
        'i|we ~1 not|never ~2 pay|settle|send ~5 until|unless',
        'if|once|when|after ~2 pay|settle|paid|settled|receive|payment',
        'if|once|when|after|until|upon|soon|provided ..3 removal|deletion|removed|deleted|gone ~9 check|payment|money|funds|settlement|$',
        'payment|check|money|funds|settlement ~6 moment|minute|second|instant|day|once ~1 entry|item|account|it|this|that|mark|tradeline ~1 is|gets|are|disappears|vanishes',
        'payment|check|money|funds|settlement ~3 follow|follows|waiting|ready|released ~6 after|once|when|if|upon',
        'full|partial|my payment ~3 you ~1 agree|remove|delete',
        'in exchange|return for',
        'same day|moment ~6 confirm|agree',
        'consideration of|for ~2 payment|$|settlement',
        'exchange|return for|of',
      ],
      also: [['@DELETE', 'for ..3 removal|deletion', 'you delete|remove|erase']],
      unless: [
        'they|he|she|it|collector|agency|lender|bank|creditor|office|company|clerk|manager|agent|who ~2 wrote|promised|said|agreed|told|offered|refused',
        'i ~1 asked',
      ],
    },
    {
      find: [
        'pay|paying|send|sending ~4 nothing|penny|cent|dime ~4 until|unless|till|before',
        'pay|send|give nothing|no until|unless|till|before',
      ],
      also: [['@DELETE']],
    },
    {
      find: ['once|when|after|if ~4 cash|cashed|clears|cleared|posts|posted|receive|get ~2 check|payment|money|funds'],
      also: [['@MUST'], ['@DELETE', 'vanish|gone|off']],
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
      also: [['@MUST', 'obliges you', 'entitled', 'require*', 'therefore'], ['@DELETE']],
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
      find: ['good|loyal|faithful|long|longtime|valued ~2 customer|client|member|payer', 'customer|client|member ~4 # years|year'],
      also: [
        ['@MUST', 'owe|owes|owed|deserve|deserves|entitled|earned', 'right to', 'demand', 'least you'],
        ['@DELETE', 'deletion|removal'],
      ],
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
        'negatives|derogatories|lates|collections|bad ~6 guarantee|guarantees|guaranteed',
        'negatives|derogatories|lates|collections|charge offs ~2 history|toast|dust',
        'raise|increase|boost|improve|lift|raises|boosts|improves|increases ~3 score|scores|fico',
        'you|your|score|will ~5 # ~2 points',
        '# ~2 points higher|more|up|increase|boost',
        'score|scores|fico ~2 go|rise|increase|jump|improve|climb|gain ~3 by|up|points|#',
        'loophole|loopholes',
        '@DELETE ~3 100 percent',
        'sure thing',
        'secret ..3 bureaus|law|trick|method',
        'we|program|method|service|system ~3 get|have|make|clear|wipe|remove|delete ~1 any|every|all|even ~3 charge|negative|account|item|entry|collection|late',
        'our ~2 specialists|experts|team|staff|lawyers ~2 delete|remove|erase|clear|wipe',
        'gain ~4 points',
        'our clients|customers ~9 @DELETE|wiped|cleared|deleted|removed|gone',
        'our|this|my program|method|service|system|process ~9 @DELETE|wiped|cleared|deleted|removed|gone',
        'even ~1 ones|those|what|accounts|debts|things|items ~2 you|they|clients|yours|true|real ~2 owe|owes|yours|mine|true',
        'we ~2 get|have|make anything|everything|it all ~1 removed|deleted|off|gone|cleared',
        'even ~2 accounts|items|debts|ones ~2 are|is ~1 yours|true|accurate|correct|real',
      ],
    },
  ],
};
