import type { ClaimFamily } from '../claim-rule.ts';
import { NEVER_SIGNED } from './contract-demand.ts';

export const COMMERCIAL_THEORIES: ClaimFamily = {
  family: 'contract or commercial-code theory',
  rule: 'X13',
  level: 'block',
  citation: '15 U.S.C. 1679b(a)(1); 1681i(a)(3)',
  message: 'A missing signature or contract, a sale of the debt or the commercial code does not make an entry wrong.',
  advice: 'Write the fact itself: who opened the account, what was paid and when, what the balance should be.',
  claims: [
    {
      find: [
        'no ~1 signed|original|wet|valid|binding ~1 contract|agreement|signature|ink',
        'no contract|agreement|signature exists|was|means|so|shown|provided|on|therefore',
        'without ..3 signed|original|wet|ink|valid ..2 contract|agreement|signature|note',
        'never|not ..2 shown ..3 contract|agreement',
        'no contract ..4 no debt|obligation',
        'without ..2 contract with me',
      ],
      unless: [...NEVER_SIGNED, 'with this|that company|bank|lender|collector'],
    },
    {
      find: ['no ~1 contract|agreement|relationship|privity with|between ~1 me|us'],
      also: [['@NO_REPORT', '@DELETE', '@VOID', 'can not ~3 report|collect|list']],
      unless: NEVER_SIGNED,
    },
    { find: ['wet signature', 'wet ink'], unless: ['i ~2 signed'] },
    {
      find: ['securitiz*'],
      also: [['so', 'therefore', 'hence', '@VOID', '@DELETE', 'no longer', 'not ..3 own|hold|holder|owner|belong', 'party in interest']],
    },
    {
      find: ['securitiz*'],
      unless: ['servicer|serviced|servicing|trustee|investor|transferred', 'so', 'therefore', 'by ..5 and'],
      level: 'warn',
    },
    { find: ['§ucc*', 'uniform commercial code'], unless: ['filing|filed|terminat*|lien|financing|statement|record|release|released'] },
    {
      find: [
        'affidavit of truth|fact|facts',
        'sovereign citizen|citizens|being|american',
        'strawman|strawmen',
        'straw man',
        'natural person',
        'living soul|man|woman|being',
        'flesh and blood',
        'accept|accepted|acceptance for value',
        'bill of exchange',
        'note|signature ..3 was|is|were ~2 payment|money|currency|funds',
        'created ..4 credit|money ..3 signature|note|air|nothing',
        'lent|loaned|lend ~3 no|nothing ~4 own|money|value',
        'vapor money',
        'i am ~2 original creditor',
        'as ~1 original creditor and',
        'holder in due course',
        'birth certificate',
        'fiduciary',
        'proof of claim',
        'charge off|offs is|are|was|counts ..2 income',
        'charged|charge|wrote|written off ~3 is|are|was|becomes|counts|considered ~2 income',
        'in lawful money',
      ],
    },
    {
      find: [
        'wrote|written|write|charged ~5 off',
        'charge off',
        'tax write off|deduction|credit',
        'insurance|insurer ~2 paid|covered ~2 bank|lender|creditor|loss',
      ],
      also: [['@VOID', 'not ~2 debt', 'so|hence|thus|therefore ~6 @DELETE', 'should|must ~1 @DELETE']],
      unless: ['i ~2 paid|settled', 'was|were paid|settled', 'bankruptcy', 'wrong|incorrect|not correct'],
    },
    {
      find: [
        'sold|bought|purchased|assigned|transferred|sale ~3 debt|account|loan|note|receivable',
        'debt ..3 sold|bought|purchased|assigned',
      ],
      also: [['@VOID', '@MUST ..3 @DELETE', 'so ..4 @DELETE', 'extinguish*']],
      unless: ['car|house|home|vehicle|truck', 'deficiency'],
    },
  ],
};
