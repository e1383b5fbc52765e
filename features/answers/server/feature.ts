import { defineFeature } from '../../../platform/server/feature.ts';
import { rowsFollow } from '../../../platform/server/manifest.ts';
import { rowsDisposed } from '../../../platform/server/retention.ts';
import { answersActivities } from '../activities.ts';
import { answersContract } from '../contract.ts';
import { answerNeeds } from './answer-needs.ts';
import { readAnswer, takeUpload } from './jobs.ts';
import { add } from './operations/add.ts';
import { enter } from './operations/enter.ts';
import { findLetter } from './operations/find-letter.ts';
import { finishStep } from './operations/finish-step.ts';
import { get } from './operations/get.ts';
import { list } from './operations/list.ts';
import { restore } from './operations/restore.ts';
import { setAside } from './operations/set-aside.ts';
import { sort } from './operations/sort.ts';
import { split } from './operations/split.ts';
import { undo } from './operations/undo.ts';
import { stepDeadlines } from './step-deadlines.ts';

export const answersFeature = defineFeature({
  name: 'answers',
  rightsOf: 'disputes',
  contract: answersContract,
  activities: answersActivities,
  operations: { list, get, findLetter, add, sort, split, enter, undo, setAside, restore, finishStep },
  jobs: [readAnswer, takeUpload],
  reactions: [
    {
      on: 'files.uploaded',
      sentence: 'When an answer of a bureau is uploaded for a client, it waits to be sorted and entered.',
      job: takeUpload,
      when: ({ contactId, after }) => contactId !== null && after?.['kind'] === 'bureau-answer',
      payload: ({ subject }) => ({ fileId: subject.id }),
    },
    {
      on: 'files.documentMarked',
      sentence: 'When a document of a client is marked as an answer of a bureau, it waits to be sorted and entered.',
      job: takeUpload,
      when: ({ contactId, after }) => contactId !== null && after?.['kind'] === 'bureau-answer',
      payload: ({ subject }) => ({ fileId: subject.id }),
    },
  ],
  needs: answerNeeds,
  deadlines: [stepDeadlines],
  retention: [
    rowsDisposed({
      key: 'answers.answers',
      name: 'Answers on paper, and what was entered of them',
      tables: ['answers'],
      group: 'records',
      onRequest: false,
    }),
  ],
  // One with a letter stays: a record with rounds is never merged away.
  follows: [rowsFollow('answers', 'answers')],
});
