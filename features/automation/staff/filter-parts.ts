// The filter of lists of contacts, as the app gives it to the form of a rule: kept as text while it is typed.
import type { ReactNode } from 'react';
import type { ContactFilter } from '../../contact-lists/rules/contact-filter.ts';

export interface FilterParts {
  readonly read: (text: string) => ContactFilter;
  readonly write: (filter: Readonly<Record<string, unknown>>) => string;
  /** 'Category: Lead', one for each part. */
  readonly describe: (filter: Readonly<Record<string, unknown>>) => readonly string[];
  readonly fields: (text: string, onChange: (text: string) => void) => ReactNode;
}
