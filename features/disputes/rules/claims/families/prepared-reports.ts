import type { ClaimFamily } from '../claim-rule.ts';

const REPORT = [
  'police report|reports',
  'ftc ..1 report|reports|affidavit|complaint',
  'theft report|reports|affidavit|affidavits|complaint|statement',
  'sheriff ..1 report|complaint',
  'fraud affidavit|report|statement',
  'incident report',
  'affidavit of fraud|forgery|identity',
];
const STAFF = 'we|you|your|company|office|agency|coach|consultant|specialist|they|team|staff|paralegal|firm';

export const PREPARED_REPORTS: ClaimFamily = {
  family: 'report prepared for the client',
  rule: 'X4',
  level: 'block',
  citation: '15 U.S.C. 1679b(a)(1), (4); 1681a(q)(4)(C)',
  message: 'No one but the client may write or file an identity theft report, an affidavit or a police report. A false one is a crime.',
  advice: 'Leave this out. The client files at IdentityTheft.gov or with the police, in their own words.',
  claims: [
    {
      find: [
        `${STAFF} ~5 fill|fills|filled|filling|prepar*|wrote|writes|write|writing|draft*|file|files|filing|lodge*|complet*|submit*|typed|made|make|makes|creat*|generat*|handl*|drew|produc*|invent*`,
        'us|office|staff|someone to ~1 draft|write|prepare|fill|file|complete|make|type',
        'prepared|drafted|wrote|written|filled|completed|made ..9 for|to ~3 client|you|him|her|them|sign|signature',
        'report|affidavit|complaint ..3 sample|template|example|model|pattern',
        'only|just|then ~2 signed|sign',
      ],
      also: [REPORT],
      unless: ['i ~1 filed'],
    },
    {
      find: ['copy|copying|reuse|adapt ..3 police|ftc|theft ..2 report|affidavit', 'ready made'],
      also: [[...REPORT, 'affidavit']],
      unless: ['i ~2 enclose|attach', 'enclosed|attached'],
    },
    {
      find: [
        'police|ftc|theft ..2 report|affidavit|complaint ~4 already|pre ~1 filled|completed|written|typed|prepared',
        'affidavit ~6 already|pre ~1 filled|completed|written|typed|prepared|signed',
      ],
      unless: ['i ~1 filed'],
    },
    { find: ['same|template|sample|generic|pre|ready ..2 police|ftc|identity ..2 report|affidavit'] },
    {
      find: ['add|just|only|then ~3 signature|sign', 'sign ~3 page|line|bottom|here'],
      also: [REPORT],
      unless: ['i ~1 filed', 'i ~3 signed'],
    },
  ],
};
