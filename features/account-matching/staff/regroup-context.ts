import { createContext, use } from 'react';
import type { DescribedPair } from '../rules/match-words.ts';
import type { CreditReport, LineRef } from '../../report-files/rules/model.ts';

/** Something that was just done to accounts of the report on screen. */
export interface RegroupAct {
  readonly sentence: string;
  /** A line of the account it is shown at. */ readonly anchor: LineRef;
  readonly ids: readonly string[];
}

/** What an opened account needs to be put together with another one or to be taken apart. */
export interface Regrouping {
  readonly contactId: string;
  readonly report: CreditReport;
  readonly decisions: readonly DescribedPair[];
  readonly onAct: (act: RegroupAct) => void;
}

export const RegroupContext = createContext<Regrouping | undefined>(undefined);

export function useRegrouping(): Regrouping | undefined {
  return use(RegroupContext);
}
