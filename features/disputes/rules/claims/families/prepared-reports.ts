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
        `${STAFF} ~3 fill|filled|prepare|prepared|wrote|write|draft|drafted|file|complete|completed|submit|typed|made|make|created|generated|handled|drew|produced|invented`,
        'only|just|then ~2 signed|sign',
      ],
      also: [REPORT],
      unless: ['i ~1 filed'],
    },
    { find: ['same|template|sample|generic|pre|ready ..2 police|ftc|identity ..2 report|affidavit'] },
  ],
};
