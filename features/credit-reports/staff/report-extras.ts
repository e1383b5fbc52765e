import { createContext, use, type ReactElement, type ReactNode } from 'react';
import type { CreditReport, LineRef, Tradeline } from '../../report-files/rules/model.ts';

/** What is shown with the accounts: above them, and beside the one something was just done to. */
export interface ShownAccounts {
  readonly above: ReactNode;
  readonly note: ReactNode;
  readonly notedId: string | undefined;
}
export interface MatchingSlot {
  readonly contactId: string;
  readonly report: CreditReport;
  readonly onAct: (anchor: LineRef) => void;
  readonly onClose: () => void;
  readonly onChange: () => void;
  readonly renderAccounts: (shown: ShownAccounts) => ReactElement;
}

/** What other features show inside a report. The app passes it in, because screens of features do not import each other. */
export interface ReportExtras {
  /** More tabs of the report, after its own. */
  readonly parts: readonly { readonly value: string; readonly label: string; readonly renderPart: (reportId: string) => ReactNode }[];
  /** Stands around the accounts: which lines are one account. */
  readonly Matching?: (slot: MatchingSlot) => ReactElement;
  /** Stands inside an opened account: how its lines came together. */
  readonly renderGrouping?: (account: Tradeline) => ReactNode;
  /** Stands inside an opened account. */
  readonly renderBesideAccount?: (reportId: string, account: Tradeline) => ReactNode;
  /** Stands above the history of pulls: what waits for a decision about this contact. */
  readonly above?: ReactNode;
}

export const ReportExtrasContext = createContext<ReportExtras>({ parts: [] });

export function useReportExtras(): ReportExtras {
  return use(ReportExtrasContext);
}
