import { parentPort } from 'node:worker_threads';
import { analyse } from '../rules/analyse.ts';
import type { AnalysisInput } from '../rules/finding.ts';

parentPort?.on('message', ({ id, input }: { readonly id: number; readonly input: string }) => {
  try {
    // Own task, own text: JSON of what analyse-off-thread.ts was given.
    parentPort?.postMessage({ id, findings: JSON.stringify(analyse(JSON.parse(input) as AnalysisInput)) });
  } catch (error) {
    parentPort?.postMessage({ id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
