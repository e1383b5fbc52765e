// The filter of a rule in words: every part of it, also those that the form does not offer or the reader may not choose.
import type { FilterField } from '../../../features/contact-lists/staff/FilterFields.tsx';
import type { FilterPart } from '../../../features/automation/staff/filter-parts.ts';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import type { ListSearch } from '../../../platform/web/table/list-search.ts';

const LABELS: Readonly<Record<string, string>> = { source: 'Source', tag: 'Tag', from: 'Added from', until: 'Added until', q: 'Words' };
/** Parts that are on or left out. */
const FLAGS: Readonly<Record<string, string>> = {
  hot: 'Hot lead',
  incomplete: 'Data for letters missing',
  stuck: 'Stuck in onboarding',
  active: 'Active case',
};
/** What the choices do not list any more. */
const GONE: Readonly<Record<string, string>> = { owner: 'A former colleague', location: 'A closed location' };

/** `search` is the filter as a list has it in its address; `fields` are all there are, with the choices of each. */
export function filterWords(search: ListSearch, fields: readonly FilterField[]): readonly FilterPart[] {
  return Object.entries(search).flatMap(([key, value]) => {
    if (value === undefined || value === '') return [];
    const flag = FLAGS[key];
    if (flag !== undefined) return [{ label: 'Alert', value: flag }];
    const field = fields.find((one) => one.key === key);
    const chosen = field?.choices.find((choice) => choice.value === value)?.label;
    const words = chosen ?? GONE[key] ?? (key === 'from' || key === 'until' ? formatDate(value) : value);
    return [{ label: field?.label ?? LABELS[key] ?? key, value: words }];
  });
}
