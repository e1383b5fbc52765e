import { createContext, use, type ReactNode } from 'react';

/** What features built on reports show inside one; the app puts it there, because a report knows nothing of them. */
export interface ReportExtras {
  /** More tabs of the report, after its own. */
  readonly parts: readonly { readonly value: string; readonly label: string; readonly renderPart: (reportId: string) => ReactNode }[];
  /** Stands inside an opened account. */
  readonly renderBesideAccount?: (reportId: string, accountId: string) => ReactNode;
  /** Stands above the history of pulls: what waits for a decision about this contact. */
  readonly above?: ReactNode;
}

export const ReportExtrasContext = createContext<ReportExtras>({ parts: [] });

export function useReportExtras(): ReportExtras {
  return use(ReportExtrasContext);
}
