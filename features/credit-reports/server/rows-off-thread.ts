// Finding lines in the original of a report takes seconds of pure computation: a thread of its own, so that neither requests nor the
// reading of uploads wait.
import type { CreditReport } from '../../report-files/rules/model.ts';
import type { LineOfFile } from '../../report-files/rules/tracing/line-fields.ts';
import type { LineRows } from '../../report-files/rules/tracing/line-rows.ts';
import { workThread } from '../../../platform/server/threads/work-thread.ts';

export interface RowsTask {
  readonly bytes: Uint8Array;
  /** The person of the file who was chosen as the client; null when no one had to. */
  readonly person: string | null;
  /** The report as it is used, in which the lines have their ids. */
  readonly report: CreditReport;
  readonly lines: readonly LineOfFile[];
}

const locating = workThread<RowsTask>(new URL('./rows-thread.ts', import.meta.url));

/** The rows of each line, null for one that is not found; all null for a file that takes longer than 30 s or too much memory. */
export async function rowsOffThread(task: RowsTask): Promise<(LineRows | null)[]> {
  const answer = await locating(task);
  return answer === null ? task.lines.map(() => null) : (JSON.parse(answer) as (LineRows | null)[]);
}
