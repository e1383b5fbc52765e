import { isRefusal } from '../../../platform/base/refusal.ts';
import { matchAccounts } from '../rules/matching/match-accounts.ts';
import { readCreditReport } from '../rules/read-credit-report.ts';
import { answerTasks } from './answer-tasks.ts';
import type { ReadTask } from './read-off-thread.ts';
import { factsOf } from './report-facts.ts';

answerTasks((task) => {
  const { bytes, decisions } = task as ReadTask;
  const report = readCreditReport(bytes);
  return isRefusal(report) ? report : { report, facts: factsOf(matchAccounts(report, decisions)) };
});
