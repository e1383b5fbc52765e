import { z } from 'zod';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { defineJob } from '../../../platform/server/feature.ts';
import { readFile } from '../../files/server/public.ts';
import type { CreditReport } from '../rules/model.ts';
import { readOffThread } from './read-off-thread.ts';
import { findReportById, setProgress, setReady, setRefused } from './store.ts';

/** Reads an uploaded file in a thread of its own and keeps the normalized report, or the reason why it cannot be read. */
export const readReport = defineJob({
  name: 'creditReports.read',
  payload: z.object({ reportId: z.uuid() }),
  retries: 3,
  run: async ({ reportId }, { db, services, change }) => {
    const stored = await findReportById(db, reportId);
    if (stored?.state !== 'reading') return;
    await setProgress(db, reportId, 10);
    const file = await readFile(db, services, stored.fileId);
    await setProgress(db, reportId, 30);
    const report = await readOffThread(new Uint8Array(await file.arrayBuffer()));

    const subject = { contactId: stored.contactId, subject: { type: 'credit-report', id: reportId } };
    if (isRefusal(report)) {
      await change('creditReports.refused', async ({ db: tx, record }) => {
        await setRefused(tx, reportId, report.code, report.message);
        record({ ...subject, summary: `${stored.fileName} could not be read: ${report.message}`, after: { code: report.code } });
      });
      return;
    }
    const facts = factsOf(report);
    await change('creditReports.read', async ({ db: tx, record }) => {
      await setReady(tx, services.sealer, reportId, report, facts);
      record({
        ...subject, summary: `${stored.fileName} read: ${facts.accounts} accounts, ${facts.negatives} negative`,
        after: { format: report.sourceFormat, accounts: facts.accounts, negatives: facts.negatives, warnings: report.warnings.map((w) => w.code) },
      });
    });
  },
});

function factsOf(report: CreditReport) {
  return {
    reportDate: report.reportDate?.iso ?? null,
    accounts: report.accounts.length,
    negatives: report.accounts.filter((a) => a.negative).length,
    scores: report.bureaus.flatMap((b) => b.scores).flatMap((s) => (s.value === null ? [] : [{ bureau: s.bureau, model: s.modelRaw, value: s.value }])),
  };
}
