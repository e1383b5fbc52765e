import type { ActivityEntry } from '../../../platform/server/activity-entry.ts';
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
import { rewriteLetters } from './rewrite-letters.ts';
import { noteMailed } from './note-mailed.ts';
import { notePrinted } from './note-printed.ts';
import { recordDelivery } from './operations/record-delivery.ts';
import { recordMailing } from './operations/record-mailing.ts';
import { recordMoreSent } from './operations/record-more-sent.ts';
import { undoMailing } from './operations/undo-mailing.ts';
import { retry } from './operations/retry.ts';
import { read } from './operations/read.ts';
import { askAgain } from './operations/ask-again.ts';
import { approvalSheet } from './operations/approval-sheet.ts';
import { recordApproval } from './operations/record-approval.ts';
import { readMine } from './operations/read-mine.ts';
import { approveMine } from './operations/approve-mine.ts';
import { sendBackMine } from './operations/send-back-mine.ts';
import { takeBackMine } from './operations/take-back-mine.ts';
import { voidLetter } from './operations/void.ts';
import { duplicate } from './operations/duplicate.ts';
import { changeCopy } from './operations/change-copy.ts';
import { listVersions } from './operations/list-versions.ts';
import { envelope } from './operations/envelope.ts';
import { batchEnvelopes } from './operations/batch-envelopes.ts';
import { coverSheet } from './operations/cover-sheet.ts';
import { mailLog } from './operations/mail-log.ts';
import { mailLogPdf } from './operations/mail-log-pdf.ts';
import { recordReturn } from './operations/record-return.ts';
import { undoReturn } from './operations/undo-return.ts';
import { askApproval, remindApproval } from './ask-approval.ts';
import { endApprovals } from './end-approvals.ts';
import { letterNeeds } from './letter-needs.ts';
import { LETTERS_RETENTION } from './store/retention.ts';

export const lettersFeature = defineFeature({
  name: 'letters',
  contract: lettersContract,
  views: ['letter_states', 'letter_records', 'letter_print_batches', 'letter_mailing_days', 'letter_sources', 'letter_ways'],
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
    read,
    askAgain,
    approvalSheet,
    recordApproval,
    readMine,
    approveMine,
    sendBackMine,
    takeBackMine,
    void: voidLetter,
    duplicate,
    changeCopy,
    listVersions,
    envelope,
    batchEnvelopes,
    coverSheet,
    mailLog,
    mailLogPdf,
    recordReturn,
    undoReturn,
  },
  jobs: [
    composeLetters,
    rewriteLetters,
    renderLetterPdf,
    renderPrintBatch,
    noteMailed,
    notePrinted,
    askApproval,
    remindApproval,
    endApprovals,
  ],
  // A round that was opened becomes one letter per bureau.
  reactions: [
    {
      on: 'disputes.roundOpened',
      sentence: 'When a round opens, its letters are written.',
      job: composeLetters,
      payload: (entry) => ({ contactId: entry.contactId, roundId: entry.subject.id }),
    },
    {
      on: 'disputes.itemWithdrawn',
      sentence: 'When an item is withdrawn, its letter is written again without it, or canceled.',
      job: rewriteLetters,
      payload: (entry) => ({ contactId: entry.contactId, roundId: entry.subject.id }),
    },
    ...(['agreements.cancelled', 'agreements.ended', 'agreements.removed'] as const).map((on) => ({
      on,
      sentence: 'When an agreement ends, what the client approved and was not mailed is no longer approved.',
      job: endApprovals,
      payload: (entry: ActivityEntry) => ({ contactId: entry.contactId }),
    })),
  ],
  needs: [letterNeeds],
  facets: [dueFacet],
  deadlines: [responseDeadlines],
  retention: [LETTERS_RETENTION],
  bound: {
    letters:
      'What was written for a client stays with their record: of rounds, because a record with rounds is never merged away, and others in their name and at their address.',
    letter_approvals: 'They are about letters, which stay with their record.',
    letter_versions: 'They are about letters, which stay with their record.',
    letter_mailings: 'They are about letters, which stay with their record.',
    letter_returns: 'They are about letters, which stay with their record.',
  },
});
