// What the app puts into the pages of this feature.
import type { ReactElement } from 'react';

/** A picker of a contact, for those who may see contacts. */
export type PickPerson = (value: string, onChange: (id: string) => void) => ReactElement;
/** What became of disputes of lines that reports print under these names. */
export type DisputeResults = (names: readonly string[]) => ReactElement;

export interface RecipientsPageParts {
  /** Left out for those who may see no contacts or no reports. */
  readonly pickPerson?: PickPerson | undefined;
  readonly results?: DisputeResults | undefined;
}

export const recipientHref = (id: string): string => `/letters/recipients?recipient=${id}`;
