import { parentPort, workerData } from 'node:worker_threads';
import { compareTask, type CompareTask } from './compare-task.ts';

parentPort?.postMessage(JSON.stringify(compareTask(workerData as CompareTask)));
