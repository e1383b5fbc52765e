import type { ClaimFamily } from '../claim-rule.ts';

const THINGS =
  'item|items|account|accounts|entry|entries|tradeline|tradelines|mark|marks|inquiry|inquiries|collection|collections|thing|things|stuff|line|lines|negatives|one|information|data|records';
const WRONG = 'wrong|inaccurate|incorrect|false|fake|mistaken|unverified|bogus|erroneous|errors';
const DO =
  'delete|remove|verify|reverify|investigate|reinvestigate|review|disagree|object|erase|dispute|challenge|fix|check|recheck|clear|wipe|off|disputing|contest|contesting|question|protest';

export const TOO_GENERAL: ClaimFamily = {
  family: 'too general',
  rule: 'X8',
  level: 'warn',
  citation: '15 U.S.C. 1681i(a)(3)(A)',
  message: 'Too general. A dispute without a particular item and reason may be ended as frivolous.',
  advice: 'Write about this one item: what is reported, what is right, and how you know.',
  claims: [
    {
      find: [
        `${DO} ~2 everything|anything`,
        'disagree|disagreeing ~2 all|everything',
        `${DO} ~2 all|every|each ~4 ${THINGS}`,
        `every|each|all ~5 ${THINGS} ~7 ${WRONG}`,
        `everything ~7 ${WRONG}`,
        `all|every ~2 ${THINGS} ~5 not correct|accurate|right|true`,
        'nothing ~6 right|correct|accurate|true',
        'none of this|these|it|them|those ..3 right|correct|accurate|mine|true|valid|belong|belongs',
        `all ..2 derogatory|negative|negatives|bad ..2 ${THINGS}`,
        `every|each|all ~9 investigated|reinvestigated|verified|checked|challenged|disputed`,
        `none|nothing of|on|in|at ~4 ${THINGS}|report|file ..4 right|correct|accurate|mine|true|valid|belong|belongs`,
        `dispute|disputing|challenge|challenging|contest|contesting|question|reject|deny|verify|reverify|recheck|reinvestigate ~3 whole|entire|complete|full`,
        `whole|entire|complete ~2 report|file|history|record`,
        'whatever|anything|everything|all ~3 you can not ~2 prove|verify|confirm|validate|support',
        'many|several|numerous|multiple|various|countless|tons|lots ~2 errors|mistakes|inaccuracies',
        `all|every|each ~2 ${THINGS} ~1 listed|below|above|shown|enclosed|attached`,
        'not recognize|know any of|on|here|in',
        'not recognize|know anything',
        'recognize none of',
        `entire|whole|complete credit|report|file|history ..4 ${WRONG}`,
        'clean|clear up|off|out ..2 credit|whole|entire|report|file|history',
        'clean|fix|wipe|clear ..2 whole|entire|complete|full credit|report|file|history',
        'fix|repair my credit',
        'not one|single ~3 right|correct|accurate|true|mine|valid',
        'every|all|each|any ~2 negative|derogatory|bad|adverse ~2 account|accounts|item|items|mark|marks|entry|entries|line|lines|information|remark|remarks',
        'slate clean',
        'clean slate',
        'across the board',
        'top to bottom',
        'each and every',
        'whatever|anything|everything is|looks|hurts|negative|bad|derogatory|hurting',
        'all of it|this|that ~4 wrong|false|gone|off',
        'the whole|entire thing|lot|report|file ~4 wrong|false|mess|gone|off',
      ],
      unless: [
        'everything else',
        'not ..2 asking|ask|want|wanting|disputing|dispute|mean ..4 anything|everything|whole|entire|full|all',
        'copy|read|reading|see|checked|went|looked ~6 whole|entire|complete|full',
        'all|every|each ..3 date|dates|payment|payments|statement|statements|month|months|three',
        'of this account',
      ],
    },
  ],
};
