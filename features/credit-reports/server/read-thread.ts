import { isRefusal } from '../../../platform/base/refusal.ts';
import { pairsKnownBefore } from '../../account-matching/rules/known-creditors.ts';
import { matchAccounts } from '../../account-matching/rules/match-accounts.ts';
import { readCreditReport } from '../../report-files/rules/read-credit-report.ts';
import { answerTasks } from '../../../platform/server/threads/answer-tasks.ts';
import type { ReadReport, ReadTask } from './read-off-thread.ts';
import { factsOf } from '../rules/report-facts.ts';

answerTasks((task) => {
  const { bytes, decisions, known } = task as ReadTask;
  const report = readCreditReport(bytes);
  if (isRefusal(report)) return report;
  const matched = matchAccounts(report, decisions);
  const pairs = pairsKnownBefore(matched, decisions, known);
  const read: ReadReport = { report, facts: factsOf(matched) };
  return pairs.length === 0
    ? read
    : {
        ...read,
        known: {
          pairs,
          facts: factsOf(matchAccounts(report, [...decisions, ...pairs.map((pair) => ({ kind: 'same' as const, ...pair }))])),
        },
      };
});
