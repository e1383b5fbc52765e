import type { Feature } from '../../../platform/server/feature.ts';
import { lettersContract } from '../contract.ts';
import { composeLetters, renderLetterPdf, renderPrintBatch } from './jobs.ts';
import { createPrintBatch } from './operations/create-print-batch.ts';
import { getMyPdf } from './operations/get-my-pdf.ts';
import { getPdf } from './operations/get-pdf.ts';
import { getPrintBatchPdf } from './operations/get-print-batch-pdf.ts';
import { getPrintBatch } from './operations/get-print-batch.ts';
import { listMine } from './operations/list-mine.ts';
import { list } from './operations/list.ts';
import { preview } from './operations/preview.ts';

export const lettersFeature: Feature<typeof lettersContract> = {
  name: 'letters',
  contract: lettersContract,
  operations: { preview, list, getPdf, createPrintBatch, getPrintBatch, getPrintBatchPdf, listMine, getMyPdf },
  jobs: [composeLetters, renderLetterPdf, renderPrintBatch],
  // A round that was opened becomes one letter per bureau.
  reactions: [
    { on: 'disputes.roundOpened', job: composeLetters, payload: (entry) => ({ contactId: entry.contactId, roundId: entry.subject.id }) },
  ],
};
