import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { reportChangesContract } from '../../contract.ts';
import { findReport, reportNotFound } from '../../../credit-reports/server/public.ts';
import { pageEvents } from '../store.ts';

export const list: Operation<typeof reportChangesContract.list> = async ({ db, scope, input }) => {
  const report = await findReport(db, scope, input.id);
  if (!report) return reportNotFound();
  if (input.after !== undefined && !/^\d{1,9}$/.test(input.after))
    return refuse('reportChanges.cursorUnknown', 'This page marker does not belong to this list.');
  // Until it is compared, a report that came back or went tells nothing.
  const rows =
    report.state === 'ready'
      ? await pageEvents(db, report.id, {
          kind: input.kind,
          bureau: input.bureau,
          limit: input.limit,
          afterPosition: input.after === undefined ? undefined : Number(input.after),
        })
      : [];
  return {
    rows: rows.map(({ position: _position, occurrence: _occurrence, ...event }) => event),
    next: rows.length === input.limit ? String(rows.at(-1)?.position) : null,
  };
};
