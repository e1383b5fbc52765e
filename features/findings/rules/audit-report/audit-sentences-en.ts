// Every sentence of the audit report that is ours, in English. It is handed to people who may become clients, so it promises nothing, predicts
// nothing and says that they can do it themselves (15 U.S.C. 1679b(a)(3), (4)). The statement of 15 U.S.C. 1679c is a document of
// its own by law and therefore not part of this one.
import type { BureauFile } from '../../../report-files/rules/model.ts';
import type { Finding } from '../finding.ts';
import type { FindingState } from '../finding-state.ts';

/** What the client said, `on` a day when it is known. */
type Answers = Readonly<Record<FindingState, (on: string | null, word: 'yes' | 'no') => string>>;
type ByPresence = Readonly<Record<Exclude<BureauFile['present'], 'yes'>, string>>;

export const AUDIT_SENTENCES_EN = {
  headings: {
    title: 'Credit report review',
    about: 'What this review is, and what it is not',
    glance: 'At a glance',
    scores: 'Scores in this report',
    negatives: 'Negative items by bureau',
    findings: 'Findings and questions',
    guide: 'How to read this',
    across: 'Across the bureaus',
  },
  details: {
    reportDate: 'Date of the report',
    notStated: 'not stated',
    source: 'Source of the report',
    made: 'Review made on',
    part: (bureau: string, day: string) => `${bureau} of ${day}`,
    and: 'and',
  },
  about: (asOf: string): readonly string[] => [
    `This is a review of what the credit report says, as of ${asOf}. It shows what each bureau lists, and the questions that follow from it. It is not legal advice.`,
    'Nobody, neither you nor any company, can lawfully have information removed that is accurate, current and verifiable. No result is promised here and no score is predicted.',
    'You can dispute errors yourself, by writing to the credit bureau. The bureau has to look into it and may not charge you for that (15 U.S.C. 1681i(a)).',
  ],
  glanceRows: {
    accounts: 'Accounts',
    negatives: 'Negative accounts',
    inquiries: 'Hard inquiries',
    unclear: 'Inquiries of unstated kind',
    records: 'Public records',
    findings: 'Findings to talk about',
  },
  inAll: 'In all',
  oneAccount: 'In the last column an account counts once, however many bureaus report it. Findings that compare bureaus count only there.',
  noFile: {
    'no-hit': 'No file was found.',
    frozen: 'The file is frozen.',
    error: 'The bureau gave no answer.',
    'not-ordered': 'Not part of this report.',
  } satisfies ByPresence,
  noScore: 'No score',
  noScoreHere: 'No score in this report.',
  scoreNote:
    'A score is worked out from one bureau’s file on one day, by one model. Scores of different models cannot be compared, and lenders may use others than these.',
  noNegatives: 'This report lists no negative accounts and no public records.',
  noneAt: (bureau: string) => `${bureau} lists no negative accounts and no public records.`,
  blended: 'This report gives one value for several bureaus at some accounts, so what each of them says by itself is not known.',
  findingsIntro:
    'Each finding is a question, not an accusation. Only what you confirm as wrong can be disputed; what is right stays as it is.',
  noFindings: 'The review found nothing in this report to ask about.',
  noneLeft: 'There is nothing left to ask about in this report.',
  leftOut: (count: number) =>
    count === 1
      ? 'One finding is left out, because you said the report is right there or it was set aside.'
      : `${count} findings are left out, because you said the report is right there or they were set aside.`,
  weights: { high: 'Serious', medium: 'Worth asking', low: 'Minor' } satisfies Readonly<Record<Finding['severity'], string>>,
  bases: {
    statute: 'law',
    standard: 'industry standard, not law',
    practice: 'practice or policy, not law',
  } satisfies Readonly<Record<Finding['basis'], string>>,
  answers: {
    open: () => 'Not asked yet',
    asked: (on) => `Asked${when(on)}, no answer yet`,
    unsure: (on) => `You were not sure${when(on)}`,
    confirmed: (on, word) => `You said ${word}${when(on)}: the report is wrong`,
    disputed: (_, word) => `You said ${word}: the report is wrong; it is part of a dispute`,
    right: (on, word) => `You said ${word}${when(on)}: the report is right`,
    'set-aside': () => 'Set aside for now',
  } as Answers,
  /** Boxes to tick in the meeting. Which of yes and no says that the report is wrong depends on the question. */
  choices: ['Yes', 'No', 'Not sure'],
  /** Words of the page itself. {…} is filled in where the page is set. */
  labels: {
    page: 'Page {page} of {pages}',
    logo: (office: string) => `Logo of ${office}`,
    reported: 'Reported',
    scores: ['Bureau', 'Score', 'Model', 'Range', 'Date'],
    accounts: ['Creditor and account', 'Status', 'Balance', 'Past due', 'Opened', 'Negative because'],
    records: ['Public record', 'Status', 'Filed', 'Court'],
    facts: 'What we see',
    question: 'Our question',
    answer: 'Your answer',
    restsOn: 'Rests on',
    account: 'Account',
  },
  guide: {
    bureaus: {
      term: 'The bureaus',
      text: 'Equifax, Experian and TransUnion each keep a file of their own. They need not agree, and what one of them lists may be missing at another.',
    },
    negative: {
      term: 'Negative',
      text: 'A bureau reports a late payment, a collection, a charge-off, a repossession, a foreclosure, a bankruptcy, a settlement or an amount past due for the account.',
    },
    inquiry: {
      term: 'Hard inquiry',
      text: 'A company asked for the report because of an application for credit. Other inquiries are not counted in that row.',
    },
    record: { term: 'Public record', text: 'A court filing, such as a bankruptcy.' },
    numbers: {
      term: 'Account numbers',
      text: 'They are masked, as the report prints them. A dash in a table means that the bureau does not give that value.',
    },
    restsOn: {
      term: 'Rests on',
      text: 'Law is a statute or regulation. An industry standard is how companies are asked to report; practice and policy are what bureaus or companies say they do. Neither of these is law.',
    },
    howLong: {
      term: 'How long',
      text: 'Accurate negative information may in general be reported for seven years, a bankruptcy for ten (15 U.S.C. 1681c(a)).',
    },
    copy: {
      term: 'Your own copy',
      text: 'Once every 12 months each bureau has to give you your report free of charge (15 U.S.C. 1681j(a)). Ask for it at AnnualCreditReport.com.',
    },
  },
  /** Said where a name or remark has characters the font lacks. */
  unshown: {
    term: 'Question marks',
    text: 'A “?” inside a name or remark can stand for a character that our typeface does not have.',
  },
};
export type AuditSentences = typeof AUDIT_SENTENCES_EN;

function when(on: string | null): string {
  return on === null ? '' : ` on ${on}`;
}
