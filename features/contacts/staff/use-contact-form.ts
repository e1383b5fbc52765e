// What the add form and the edit form have in common: the custom fields of the office, which are known once they are loaded, and the
// parts that unfold.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordForm, type RecordForm, type RecordFormOptions } from '../../../platform/web/form/use-record-form.ts';
import type { Values } from '../../../platform/web/form/form-state.ts';
import type { Category } from '../rules/stages.ts';
import { FIELD_LABELS, type ContactField, type ContactValues } from './contact-form.ts';
import type { SectionName } from './contact-sections.ts';
import type { FormChoices } from './parts/ContactFields.tsx';
import { sectionsWith } from './parts/ContactSections.tsx';
import { contactChoicesOptions } from './queries.ts';

type Field<X extends string> = ContactField | X;

interface ContactFormOptions<X extends string, R, O> extends Omit<RecordFormOptions<Field<X>, R, O>, 'labels' | 'reveal' | 'isLoading'> {
  readonly choices: LoadedChoices;
  /** The fields beside those of the record. */
  readonly extraLabels: Readonly<Record<X, string>>;
  /** The parts that are unfolded at first. */
  readonly unfolded: (values: Values<Field<X>>) => readonly SectionName[];
  /** The parts that hold one of these fields beside those of the record. */
  readonly sectionsOfExtras: (has: (field: string) => boolean) => readonly SectionName[];
}

export interface ContactForm<X extends string> extends RecordForm<Field<X>> {
  readonly open: ReadonlySet<SectionName>;
  readonly toggle: (name: SectionName) => void;
}

export interface LoadedChoices extends FormChoices {
  readonly isLoading: boolean;
}

/** What lists of choices of the form are made of, as far as it is known already. */
export function useContactChoices(locations: FormChoices['locations']): LoadedChoices {
  const { data, isPending } = useQuery(contactChoicesOptions());
  return { tags: data?.tags ?? [], sources: data?.sources ?? [], fields: data?.fields ?? [], locations, isLoading: isPending };
}

export function useContactForm<X extends string, R, O>(options: ContactFormOptions<X, R, O>): ContactForm<X> {
  const { choices, extraLabels, unfolded, sectionsOfExtras, ...rest } = options;
  const [turned, setTurned] = useState<Readonly<Partial<Record<SectionName, boolean>>>>({});
  const own = Object.fromEntries(choices.fields.map(({ id, label }) => [`custom.${id}` as const, label]));
  const form = useRecordForm<Field<X>, R, O>({
    ...rest,
    labels: { ...FIELD_LABELS, ...own, ...extraLabels } as Readonly<Record<Field<X>, string>>,
    isLoading: choices.isLoading,
    reveal: (problems, values) => {
      const has = (field: string): boolean => problems[field] !== undefined;
      const names = [...sectionsWith(values.category as Category, has, problems), ...sectionsOfExtras(has)];
      setTurned((before) => ({ ...before, ...Object.fromEntries(names.map((name) => [name, true])) }));
    },
  });
  const [first] = useState(() => unfolded(form.values));
  const open = new Set<SectionName>(first);
  for (const [name, isOpen] of Object.entries(turned) as [SectionName, boolean][]) {
    if (isOpen) open.add(name);
    else open.delete(name);
  }
  return { ...form, open, toggle: (name) => setTurned((before) => ({ ...before, [name]: !open.has(name) })) };
}

/** The parts that something was already typed into. */
export function filledSections(values: ContactValues): readonly SectionName[] {
  return sectionsWith(
    values.category as Category,
    (field) => (values[field] ?? '') !== '' && !(field === 'language' && values[field] === 'en'),
    values,
  );
}
