import { defineFeature } from '../../../platform/server/feature.ts';
import { lettersActivities } from '../activities.ts';
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
import { dueFacet } from './due-facet.ts';
import { responseDeadlines } from './response-deadlines.ts';
import { noteMailed } from './note-mailed.ts';
import { notePrinted } from './note-printed.ts';
import { recordDelivery } from './operations/record-delivery.ts';
import { recordMailing } from './operations/record-mailing.ts';
import { recordMoreSent } from './operations/record-more-sent.ts';
import { undoMailing } from './operations/undo-mailing.ts';
import { retry } from './operations/retry.ts';
import { letterNeeds } from './letter-needs.ts';

export const lettersFeature = defineFeature({
  name: 'letters',
  contract: lettersContract,
  views: ['letter_states', 'letter_records', 'letter_print_batches'],
  activities: lettersActivities,
  operations: {
    preview,
    list,
    getPdf,
    retry,
    createPrintBatch,
    getPrintBatch,
    getPrintBatchPdf,
    recordMailing,
    recordDelivery,
    recordMoreSent,
    undoMailing,
    listMine,
    getMyPdf,
  },
  jobs: [composeLetters, renderLetterPdf, renderPrintBatch, noteMailed, notePrinted],
  // A round that was opened becomes one letter per bureau.
  reactions: [
    {
      on: 'disputes.roundOpened',
      sentence: 'When a round opens, its letters are written.',
      job: composeLetters,
      payload: (entry) => ({ contactId: entry.contactId, roundId: entry.subject.id }),
    },
  ],
  needs: [letterNeeds],
  facets: [dueFacet],
  deadlines: [responseDeadlines],
  bound: { letters: 'Letters are made of rounds, and a record with rounds is never merged away.' },
});
