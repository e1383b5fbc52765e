import { z } from 'zod';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { reportChangesContract } from '../../contract.ts';
import { findReport, reportNotFound } from '../../../credit-reports/server/public.ts';
import { pageEvents } from '../store.ts';

const CURSOR = pageCursor('reportChanges', z.tuple([z.int32().min(0)]));

export const list: Operation<typeof reportChangesContract.list> = async ({ db, scope, input, services, shows }) => {
  const report = await findReport(db, scope, input.id);
  if (!report) return reportNotFound();
  shows(report.contactId);
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  // A report that was restored or set aside has no events until it is compared again.
  const found =
    report.state === 'ready'
      ? await pageEvents(db, services.sealer, report.id, {
          kind: input.kind,
          bureau: input.bureau,
          limit: input.limit + 1,
          afterPosition: after?.[0],
        })
      : [];
  const { rows, next } = CURSOR.page(found, input.limit, ({ position }) => [position]);
  return { rows: rows.map(({ position: _position, occurrence: _occurrence, ...event }) => event), next };
};
