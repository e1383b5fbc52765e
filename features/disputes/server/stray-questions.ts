import { z } from 'zod';
import { defineJob } from '../../../platform/server/feature.ts';
import { openReport } from '../../credit-reports/server/public.ts';
import { BUREAUS } from '../../report-files/rules/bureaus.ts';
import { personalLines } from '../../report-files/rules/personal-lines.ts';
import { deleteQuestions, listAskedOf } from './store/detail-questions.ts';

/** Withdraws what the client is asked about details that a report no longer has after it was read again: they are another person's. */
export const withdrawStrayQuestions = defineJob({
  name: 'disputes.withdrawStrayQuestions',
  payload: z.object({ reportId: z.uuid() }),
  retries: 3,
  run: async ({ reportId }, { db, services, transaction }) => {
    const asked = await listAskedOf(db, reportId);
    const report = asked.length > 0 ? await openReport(db, services.sealer, reportId) : undefined;
    if (!report) return;
    const here = new Set(BUREAUS.flatMap((bureau) => personalLines(report, bureau).map(({ lineKey }) => lineKey)));
    const gone = asked.filter(({ lineKey }) => !here.has(lineKey)).map(({ id }) => id);
    if (gone.length > 0) await transaction((tx) => deleteQuestions(tx, gone));
  },
});
