// What the add form and the edit form have in common: values, sentences beside fields, and which parts are unfolded.
import { useState, type RefObject } from 'react';
import type { Category } from '../rules/stages.ts';
import { CONTACT_FIELDS, type ContactField, type ContactValues, type FieldProblems } from './contact-form.ts';
import type { SectionName } from './contact-sections.ts';
import { sectionsWith } from './parts/ContactSections.tsx';

export interface ContactForm {
  readonly values: ContactValues;
  readonly problems: FieldProblems;
  readonly open: ReadonlySet<SectionName>;
  readonly setValues: (values: ContactValues) => void;
  readonly change: (field: ContactField, value: string) => void;
  readonly toggle: (name: SectionName) => void;
  /** Unfolds `sections`; those that are open stay so. */
  readonly unfold: (sections: readonly SectionName[]) => void;
  /** Shows these problems, unfolds their sections and focuses the first one. Answers true when there are none. */
  readonly show: (problems: FieldProblems) => boolean;
}

/** `form` is where sentences are shown and the cursor is put. */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  start: () => ContactValues,
  unfolded: (values: ContactValues) => readonly SectionName[],
): ContactForm {
  const [values, setValues] = useState(start);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [open, setOpen] = useState<ReadonlySet<SectionName>>(() => new Set(unfolded(values)));
  const unfold = (sections: readonly SectionName[]): void => setOpen((before) => new Set([...before, ...sections]));
  return {
    values,
    problems,
    open,
    unfold,
    setValues,
    change: (field, value) => {
      setValues((before) => ({ ...before, [field]: value }));
      setProblems((before) => ({ ...before, [field]: undefined }));
    },
    toggle: (name) =>
      setOpen((before) => (before.has(name) ? new Set([...before].filter((other) => other !== name)) : new Set([...before, name]))),
    show: (found) => {
      setProblems(found);
      const fields = [...CONTACT_FIELDS, ...Object.keys(found).filter((key) => key.startsWith('custom.'))] as ContactField[];
      const first = fields.find((field) => found[field] !== undefined);
      unfold(sectionsWith(values.category as Category, (field) => found[field] !== undefined, found));
      // After React has drawn the part that was unfolded.
      if (first !== undefined) requestAnimationFrame(() => focusField(form.current, first));
      return first === undefined;
    },
  };
}

/** The parts of a form that something was already typed into. */
export function filledSections(values: ContactValues): readonly SectionName[] {
  return sectionsWith(
    values.category as Category,
    (field) => (values[field] ?? '') !== '' && !(field === 'language' && values[field] === 'en'),
    values,
  );
}

/** Puts the cursor into the input of a field. */
export function focusField(form: HTMLElement | null, field: string): void {
  form?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)?.focus();
}
