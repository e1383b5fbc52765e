// The fields that lists can change, as text, and the fields in which two versions of a contact differ.
import { formatDate } from '../../../../platform/web/look/format-date.ts';
import type { ContactRow } from '../../contract.ts';
import { changeTags } from '../../rules/quick-change.ts';
import { CATEGORY_LABELS, STAGE_LABELS } from '../../../contacts/rules/stages.ts';
import type { QuickChange } from '../queries.ts';

export type QuickSet = QuickChange['set'];
export type QuickField = 'stage' | 'urgency' | 'ownerId' | 'source' | 'followUpOn' | 'tags';
export type QuickValues = Pick<ContactRow, QuickField | 'category'>;
type NameOf = (id: string | null) => string | undefined;

export const QUICK_LABELS: Readonly<Record<keyof QuickValues, string>> = {
  category: 'Category',
  stage: 'Status',
  urgency: 'Urgency',
  ownerId: 'Owner',
  source: 'Source',
  followUpOn: 'Follow-up',
  tags: 'Tags',
};
const FIELDS = Object.keys(QUICK_LABELS) as (keyof QuickValues)[];

/** A field's value as people read it; 'none' when there is none. */
export function wordsOf(values: QuickValues, field: keyof QuickValues, nameOf: NameOf): string {
  switch (field) {
    case 'category':
      return CATEGORY_LABELS[values.category];
    case 'stage':
      return values.stage === null ? 'none' : STAGE_LABELS[values.stage];
    case 'ownerId':
      return values.ownerId === null ? 'nobody' : (nameOf(values.ownerId) ?? 'someone who left');
    case 'followUpOn':
      return values.followUpOn === null ? 'none' : formatDate(values.followUpOn);
    case 'tags':
      return values.tags.length === 0 ? 'none' : [...values.tags].sort().join(', ');
    default:
      return values[field] ?? 'none';
  }
}

/** The fields in which two readings of one contact differ. */
export function differingFields(a: QuickValues, b: QuickValues): readonly (keyof QuickValues)[] {
  const asText = (values: QuickValues, field: keyof QuickValues): string =>
    JSON.stringify(field === 'tags' ? [...values.tags].sort() : values[field]);
  return FIELDS.filter((field) => asText(a, field) !== asText(b, field));
}

/** What a contact would be after a change. */
export function applySet<V extends QuickValues>(values: V, { addTags, removeTags, ...set }: QuickSet): V {
  return { ...values, ...set, tags: [...changeTags(values.tags, { addTags, removeTags })] };
}
