import { defineFeature, type Reaction } from '../../../platform/server/feature.ts';
import { disputesActivities } from '../activities.ts';
import { disputesContract } from '../contract.ts';
import { proposeOutcomes } from './jobs.ts';
import { withdrawStrayQuestions } from './stray-questions.ts';
import { listOutcomes } from './operations/list-outcomes.ts';
import { decideOutcomes } from './operations/decide-outcomes.ts';
import { undoOutcome } from './operations/undo-outcome.ts';
import { answerDetail } from './operations/answer-detail.ts';
import { answerMyDetail } from './operations/answer-my-detail.ts';
import { askDetails } from './operations/ask-details.ts';
import { confirmCorrect } from './operations/confirm-correct.ts';
import { listCorrect } from './operations/list-correct.ts';
import { listMyDetails } from './operations/list-my-details.ts';
import { listMyCorrect } from './operations/list-my-correct.ts';
import { withdrawDetailQuestion } from './operations/withdraw-detail-question.ts';
import { withdrawCorrect } from './operations/withdraw-correct.ts';
import { withdrawMyCorrect } from './operations/withdraw-my-correct.ts';
import { recordAnswers } from './operations/record-answers.ts';
import { resultsByFurnisher } from './operations/results-by-furnisher.ts';
import { getDraft } from './operations/get-draft.ts';
import { listMine } from './operations/list-mine.ts';
import { listRounds } from './operations/list-rounds.ts';
import { listOverrides } from './operations/list-overrides.ts';
import { withdrawItem } from './operations/withdraw-item.ts';
import { addItemNote } from './operations/add-item-note.ts';
import { changeItemNote } from './operations/change-item-note.ts';
import { listHistory } from './operations/list-history.ts';
import { listItemNotes } from './operations/list-item-notes.ts';
import { removeItemNote } from './operations/remove-item-note.ts';
import { restoreItemNote } from './operations/restore-item-note.ts';
import { proposeNextRound } from './operations/propose-next-round.ts';
import { proposeTheftBlock } from './operations/propose-theft-block.ts';
import { openRound } from './operations/open-round.ts';
import { saveDraft } from './operations/save-draft.ts';
import { recordSummons } from './operations/record-summons.ts';
import { liftSummons } from './operations/lift-summons.ts';
import { listSummonses } from './operations/list-summonses.ts';
import { listMySummonses } from './operations/list-my-summonses.ts';
import { courtDeadlines, courtNeeds } from './court-days.ts';
import { disputeFacets } from './dispute-facets.ts';
import { INDEX_FURNISHERS, INDEX_SOURCES, SEAL_ITEMS } from './store/item-content.ts';
import { SEAL_OUTCOMES } from './store/outcomes.ts';
import { disputesNeeds } from './disputes-needs.ts';
import { rowsDisposed } from '../../../platform/server/retention.ts';

export const disputesFeature = defineFeature({
  name: 'disputes',
  contract: disputesContract,
  sealedAs: {
    'dispute_denials.content_sealed': { key: ['source_id'] },
    'dispute_file_statements.content_sealed': { key: ['source_id'] },
  },
  views: [
    'dispute_open_rounds',
    'dispute_items_in_progress',
    'dispute_round_records',
    'dispute_item_records',
    'dispute_outcome_records',
    'dispute_item_results',
    'dispute_mailing_days',
    'dispute_questions',
    'dispute_round_times',
    'dispute_proposed_outcomes',
    'dispute_items_left',
  ],
  activities: disputesActivities,
  operations: {
    getDraft,
    saveDraft,
    openRound,
    proposeNextRound,
    proposeTheftBlock,
    withdrawItem,
    listRounds,
    listMine,
    listOutcomes,
    decideOutcomes,
    undoOutcome,
    listOverrides,
    recordAnswers,
    resultsByFurnisher,
    confirmCorrect,
    answerDetail,
    askDetails,
    withdrawDetailQuestion,
    listMyDetails,
    answerMyDetail,
    listCorrect,
    withdrawCorrect,
    listMyCorrect,
    withdrawMyCorrect,
    listHistory,
    listItemNotes,
    addItemNote,
    changeItemNote,
    removeItemNote,
    restoreItemNote,
    recordSummons,
    liftSummons,
    listSummonses,
    listMySummonses,
  },
  jobs: [proposeOutcomes, withdrawStrayQuestions],
  dataSteps: [SEAL_ITEMS, INDEX_SOURCES, SEAL_OUTCOMES, INDEX_FURNISHERS],
  // A report that came, went or was compared again may say what became of open items. Files of bureaus' results need no report before them.
  reactions: [
    ...(
      [
        'creditReports.compared',
        'creditReports.read',
        'creditReports.personAnswered',
        'creditReports.personConfirmed',
        'creditReports.discarded',
        'creditReports.takenBack',
      ] as const
    ).map((on): Reaction => ({
      on,
      sentence: 'When a new report is read or compared, outcomes of the open disputes are proposed.',
      job: proposeOutcomes,
      payload: (entry) => ({ contactId: entry.contactId }),
    })),
    {
      on: 'creditReports.read',
      sentence: 'When a report is read again, questions about details that are another person’s are withdrawn.',
      job: withdrawStrayQuestions,
      payload: ({ subject }) => ({ reportId: subject.id }),
    },
  ],
  needs: [disputesNeeds, courtNeeds],
  deadlines: [courtDeadlines],
  facets: disputeFacets,
  retention: [
    rowsDisposed({
      key: 'disputes.disputes',
      name: 'Disputes: rounds, items, mailings and results',
      tables: [
        'dispute_detail_questions',
        'dispute_item_notes',
        'dispute_item_sources',
        'dispute_items',
        'dispute_mailings',
        'dispute_outcomes',
        'dispute_denials',
        'dispute_summonses',
        'dispute_file_statements',
        'dispute_rounds',
      ],
      group: 'records',
      onRequest: false,
    }),
  ],
  bound: {
    dispute_rounds: 'A record with rounds is never merged away.',
    dispute_items: 'They belong to rounds, and a record with rounds is never merged away.',
    dispute_mailings: 'They belong to rounds, and a record with rounds is never merged away.',
    dispute_outcomes: 'They belong to rounds, and a record with rounds is never merged away.',
    dispute_detail_questions: 'They are about lines of reports, and a record with reports is never merged away.',
    dispute_item_notes: 'They are about lines of reports, and a record with reports is never merged away.',
    dispute_summonses: 'They are about lines of reports, and a record with reports is never merged away.',
    dispute_denials: 'They are about lines of reports, and a record with reports is never merged away.',
    dispute_file_statements: 'They move with the statements they come from (features/findings).',
    dispute_item_sources: 'They move with the answers they come from (features/findings).',
  },
});
