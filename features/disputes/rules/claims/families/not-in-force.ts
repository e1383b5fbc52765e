import type { ClaimFamily } from '../claim-rule.ts';

export const NOT_IN_FORCE: ClaimFamily = {
  family: 'rule not in force',
  rule: 'X17',
  level: 'block',
  citation: 'Rule on medical debt vacated July 11, 2025; CFPB Circular 2022-07 withdrawn May 12, 2025',
  message: 'That rule or circular is not in force and may not be cited. No federal law bans medical debt from credit reports.',
  advice: 'Write that the bill is paid, is less than one year old or was under $500: by their own policy the bureaus do not report those.',
  claims: [
    { find: ['§circular2022-07'] },
    {
      find: ['medical debt rule|ban|regulation|law', 'cfpb ~6 medical', 'medical ~4 cfpb', 'rule|ban|law|regulation ..4 medical'],
      unless: ['policy', 'insurance|insurer|medicare|medicaid', 'your ..2 rule', 'answer|answered|complaint', 'father in law|mother'],
    },
    {
      find: [
        'medical|hospital ~2 debt|debts|bill|bills|collections ~2 barred|banned|outlawed|prohibited',
        'government|congress|biden|trump|president|cfpb|bureau|feds|washington|law|rule|court ~3 banned|removed|ended|outlawed|eliminated|wiped|prohibited|erased|forbids|bans ~3 medical|hospital',
        'government|congress|biden|trump|president|cfpb|bureau|feds|washington|law ~3 rid of ~3 medical|hospital',
        'government|congress|biden|trump|president|feds|washington ~3 illegal ~3 medical|hospital',
      ],
      unless: ['policy', 'veteran*'],
    },
    {
      find: ['medical|hospital|doctor|health|healthcare ~2 debt|debts|bill|bills|collection|collections|account|accounts|item|items'],
      also: [
        [
          'illegal|banned|ban|prohibited|outlawed|unlawful|forbidden',
          'no longer allow|allows|allowed|legal|permitted',
          'no longer ~1 be|appear|on|reported|listed',
          'not ..1 appear|allowed|legal|permitted',
          'not ..2 reported',
          'can not ..2 report|appear|on',
        ],
        ['law|federal|cfpb|congress|government|washington|rule|illegal|unlawful|banned|outlawed|prohibited|forbidden|2025'],
      ],
      unless: ['policy', 'veteran*'],
    },
  ],
};
