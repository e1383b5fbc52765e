// Every sentence of the audit report that is ours. It is handed to people who may become clients, so it promises nothing, predicts
// nothing and says that they can do it themselves (15 U.S.C. 1679b(a)(3), (4)). The statement of 15 U.S.C. 1679c is a document of
// its own by law and therefore not part of this one.
import { BUREAU_NAMES, BUREAUS } from '../../../report-files/rules/bureaus.ts';
import type { BureauFile } from '../../../report-files/rules/model.ts';
import type { Finding } from '../finding.ts';
import type { FindingState } from '../finding-state.ts';

export const HEADINGS = {
  title: 'Credit report review',
  about: 'What this review is, and what it is not',
  glance: 'At a glance',
  scores: 'Scores in this report',
  negatives: 'Negative items by bureau',
  findings: 'Findings and questions',
  guide: 'How to read this',
  across: 'Across the bureaus',
} as const;

export const aboutSentences = (asOf: string): readonly string[] => [
  `This is a review of what the credit report says, as of ${asOf}. It shows what each bureau lists, and the questions that follow from it. It is not legal advice.`,
  'Nobody, neither you nor any company, can lawfully have information removed that is accurate, current and verifiable. No result is promised here and no score is predicted.',
  'You can dispute errors yourself, by writing to the credit bureau. The bureau has to look into it and may not charge you for that (15 U.S.C. 1681i(a)).',
];

export const GLANCE_ROWS = {
  accounts: 'Accounts',
  negatives: 'Negative accounts',
  inquiries: 'Hard inquiries',
  unclear: 'Inquiries of unstated kind',
  records: 'Public records',
  findings: 'Findings to talk about',
} as const;
export const IN_ALL = 'In all';
export const ONE_ACCOUNT =
  'In the last column an account counts once, however many bureaus report it. Findings that compare bureaus count only there.';
export const NO_FILE: Readonly<Record<Exclude<BureauFile['present'], 'yes'>, string>> = {
  'no-hit': 'No file was found.',
  frozen: 'The file is frozen.',
  error: 'The bureau gave no answer.',
  'not-ordered': 'Not part of this report.',
};

export const NO_SCORE = 'No score';
export const NO_SCORE_HERE = 'No score in this report.';
export const SCORE_NOTE =
  'A score is worked out from one bureau’s file on one day, by one model. Scores of different models cannot be compared, and lenders may use others than these.';

export const NO_NEGATIVES = 'This report lists no negative accounts and no public records.';
export const noneAt = (bureau: string): string => `${bureau} lists no negative accounts and no public records.`;
export const BLENDED =
  'This report gives one value for several bureaus at some accounts, so what each of them says by itself is not known.';
/** A line is there, the value is not. */
export const NOT_GIVEN = '–';

export const FINDINGS_INTRO =
  'Each finding is a question, not an accusation. Only what you confirm as wrong can be disputed; what is right stays as it is.';
export const NO_FINDINGS = 'The review found nothing in this report to ask about.';
export const NONE_LEFT = 'There is nothing left to ask about in this report.';
export const leftOut = (count: number): string =>
  count === 1
    ? 'One finding is left out, because you said the report is right there or it was set aside.'
    : `${count} findings are left out, because you said the report is right there or they were set aside.`;

export const WEIGHTS: Readonly<Record<Finding['severity'], string>> = { high: 'Serious', medium: 'Worth asking', low: 'Minor' };
export const BASES: Readonly<Record<Finding['basis'], string>> = {
  statute: 'law',
  standard: 'industry standard, not law',
  practice: 'practice or policy, not law',
};

/** What the client said, `on` a day when it is known. */
export const ANSWERS: Readonly<Record<FindingState, (on: string | null, word: 'yes' | 'no') => string>> = {
  open: () => 'Not asked yet',
  asked: (on) => `Asked${when(on)}, no answer yet`,
  unsure: (on) => `You were not sure${when(on)}`,
  confirmed: (on, word) => `You said ${word}${when(on)}: the report is wrong`,
  disputed: (_, word) => `You said ${word}: the report is wrong; it is part of a dispute`,
  right: (on, word) => `You said ${word}${when(on)}: the report is right`,
  'set-aside': () => 'Set aside for now',
};
/** Boxes to tick in the meeting. Which of yes and no says that the report is wrong depends on the question. */
export const CHOICES = ['Yes', 'No', 'Not sure'] as const;
export const UNSETTLED: ReadonlySet<FindingState> = new Set<FindingState>(['open', 'asked', 'unsure']);

export const GUIDE: readonly { readonly term: string; readonly text: string }[] = [
  {
    term: 'The bureaus',
    text: `${BUREAUS.map((bureau) => BUREAU_NAMES[bureau])
      .join(', ')
      .replace(
        /, (?=[^,]*$)/,
        ' and ',
      )} each keep a file of their own. They need not agree, and what one of them lists may be missing at another.`,
  },
  {
    term: 'Negative',
    text: 'A bureau reports a late payment, a collection, a charge-off, a repossession, a foreclosure, a bankruptcy, a settlement or an amount past due for the account.',
  },
  {
    term: 'Hard inquiry',
    text: 'A company asked for the report because of an application for credit. Other inquiries are not counted in that row.',
  },
  { term: 'Public record', text: 'A court filing, such as a bankruptcy.' },
  {
    term: 'Account numbers',
    text: 'They are masked, as the report prints them. A dash in a table means that the bureau does not give that value.',
  },
  {
    term: 'Rests on',
    text: 'Law is a statute or regulation. An industry standard is how companies are asked to report; practice and policy are what bureaus or companies say they do. Neither of these is law.',
  },
  {
    term: 'How long',
    text: 'Accurate negative information may in general be reported for seven years, a bankruptcy for ten (15 U.S.C. 1681c(a)).',
  },
  {
    term: 'Your own copy',
    text: 'Once every 12 months each bureau has to give you your report free of charge (15 U.S.C. 1681j(a)). Ask for it at AnnualCreditReport.com.',
  },
];
/** Said where a name or remark has characters the font lacks. */
export const UNSHOWN = {
  term: 'Question marks',
  text: 'A “?” inside a name or remark can stand for a character that our typeface does not have.',
};

function when(on: string | null): string {
  return on === null ? '' : ` on ${on}`;
}
