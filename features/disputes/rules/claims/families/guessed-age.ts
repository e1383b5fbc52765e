import type { ClaimFamily } from '../claim-rule.ts';

const GUESS = 'guess|believe|think|probably|maybe|perhaps|assume|suppose|roughly|approximately';

export const GUESSED_AGE: ClaimFamily = {
  family: 'guessed age',
  rule: 'X18',
  level: 'warn',
  citation: '15 U.S.C. 1681c(c)(1)',
  message:
    'The seven years run from the first missed payment that was never made up, not from the opening or the last payment, and the month may not be guessed.',
  advice:
    'Name the month of the first missed payment and the paper or earlier report that shows it. If it is unknown, ask for the date instead.',
  claims: [
    {
      find: [
        'opened|last ..1 payment|paid|activity ..9 # year|years',
        'opened ~9 # year|years',
        'last payment|activity ~9 # year|years',
        '# year|years ~6 opened|payment|activity',
        'past ..2 # year|years limit|mark',
        'not|never ..2 paid|used|touched|payment ~6 # year|years',
        '# year|years ~2 without|no ..1 payment|activity',
      ],
      also: [['fall|falls off', 'obsolete', 'limit', 'aged', 'too old', '@MUST', '@DELETE', 'off', 'expire|expired']],
    },
    { find: ['over|past|more|almost|nearly ..1 # year|years ~3 since|after|from ~5 opened|opening|payment|paid|activity|used'] },
    {
      find: [
        'ancient',
        'very|too|so|way|quite old',
        'outdated',
        'stale',
        'long time ago',
        'ages ago',
        'for ages',
        'forever',
        'decade|decades',
      ],
      also: [['off', 'gone', '@DELETE', 'drop|dropped|aged|expired', 'to report|list', 'not ..3 report|reported']],
      unless: ['first missed', 'delinquen*', 'dofd', 'statement', 'docket', 'filed', 'balance|address|name|phone|employer'],
    },
    {
      find: ['# year|years ~4 passed|up|over|elapsed|gone|expired', '# ~1 year|years ~3 rule|mark|limit|clock'],
      also: [['@DELETE', '@MUST', 'should', 'off', 'expired', 'gone']],
      unless: ['first missed', 'delinquen*', 'dofd', 'statement', 'docket', 'filed'],
    },
    {
      find: ['older|over|more than # years old', 'older than # years', 'over|past # years old'],
      // A late month is named by the report; its age is no guess.
      unless: ['first missed', 'delinquen*', 'dofd', 'statement', 'docket', 'car|house|child|i', 'late|this|these month|months'],
    },
    {
      find: [`${GUESS} ~9 older|old|delinquen*|missed|years|seven`, 'must be ~4 # years old', 'delinquen*|missed ~9 around|sometime|about'],
      unless: ['not think'],
    },
    {
      find: [
        'very|too|so|really|pretty|quite|super|real old',
        'like # years',
        'last ..1 payment|activity|paid|used',
        'not paid ~5 since',
        'opened ~2 #',
        'dates from|back',
        'aged|age off|out',
        'long time|ago',
        'many years',
        'years ago',
        GUESS,
        'sometime|around',
        'about #',
        'should ..3 off|gone|expired',
      ],
      reasons: ['obsolete', 're-aged', 'late-payments-obsolete'],
      unless: ['docket|enclosed|statement|shows|court', 'first missed|late', 'delinquen*', 'dofd'],
    },
  ],
};
