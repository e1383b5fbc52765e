import { isRefusal } from '../../../platform/base/refusal.ts';
import { answerTasks } from '../../../platform/server/threads/answer-tasks.ts';
import { ownReport } from '../../report-files/rules/own-report.ts';
import { rowsOfLines, type LineRows } from '../../report-files/rules/tracing/line-rows.ts';
import { traceReport } from '../../report-files/rules/tracing/trace-report.ts';
import type { RowsTask } from './rows-off-thread.ts';

answerTasks((task): (LineRows | null)[] => {
  const { bytes, person, report, lines } = task as RowsTask;
  const file = traceReport(bytes, person ?? undefined);
  if (isRefusal(file)) return lines.map(() => null);
  return rowsOfLines(report, lines, file, ownReport(file.report)).map((rows) => rows ?? null);
});
