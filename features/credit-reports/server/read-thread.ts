import { parentPort, workerData } from 'node:worker_threads';
import { readCreditReport } from '../rules/read-credit-report.ts';

// One text crosses the thread boundary faster than a tree of objects.
parentPort?.postMessage(JSON.stringify(readCreditReport(workerData as Uint8Array)));
