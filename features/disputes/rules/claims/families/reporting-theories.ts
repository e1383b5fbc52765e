import type { ClaimFamily } from '../claim-rule.ts';

const GONE = [
  '@DELETE',
  'no longer ~1 be ~1 listed|reported|shown|on|furnished',
  'deleted|removed',
  '@NO_REPORT',
  'can not ..2 report|reported|on|appear|stay',
  'longer ..2 reported',
];

export const REPORTING_THEORIES: ClaimFamily = {
  family: 'form or limitation theory',
  rule: 'X13',
  level: 'block',
  citation: '15 U.S.C. 1681c(a), (c); 1681i(a)(5); 1679b(a)(1)',
  message:
    'A form 1099-C, the Metro 2 format or the end of a limitation period for suits does not take an entry out of the report. How long it may stay is set by 15 U.S.C. 1681c.',
  advice:
    'Write the wrong value and the right one: for a canceled debt the balance, for an old one the month in which it first became delinquent.',
  claims: [
    { find: ['§1099c'], also: [[...GONE, 'income', 'not ..2 debt']], unless: ['balance ..4 zero|$0|0'] },
    { find: ['§metro2'], also: [['complian*|comply|complies|conform*|certif*|standard|standards|format|guideline*', ...GONE]] },
    {
      find: [
        'statute|statutes of limitation|limitations',
        'limitation|limitations period',
        'time barred',
        'sol|statute ~2 expired|run|passed|over',
        'too old|late to sue|collect',
        'time limit|limits|bar ~4 sue|suing|suit|expired|passed|run|collect',
        'limit|deadline|window|period to|for|on ~1 sue|suing|suit|collect|collecting|court',
        'not|never|longer ..2 sue|suing|sued|suit|court',
        'time|years to|for sue|suing ..4 passed|over|up|expired|gone|run',
        'dead by law',
        'legally|longer collectible|collectable|enforceable',
      ],
      also: [[...GONE, 'so', 'therefore', 'hence|thus|anymore|should']],
      unless: ['court ~3 dismissed|ruled|decided|said|found|held', 'judge', 'dismissed|dismissal'],
    },
  ],
};
