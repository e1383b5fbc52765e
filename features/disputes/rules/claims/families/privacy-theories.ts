import type { ClaimFamily } from '../claim-rule.ts';

const REPORTING = 'report|reported|reporting|furnish|furnished|furnishing|share|shared|disclose|sell|publish|list|listed';
const REPORTS = [
  'to ~1 report|furnish|share|list|sell|disclose|publish',
  'reported|reporting|furnished|furnishing|furnish|shared|sharing|disclosed',
  'you|bank|they|lender ~1 report|share',
  'can|may|could ~1 report|furnish|share|sell|list',
];
const INQUIRY = [
  'inquir*|pull|pulled|check|checked|application|applied|obtain*|access*|viewed|requested|ran|looked',
  'prescreen*|offers|marketing|mail',
];

export const PRIVACY_THEORIES: ClaimFamily = {
  family: 'privacy or consent theory',
  rule: 'X13',
  level: 'block',
  citation: '15 U.S.C. 1681b(a)(3); 1681s-2(a); 1679b(a)(1)',
  message:
    'A creditor needs no written consent to report an account. Section 1666b, section 6802, HIPAA, an "opt-out" or a right to privacy does not make an entry wrong.',
  advice: 'Write what is inaccurate or incomplete about the entry. For an inquiry, write that you did not apply and gave no permission.',
  claims: [
    { find: ['§1681b', 'permissible purpose'], also: [['account|tradeline|debt|collection'], ['@DELETE', '@NO_REPORT']], unless: INQUIRY },
    { find: ['not|never ~2 party to ~3 contract|agreement'], also: [[REPORTING, 'publish', '@NO_REPORT']] },
    { find: ['§1681a*'], also: [['transaction|transactions|experience|experiences|exclu*', '@DELETE', '@NO_REPORT']] },
    {
      find: ['transactions or experiences', 'transaction or experience', 'excludes|excluded ~6 consumer report'],
      also: [['@NO_REPORT', '@DELETE', 'listed|reported']],
    },
    { find: ['§1666b*', '§1681a(d)(2)*', '§6802*', '§glba*', 'gramm leach', 'nonpublic personal', 'non public personal'] },
    {
      find: ['§1681b(a)(2)*', '§1681b*'],
      also: [
        ['written|consent|instruction|instructions|permission|authorization|authorize|authorized'],
        [REPORTING, 'account|debt', '@DELETE'],
      ],
      unless: INQUIRY,
    },
    {
      find: [
        'written consent|instruction|instructions|permission|authorization',
        'permissible purpose to|of|for report|reporting|furnish|furnishing|list|share',
        'never|not ~1 said yes|ok|okay',
        'never|not ~3 consent|consented|permission|authorization|authorize|authorized|instructions',
        'without ..2 consent|permission|authorization',
        'revoke|withdraw|rescind ..3 authorization|consent|permission',
      ],
      also: [REPORTS],
      unless: [...INQUIRY, 'open|opened'],
    },
    {
      find: [
        'never|not ~2 agreed|agree|consented|consent|signed|asked ~7 hold|store|keep|collect|report|sell|share|publish|track|maintain',
      ],
      also: [['data|information|report|file|history|me|transactions']],
      unless: INQUIRY,
    },
    {
      find: ['health|medical|patient privacy', 'health insurance portability', 'privacy ~1 act|law|laws|rights|rule'],
      also: [['@DELETE', '@NO_REPORT', REPORTING]],
      unless: ['i ~2 signed', 'form'],
    },
    { find: ['opt out|opted|opting', 'opted out'], also: [[REPORTING, 'transactions', 'sharing|disclosing', '@DELETE']], unless: INQUIRY },
    { find: ['§hipaa*'], also: [['@DELETE', '@NO_REPORT', REPORTING, 'privacy', 'deleted|removed']], unless: ['i ~2 signed', 'form'] },
    {
      find: [
        'right|rights to|of privacy',
        'private business|affairs|transaction|transactions',
        'invasion of privacy',
        'privacy rights|act',
      ],
      also: [[REPORTING, '@NO_REPORT', '@DELETE']],
    },
    { find: ['§title15*'], also: [['@NO_REPORT', '@DELETE', 'private|privacy|protected|exempt']] },
  ],
};
