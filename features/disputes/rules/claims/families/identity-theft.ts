import type { ClaimFamily } from '../claim-rule.ts';

/** The client's own report, made to the police or the FTC, may be named. */
const FILED = [
  'i ~3 filed|made|submitted|gave|enclose|attach|include ..6 report|affidavit|complaint',
  'my ..4 report|affidavit ..9 enclosed|attached|lists|number|filed',
  'my identity|id theft report|affidavit',
  'report|affidavit ..9 enclosed|attached',
  'police report',
];
const DENIED = [
  'not claiming|saying|alleging|asserting|reporting',
  'not ..4 victim|theft|fraud|fraudulent|stolen|unauthorized',
  'no identity|fraud',
];

export const IDENTITY_THEFT: ClaimFamily = {
  family: 'identity theft without a report',
  rule: 'X3',
  level: 'block',
  citation: '15 U.S.C. 1681c-2; 1681a(q)(4)',
  message: 'Identity theft is claimed only by the report the client filed in person with the police or the FTC. It cannot be stated here.',
  advice:
    'Write only what the client knows, such as "I did not open this account." For identity theft, the client files a report at IdentityTheft.gov.',
  claims: [
    {
      find: [
        'identity theft|fraud|thief|thieves|stolen|crime',
        'id theft|fraud|thief',
        'identity ~3 stolen|compromised|hijacked|misused',
        'stole|stolen|stealing|steal|steals|hijacked|misused ~3 identity|ssn|social|information|info',
        '@SOMEONE ~3 used|using|uses|misused ~2 my ~2 identity|name|information|info|data|social|ssn|number|details',
        '@SOMEONE ~4 open|opened|opening|applied|apply|took|got|obtained|created|made ~6 my ..1 name|identity|social|information|ssn',
        '@SOMEONE ~3 pretended|posed|impersonated|forged',
        'victim of ..2 fraud|identity|scam|theft|crime',
        'opened|obtained|created|taken ~2 fraudulently|illegally',
        'opened|obtained|created|taken|applied ..3 without my ..2 knowledge|consent|permission|authorization|approval',
        'unauthorized account|accounts|loan|card|tradeline|debt|line|collection|item',
        'fraudulent|bogus account|accounts|activity|application|loan|card|tradeline|entry|item|items|inquiry|debt|collection|lines',
        'fraudulently ..1 opened|obtained|created|made|used|applied',
        'my ~2 information|data|identity|ssn|social|details ~3 compromised|stolen|leaked|hacked|breached',
        'got|gotten|get ~1 hold of my ~2 license|social|ssn|information|identity|card|data|passport|id|mail',
        '@SOMEONE ~9 as me',
        '@SOMEONE ~4 had|has|knew|got|took|bought ~6 social|ssn|identity|birth|license|passport',
        'signature ~2 forged',
        'forged ~2 signature|name|application',
        'treated|considered|marked|flagged|coded|classified|handled ~2 as ~1 fraud|fraudulent|theft',
        'account takeover',
        'behind my back',
        'not|none|never ..6 charges|purchases|withdrawals|transactions ..3 authorized|approved|made ~1 by me',
        'phished|phishing|skimmed|cloned',
        'since|after|because|due|result ..3 breach ..9 account|accounts|opened|identity|loan|card',
        'opened|account|accounts|loan|card ..9 since|after|because|due|result ..3 breach',
        'my ~2 identity|name|information|info|data|social|ssn|number|details ~2 used|misused|taken|abused ~1 by',
        'my ~2 identity|name|information|info|data|social|ssn|number|details ~2 used|misused|taken|abused to ~1 open|obtain|apply|get|create|buy',
        'opened|obtained|used|taken|made|created ~5 by ~2 thief|thieves|criminal|criminals|crook|crooks|scammer|scammers|fraudster|fraudsters|imposter|hacker|stranger',
        'stolen|compromised identity|information|ssn|social|data|credentials',
        'pretending|pretended|posing|posed ~2 me',
        'report|reporting|claim|claiming|declare|declaring|alleging ..1 fraud',
        'fraud on|against|with ~1 account|tradeline|loan|card|collection|name|item|credit',
        'taken|took|opened|applied ~3 in|under my name ~2 by|without',
        '§1681c-2*',
      ],
      unless: [...FILED, ...DENIED],
    },
    {
      find: [
        'ex|husband|wife|brother|sister|mother|father|mom|dad|roommate|cousin|relative|uncle|aunt|son|daughter|boyfriend|girlfriend|coworker|employee ~5 opened|took|used|applied|ran|got ~6 my name|identity|social|ssn|information',
      ],
      unless: [...FILED, ...DENIED, 'married', 'court|judge|divorce', 'ordered', 'we', 'agreed|consent|permission'],
    },
    {
      find: [
        '@ITEM is|was|are|were ~2 fraud|fraudulent|scam|forgery',
        'result|product|case of ..1 fraud',
        'i ~2 scammed|hacked|defrauded',
        '@SOMEONE ~2 forged',
      ],
      unless: [...FILED, ...DENIED, 'fraud alert|department|team|unit|division|specialist|warning'],
    },
  ],
};
