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
        '@SOMEONE ~3 used|using|uses|misused ~2 my ~2 @PERSONAL|name',
        '@SOMEONE ~4 open|opened|opening|applied|apply|took|got|obtained|created|made ~6 my ..1 name|identity|social|information|ssn',
        '@SOMEONE ~3 pretended|posed|impersonated|forged',
        'victim ~4 fraud*|identity|scam*|theft|crime|thief|hack*',
        '@SOMEONE|person|individual|they|who ~4 opened|obtained|got|took|applied|created|bought ~6 using|with|under my ~2 @PERSONAL',
        'charges|account|accounts|loan|card ~5 my|under ..1 name ~3 by someone|somebody|stranger',
        'it|they|these is|was|were ~2 scammer|scammers|hacker|hackers|thief|thieves|fraudster|fraudsters|crook|crooks',
        'opened|obtained|created|taken ~2 fraudulently|illegally',
        'opened|obtained|created|taken|applied ..3 without my ..2 knowledge|consent|permission|authorization|approval',
        'unauthorized account|accounts|loan|card|tradeline|debt|line|collection|item',
        'fraudulent|bogus account|accounts|activity|application|loan|card|tradeline|entry|item|items|inquiry|debt|collection|lines',
        'fraudulently ..1 opened|obtained|created|made|used|applied',
        'my ~2 information|data|identity|ssn|social|details ~3 compromised|stolen|leaked|hacked|breached',
        'got|gotten|get ~2 hold of my ~2 @PERSONAL|license|card|passport|id|mail|wallet|purse|phone|checkbook',
        '@SOMEONE ~9 as me',
        '@SOMEONE ~3 got|broke|hacked|logged|gets|breaks ~1 into|in ~9 account|loan|card|opened|charged|bought',
        '@SOMEONE ~2 opened|took|made|got|created|charged ~1 this|that|the|these|those ~1 account|loan|card|line|charge|charges|purchase|purchases',
        '@SOMEONE ~4 living|lived|borrowing|shopping|spending|buying ~4 my ~1 @PERSONAL|name|credit',
        'charges|purchases|transactions|withdrawals is|are|was|were ~1 fraud|fraudulent|theft',
        '@SOMEONE ~4 had|has|knew|got|took|bought ~6 social|ssn|identity|birth|license|passport',
        'signature ~2 forged',
        'sold|leaked|stole|stolen ~3 records|data|information|details ~9 loan|account|card|result',
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
        'ex|husband|wife|brother|sister|mother|father|mom|dad|roommate|cousin|relative|uncle|aunt|son|daughter|boyfriend|girlfriend|coworker|employee ~5 opened|took|used|applied|ran|got ~6 my name|@PERSONAL',
        'ex|husband|wife|brother|sister|mother|father|mom|dad|roommate|cousin|relative|uncle|aunt|son|daughter ~3 forged|faked|impersonated',
        'signed|put ~1 my name ~6 without ~1 me|my|knowledge|permission|knowing',
        'without me|my|him|his|her ~1 knowing|knowledge',
      ],
      unless: [...FILED, ...DENIED, 'married', 'court|judge|divorce', 'ordered', 'we', 'agreed|consent|permission'],
    },
    {
      find: [
        'wallet|purse|mail|phone|license|passport|card ~2 taken|stolen|snatched|lost',
        'lost|stole ~1 my ~1 wallet|purse|mail|license|passport',
      ],
      also: [['opened|account|accounts|charges|loan|loans|run|ran|name']],
      unless: [...FILED, ...DENIED, 'replac*', 'late'],
    },
    {
      find: ['data|security|equifax|information breach', 'breach ~2 at|of ~1 equifax|experian|transunion'],
      also: [['account|accounts|loan|card|opened|mine']],
      unless: [...FILED, ...DENIED, 'settlement|notice|letter'],
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
