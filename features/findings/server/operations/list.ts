import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { findingsContract } from '../../contract.ts';
import { mapAnswersWithStatus } from '../answer-status.ts';
import { findFindings } from '../find-findings.ts';
import { viewFinding } from '../finding-view.ts';

export const list: Operation<typeof findingsContract.list> = async (call) => {
  const { db, input, services } = call;
  const found = await findFindings(call, input.reportId);
  if (isRefusal(found)) return found;
  const answers = await mapAnswersWithStatus(db, services.sealer, found.contact.id);
  const rows = found.findings.map((finding) => viewFinding(finding, answers));
  const count = (fits: (answer: string | undefined) => boolean): number => rows.filter((row) => fits(row.answer?.answer)).length;
  // A finding that went away with the page before leaves nothing to go on from.
  const at = input.after === undefined ? 0 : found.findings.findIndex(({ key }) => key === input.after) + 1;
  const page = input.after !== undefined && at === 0 ? [] : rows.slice(at, at + input.limit);
  const end = page.at(-1);
  return {
    rows: page,
    next: end && at + input.limit < rows.length ? end.finding.key : null,
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
