import type { ReactElement } from 'react';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import type { CellProps } from '../../../platform/web/screens.ts';
import type { ReportSpanValue } from '../rules/segment-figures.ts';

/** How many reports there are, and the days of the first and the newest. */
export function ReportSpanCell({ value: { reports, firstOn, newestOn } }: CellProps<ReportSpanValue>): ReactElement {
  if (firstOn === null || newestOn === null) return <>{reports}, no date</>;
  return (
    <>
      {reports}: {formatDate(firstOn)}
      {firstOn !== newestOn && ` to ${formatDate(newestOn)}`}
    </>
  );
}
