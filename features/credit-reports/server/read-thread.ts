import { parentPort, workerData } from 'node:worker_threads';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { matchAccounts } from '../rules/matching/match-accounts.ts';
import { readCreditReport } from '../rules/read-credit-report.ts';
import type { ReadTask } from './read-off-thread.ts';
import { factsOf } from './report-facts.ts';

const { bytes, decisions } = workerData as ReadTask;
const report = readCreditReport(bytes);
// One text crosses the thread boundary faster than a tree of objects.
parentPort?.postMessage(JSON.stringify(isRefusal(report) ? report : { report, facts: factsOf(matchAccounts(report, decisions)) }));
