// Sentences that several reasons share. What is not reported is not made up: an original creditor that no one names stays unnamed.
import { DETAIL_LABELS } from '../../report-files/rules/personal-lines.ts';
import { FIELD_WORDS, quoted, type Correction } from './claim-fields.ts';
import type { ReasonClaim } from './dispute-reason-shape.ts';
import { reportedField, type DisputedItem } from './dispute-vocabulary.ts';

export function thisItem(i: DisputedItem): string {
  if (i.kind === 'personal-information') return detailSentence(i);
  return `You report this ${i.noun} in my file.`;
}

/** 'You report the address “1 Oak Street”.' */
function detailSentence(i: DisputedItem): string {
  const said = (label: string, words: string): string[] => {
    const value = i.reported(label);
    return value === undefined ? [] : [`You report ${words} “${value}”.`];
  };
  const ssn = i.reported(DETAIL_LABELS.ssn);
  const [sentence = 'You report this information about me.'] = [
    ...said(DETAIL_LABELS.name, 'the name'),
    ...said(DETAIL_LABELS.address, 'the address'),
    ...said(DETAIL_LABELS['birth-date'], 'the date of birth'),
    ...(ssn === undefined ? [] : [`You report a Social Security number ending in ${ssn}.`]),
    ...said(DETAIL_LABELS.employer, 'the employer'),
    ...said(DETAIL_LABELS.phone, 'the phone number'),
    ...said(DETAIL_LABELS['fraud-alert'], 'the alert'),
    ...said(DETAIL_LABELS['deceased-alert'], 'the alert'),
    ...said(DETAIL_LABELS['other-alert'], 'the alert'),
  ];
  return sentence;
}

export function withBalance(i: DisputedItem): string {
  const balance = i.reported('Balance');
  const pastDue = i.reported('Past due');
  const amounts = [
    ...(balance !== undefined && /[1-9]/.test(balance) ? [`a balance of ${balance}`] : []),
    ...(pastDue !== undefined && /[1-9]/.test(pastDue) ? [`a past-due amount of ${pastDue}`] : []),
  ];
  return amounts.length === 0 ? thisItem(i) : `You report ${amounts.join(' and ')}.`;
}

export function statusOf(i: DisputedItem): string {
  const status = i.reported('Status');
  return status === undefined ? thisItem(i) : `You report the status “${status}”.`;
}

/** 'You report a balance of $1,234. It should be $900.' for each right value. */
export function pairsOf(i: DisputedItem): ReasonClaim {
  return {
    youReport: i.correct.map((one) => reportSentence(i, one)).join(' '),
    because: '',
    shouldBe: i.correct.map((one) => rightSentence(one, i.correct.length > 1)).join(' '),
  };
}

function reportSentence(i: DisputedItem, { field }: Correction): string {
  const value = reportedField(i, field);
  const { lead, missing } = FIELD_WORDS[field];
  if (value === undefined) return `You report no ${missing}.`;
  return `You report ${lead === '' ? '' : `${lead} `}${quoted(field, value)}.`;
}

function rightSentence({ field, value }: Correction, named: boolean): string {
  const what = named ? `The ${FIELD_WORDS[field].missing}` : 'It';
  return value === null ? `${what} should be removed.` : `${what} should be ${quoted(field, value)}.`;
}

const START: readonly [label: string, words: string][] = [
  ['First delinquency', 'a date of first delinquency of'],
  ['Filed', 'the date filed as'],
];

/** The start of the reporting period as the bureau prints it. */
export function startOf(i: DisputedItem): string {
  const found = START.flatMap(([label, words]) => (i.reported(label) ? [`${words} ${i.reported(label)}`] : []));
  return found.length === 0 ? thisItem(i) : `You report ${found.join(' and ')}.`;
}

/** The start of the reporting period as the client knows it. */
export function startOfClient(i: DisputedItem): string {
  const start = i.correct.find(({ field, value }) => (field === 'first-delinquency' || field === 'filed') && value !== null);
  if (!start) return '';
  return start.field === 'filed'
    ? `It was filed on or before ${start.value}.`
    : `I first fell behind on or before ${start.value} and never caught up again.`;
}
