import { z } from 'zod';
import { defineJob } from '../../../platform/server/feature.ts';
import { refuse } from '../../../platform/base/refusal.ts';
import { isStillUsed, judgeOwners, openReport } from '../../credit-reports/server/public.ts';
import { forgetSource } from '../../disputes/server/public.ts';
import { bureausOf } from '../rules/finding-parts.ts';
import { isAboutLine, lineKeysIn } from '../rules/lines-of-answers.ts';
import { listAnswersOf, listAsked, setAnswersAside, withdrawAsked, type StoredAnswer } from './store/answers.ts';

/**
 * Sets aside what was asked and answered about lines that a report no longer has after it was read again, because they are another
 * person's: the client is asked no more about them and sees no question of it. What was sent stays in the record of its round.
 */
export const setAsideOthers = defineJob({
  name: 'findings.setAsideOthers',
  payload: z.object({ reportId: z.uuid() }),
  retries: 3,
  run: async ({ reportId }, { db, services, transaction }) => {
    const answers = await listAnswersOf(db, services.sealer, reportId);
    const report = answers.length > 0 ? await openReport(db, services.sealer, reportId) : undefined;
    if (report?.others === undefined) return;
    const here = lineKeysIn(report);
    const gone = answers.filter(({ key }) => isAboutLine(key) && ![...here].some((lineKey) => key.includes(`:${lineKey}`)));
    await transaction(async (tx) => {
      await setAnswersAside(
        tx,
        gone.map(({ id }) => id),
      );
      for (const { id } of gone) await forgetSource(tx, id);
    });
  },
});

/**
 * Withdraws what the client was asked and has not answered, once a report it rests on is set aside or its parts no longer belong together. Where the
 * finding is still there, staff can ask again. What may be someone else's is hidden from the client anyway, and stays until that is known.
 */
export const withdrawUnsupported = defineJob({
  name: 'findings.withdrawUnsupported',
  payload: z.object({ contactId: z.uuid() }),
  retries: 3,
  run: async ({ contactId }, { db, services, change }) => {
    const mayBeOthers = judgeOwners(db);
    const gone: StoredAnswer[] = [];
    for (const asked of await listAsked(db, services.sealer, contactId)) {
      const bureaus = bureausOf(asked);
      if (!(await isStillUsed(db, asked.reportId, bureaus)) && !(await mayBeOthers(asked.reportId, bureaus))) gone.push(asked);
    }
    const [first] = gone;
    if (!first) return;
    await change('findings.withdrawn', async ({ db: tx, record }) => {
      const withdrawn = await withdrawAsked(
        tx,
        gone.map(({ id }) => id),
      );
      // All were answered in the meantime.
      if (withdrawn === 0) return refuse('findings.notFound', 'There is no such question.');
      record({
        contactId,
        subject: { type: 'credit-report', id: first.reportId },
        summary: `${withdrawn} ${withdrawn === 1 ? 'question' : 'questions'} to the client withdrawn, since a report ${withdrawn === 1 ? 'it rests' : 'they rest'} on is no longer used`,
        after: { withdrawn },
      });
      return withdrawn;
    });
  },
});
