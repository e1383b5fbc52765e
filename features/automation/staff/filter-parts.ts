// The filter of lists of contacts, as the app gives it to the form of a rule: kept as text while it is typed.
import type { ReactNode } from 'react';
import type { ContactFilter } from '../../contact-lists/rules/contact-filter.ts';

export interface FilterPart {
  /** 'Category'. */
  readonly label: string;
  /** 'Lead'. */
  readonly value: string;
}

export interface FilterParts {
  readonly read: (text: string) => ContactFilter;
  readonly write: (filter: Readonly<Record<string, unknown>>) => string;
  /** Every part of the filter in words. */
  readonly describe: (filter: Readonly<Record<string, unknown>>) => readonly FilterPart[];
  readonly fields: (text: string, onChange: (text: string) => void) => ReactNode;
}
