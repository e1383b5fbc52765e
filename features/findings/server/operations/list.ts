import { z } from 'zod';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { findingsContract } from '../../contract.ts';
import { mapAnswersWithStatus } from '../answer-status.ts';
import { findFindings } from '../find-findings.ts';
import { viewFinding } from '../finding-view.ts';

/** The key of the last finding of a page: the list is made again for each page. */
const CURSOR = pageCursor('findings', z.tuple([z.string()]));

export const list: Operation<typeof findingsContract.list> = async (call) => {
  const { db, input, services, shows } = call;
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await findFindings(call, input.reportId);
  if (isRefusal(found)) return found;
  shows(found.contact.id);
  const answers = await mapAnswersWithStatus(db, services.sealer, found.contact.id);
  const rows = found.findings.map((finding) => viewFinding(finding, answers));
  const count = (fits: (answer: string | undefined) => boolean): number => rows.filter((row) => fits(row.answer?.answer)).length;
  // Nothing follows a finding that is no longer there.
  const at = after === undefined ? 0 : found.findings.findIndex(({ key }) => key === after[0]) + 1 || rows.length;
  return {
    ...CURSOR.page(rows.slice(at), input.limit, ({ finding }) => [finding.key]),
    total: rows.length,
    counts: {
      open: count((a) => a === undefined),
      asked: count((a) => a === 'asked'),
      wrong: count((a) => a === 'wrong'),
      right: count((a) => a === 'right'),
      other: count((a) => a === 'unsure' || a === 'set-aside'),
    },
  };
};
