// An invented person and invented items, for previews. Every name says that it is a sample.
import type { EarlierResult } from '../../disputes/rules/earlier-disputes.ts';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import { addDays } from '../../../platform/base/civil-date.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import { FIELD_WORDS, type ClaimField } from '../../disputes/rules/claim-fields.ts';
import { findReason } from '../../disputes/rules/dispute-reasons.ts';
import type { DisputeReason } from '../../disputes/rules/dispute-reason-shape.ts';
import { DETAIL_LABELS, type PersonalDetail } from '../../report-files/rules/personal-lines.ts';
import { fieldsOf } from '../../disputes/rules/judge-claim.ts';
import type { DisputeItemKind } from '../../disputes/rules/dispute-vocabulary.ts';
import type { LetterClient, LetterInput, LetterItemInput } from '../../letters/rules/letter-input.ts';

type SampleItem = Pick<LetterItemInput, 'furnisher' | 'accountNumberMasked' | 'reported'>;

const SAMPLE_ITEMS: Readonly<Record<Exclude<DisputeItemKind, 'personal-information'>, SampleItem>> = {
  tradeline: {
    furnisher: 'SAMPLE CREDITOR',
    accountNumberMasked: '****0000',
    reported: [
      { label: 'Payment status', value: 'Charge-off' },
      { label: 'Account type', value: 'Credit card' },
      { label: 'Balance', value: '$1,000' },
      { label: 'Past due', value: '$250' },
      { label: 'Credit limit', value: '$2,000' },
      { label: 'First delinquency', value: 'Jan 2012' },
      { label: 'Original creditor', value: 'SAMPLE BANK' },
      { label: 'Responsibility', value: 'Joint' },
    ],
  },
  inquiry: { furnisher: 'SAMPLE LENDER', reported: [{ label: 'Date of inquiry', value: 'Jan 15, 2020' }] },
  'public-record': {
    furnisher: 'Sample bankruptcy',
    accountNumberMasked: '****0000',
    reported: [
      { label: 'Status', value: 'Filed' },
      { label: 'Filed', value: 'Jan 15, 2012' },
    ],
  },
};
const SAMPLE_DETAILS: Readonly<Record<PersonalDetail, string>> = {
  name: 'SAMPEL PERSON',
  address: '1 Sample Road, Anytown, OH 00000',
  'birth-date': 'Jan 1, 1970',
  ssn: '0000',
  employer: 'SAMPLE EMPLOYER',
  phone: '(000) 000-0000',
  'deceased-alert': 'Sample: consumer deceased',
  'fraud-alert': 'Sample fraud alert',
  'other-alert': 'Sample alert',
};

/** An invented item that the reason fits. */
export function sampleItem(kind: DisputeItemKind, reasonCode: string): SampleItem {
  if (kind !== 'personal-information') return SAMPLE_ITEMS[kind];
  const reason: DisputeReason | undefined = findReason(reasonCode);
  const detail = reason?.details?.[0] ?? 'address';
  const value = SAMPLE_DETAILS[detail];
  return { furnisher: `${DETAIL_LABELS[detail]}: ${value}`, reported: [{ label: DETAIL_LABELS[detail], value }] };
}

const SAMPLE_VALUES = { money: '900', date: '2019-01-15', text: 'Sample value' } as const;
/** Fields of a form of their own. */
const SAMPLE_WORDS: Partial<Record<ClaimField, string>> = { 'ssn-last4': '1111', chapter: '13' };

/** What an invented client would say: the first right value and the months that a reason asks for. */
export function sampleClaim(reasonCode: string, kind: DisputeItemKind): Required<Pick<LetterItemInput, 'correct' | 'months'>> {
  const reason = findReason(reasonCode);
  const [field] = reason?.corrects === undefined ? [] : fieldsOf(reason, kind);
  return {
    correct: field === undefined ? [] : [{ field, value: SAMPLE_WORDS[field] ?? SAMPLE_VALUES[FIELD_WORDS[field].kind] }],
    months: reason?.needsMonths === undefined ? [] : ['2015-01', '2015-02'],
  };
}

export const SAMPLE_CLIENT: LetterClient = {
  name: 'SAMPLE PERSON',
  addressLines: ['100 Sample Street'],
  city: 'Anytown',
  state: 'OH',
  zip: '00000',
};
const SAMPLE_FACT = 'This line is a sample: here the client says what is wrong and how they know it.';
const REPORT_AGE_DAYS = 14;
const ANSWER_AGE_DAYS = 7;

/** What a letter about one invented item is composed from. `answered` adds an answer of the bureau, which some texts follow. */
export function sampleInput({
  bureau,
  itemKind,
  today,
  answered,
  ...codes
}: {
  readonly bureau: Bureau;
  readonly itemKind: DisputeItemKind;
  readonly today: CivilDate;
  readonly answered: boolean;
  readonly reasonCode: string;
  readonly instructionCode: string;
}): LetterInput {
  return {
    client: SAMPLE_CLIENT,
    bureau,
    date: today,
    draft: true,
    reportDate: addDays(today, -REPORT_AGE_DAYS),
    enclosures: ['Sample enclosure'],
    items: [
      {
        ...(answered && { earlierResult: earlierOf(codes.reasonCode, today) }),
        kind: itemKind,
        ...sampleItem(itemKind, codes.reasonCode),
        ...codes,
        ...sampleClaim(codes.reasonCode, itemKind),
        facts: [SAMPLE_FACT],
      },
    ],
  };
}

/** An answer that the text may follow: what is called unanswered got none, what came back was removed before. */
function earlierOf(reasonCode: string, today: CivilDate): EarlierResult {
  return {
    result: reasonCode === 'not-answered' ? 'unanswered' : reasonCode === 'reinserted' ? 'removed' : 'confirmed',
    on: addDays(today, -ANSWER_AGE_DAYS),
    sentOn: addDays(today, -ANSWER_AGE_DAYS - 30),
    receivedOn: null,
  };
}
