import { z } from 'zod';
import { defineJob } from '../../../platform/server/feature.ts';
import { openReport } from '../../credit-reports/server/public.ts';
import { removeExclusion } from '../../disputes/server/public.ts';
import { isAboutLine, lineKeysIn } from '../rules/lines-of-answers.ts';
import { listAnswersOf, setAnswersAside } from './store/answers.ts';

/**
 * Sets aside what was asked and answered about lines that a report no longer has after it was read again, because they are another
 * person's: the client is asked no more about them and sees no question of it. What was sent stays in the record of its round.
 */
export const setAsideOthers = defineJob({
  name: 'findings.setAsideOthers',
  payload: z.object({ reportId: z.uuid() }),
  retries: 3,
  run: async ({ reportId }, { db, services, transaction }) => {
    const answers = await listAnswersOf(db, reportId);
    const report = answers.length > 0 ? await openReport(db, services.sealer, reportId) : undefined;
    if (report?.others === undefined) return;
    const here = lineKeysIn(report);
    const gone = answers.filter(({ key }) => isAboutLine(key) && ![...here].some((lineKey) => key.includes(`:${lineKey}`)));
    await transaction(async (tx) => {
      await setAnswersAside(
        tx,
        gone.map(({ id }) => id),
      );
      for (const { id } of gone) await removeExclusion(tx, id);
    });
  },
});
