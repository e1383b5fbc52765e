// The filters of a list, with their choices as text.
import { useQuery } from '@tanstack/react-query';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import { CATEGORIES, STAGES, stagesOf, URGENCIES, type Category, CATEGORY_LABELS, STAGE_LABELS } from '../../../contacts/rules/stages.ts';
import { US_STATES } from '../../../contacts/rules/us-states.ts';
import { contactChoicesOptions } from '../queries.ts';
import type { FacetFilter } from '../facet-columns.tsx';
import type { FilterKey } from './read-list-filter.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}
export interface FilterField {
  /** The URL parameter: a part of the filter, or a facet. */
  readonly key: string;
  readonly label: string;
  readonly choices: readonly Choice[];
}
export interface Place {
  readonly id: string;
  readonly name: string;
}

const FOLLOW_UP_CHOICES: readonly Choice[] = [
  { value: 'overdue', label: 'Overdue' },
  { value: 'soon', label: 'Today or within 2 days' },
  { value: 'later', label: 'Later' },
  { value: 'none', label: 'No follow-up' },
];
const HOLD_CHOICES: readonly Choice[] = [
  { value: 'yes', label: 'On hold' },
  { value: 'no', label: 'Not on hold' },
  { value: 'due', label: 'Hold to be looked at' },
];
const named = (values: readonly string[]): readonly Choice[] => values.map((value) => ({ value, label: value }));

export interface FilterFieldsSettings {
  readonly filters: readonly FilterKey[];
  readonly facets: readonly FacetFilter[];
  readonly category: Category | undefined;
  readonly locations: readonly Place[];
}

export function useFilterFields({ filters, facets, category, locations }: FilterFieldsSettings): readonly FilterField[] {
  const { me, all } = useColleagues();
  const { data: used } = useQuery({ ...contactChoicesOptions(), enabled: filters.includes('tag') || filters.includes('source') });
  const stages = category === undefined ? STAGES : stagesOf(category);
  const colleagues = all
    .filter(({ id }) => id !== me)
    .map(({ id, name, active }) => ({ value: id, label: active ? name : `${name} (switched off)` }));
  const known: Readonly<Record<Exclude<FilterKey, 'created'>, Omit<FilterField, 'key'>>> = {
    category: { label: 'Category', choices: CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] })) },
    stage: { label: 'Status', choices: stages.map((value) => ({ value, label: STAGE_LABELS[value] })) },
    urgency: { label: 'Urgency', choices: named(URGENCIES) },
    owner: {
      label: 'Owner',
      choices: [...(me === undefined ? [] : [{ value: 'me', label: 'Me' }]), { value: 'none', label: 'No one' }, ...colleagues],
    },
    source: { label: 'Source', choices: named(used?.sources ?? []) },
    tag: { label: 'Tag', choices: named(used?.tags ?? []) },
    followUp: { label: 'Follow-up', choices: FOLLOW_UP_CHOICES },
    state: { label: 'State', choices: US_STATES.map(({ code, name }) => ({ value: code, label: name })) },
    hold: { label: 'Hold', choices: HOLD_CHOICES },
    location: { label: 'Location', choices: locations.map(({ id, name }) => ({ value: id, label: name })) },
  };
  return [
    ...filters.flatMap((key) => (key === 'created' || known[key].choices.length === 0 ? [] : [{ key, ...known[key] }])),
    ...facets.map(({ facet, label, choices }) => ({ key: facet, label, choices })),
  ];
}
