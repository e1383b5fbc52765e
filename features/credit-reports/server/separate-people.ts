// Reports that were read before lines had owners, or before another date of birth stopped a report.
import type { DataStep } from '../../../platform/server/database/data-step.ts';
import { unpackJson } from '../../../platform/server/packed-json.ts';
import { z } from 'zod';
import { deleteReportScores } from '../../scores/server/public.ts';
import { listReadBefore, partCombined, setToReadAgain } from './store/read-again.ts';

const warned = z.object({ warnings: z.array(z.object({ code: z.string() })) });
/** How readers said so before: whose a line is, is only in the file itself. */
const SEVERAL_PEOPLE = new Set(['twoBorrowers', 'coBorrowerAccounts', 'coBorrowerInquiries', 'coBorrowerRecords', 'moreSubjects']);

/**
 * Reports of files about several people lose what was read of them, with its counts and scores, before the server listens; the job
 * `creditReports.readInterrupted` then reads them from the sealed original. So are those that another date of birth stops now. One that
 * was set aside is not read again: restored, it says that its file has to be uploaded.
 */
export const SEPARATE_PEOPLE: DataStep = {
  name: '0060_credit_reports_separate_people',
  table: 'credit_reports',
  move: async (tx, sealer, after) => {
    const rows = await listReadBefore(tx, sealer, after);
    const last = rows.at(-1)?.id;
    if (last === undefined) return undefined;
    for (const { id, document, hasBirthDoubt } of rows) {
      const several = warned.parse(unpackJson(document)).warnings.some(({ code }) => SEVERAL_PEOPLE.has(code));
      if (!several && !hasBirthDoubt) continue;
      await setToReadAgain(tx, id);
      await deleteReportScores(tx, id);
    }
    return { count: rows.length, last };
  },
  finish: partCombined,
};
