import type { ReactNode } from 'react';
import type { AnswerRow } from '../contract.ts';

/** What the app gives: a field that chooses a contact, and a file shown in place. */
export interface AnswerParts {
  readonly pickPerson: (value: string, onChange: (id: string | undefined) => void, label: string) => ReactNode;
  readonly showFile: (file: NonNullable<AnswerRow['file']>) => ReactNode;
}
