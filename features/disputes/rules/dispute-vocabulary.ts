// The words reasons and instructions are written in.
import { listWords, monthText } from '../../report-files/rules/report-view.ts';
import { isUnnamed } from '../../report-files/rules/wording.ts';
import { FIELD_WORDS, formatCorrect, type ClaimField, type Correction } from './claim-fields.ts';

export type DisputeItemKind = 'tradeline' | 'inquiry' | 'public-record' | 'personal-information';

/** An item as the sentences of a letter speak of it. */
export interface DisputedItem {
  readonly kind: DisputeItemKind;
  readonly noun: 'account' | 'inquiry' | 'public record' | 'information';
  /** The bureau the letter goes to. */
  readonly bureau: string;
  /** Who reported it: the furnisher by name, or 'its source'. */
  readonly source: string;
  /** What the bureau reports under the first of these labels it gives; undefined when it gives none. Labels match in any case. */
  readonly reported: (...labels: readonly string[]) => string | undefined;
  /** The right values by the client's word, as a letter prints them; null for what should not be shown. */
  readonly correct: readonly Correction[];
  /** 'Jan 2024 and Mar 2024': the months the dispute is about; '' without any. */
  readonly months: string;
}

export const ITEM_NOUNS = {
  tradeline: 'account',
  inquiry: 'inquiry',
  'public-record': 'public record',
  'personal-information': 'information',
} as const satisfies Readonly<Record<DisputeItemKind, DisputedItem['noun']>>;

/** What a `DisputedItem` is made from. */
export interface ItemOfClaim {
  readonly kind: DisputeItemKind;
  readonly heading: string;
  readonly reported: readonly { readonly label: string; readonly value: string }[];
  readonly correct?: readonly Correction[] | undefined;
  /** 'YYYY-MM'. */
  readonly months?: readonly string[] | undefined;
}

export function speakOf(item: ItemOfClaim, bureauName: string): DisputedItem {
  const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
  const rows = new Map(item.reported.map((row) => [row.label.trim().toLowerCase(), oneLine(row.value)]));
  return {
    kind: item.kind,
    noun: ITEM_NOUNS[item.kind],
    bureau: bureauName,
    // The furnisher of a court record or a personal detail is not who the entry is named after.
    source: (item.kind === 'tradeline' || item.kind === 'inquiry') && !isUnnamed(item.heading) ? oneLine(item.heading) : 'its source',
    reported: (...labels) => labels.map((label) => rows.get(label.toLowerCase())).find((value) => value !== undefined && value !== ''),
    correct: (item.correct ?? []).map(({ field, value }) => ({ field, value: value === null ? null : formatCorrect({ field, value }) })),
    months: listWords((item.months ?? []).toSorted().map(monthText)),
  };
}

/** What the bureau reports of a field. */
export function reportedField(item: Pick<DisputedItem, 'reported'>, field: ClaimField): string | undefined {
  return item.reported(...FIELD_WORDS[field].reported);
}
