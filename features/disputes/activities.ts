// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const disputesActivities = defineActivities(
  { permission: 'disputes:view' },
  {
    'disputes.draftSaved': { name: 'Round prepared', subject: ['dispute-round'], changes: z.strictObject({ items: z.array(z.unknown()) }) },
    'disputes.outcomeAdded': {
      name: 'Outcome recorded',
      subject: ['dispute-outcome', 'contact'],
      changes: z.strictObject({ state: z.string(), answers: z.array(z.unknown()), answeredOn: z.string().nullable() }),
    },
    'disputes.outcomeUndone': {
      name: 'Outcome undone',
      subject: ['dispute-outcome'],
      changes: z.strictObject({ state: z.string(), result: z.string() }),
    },
    'disputes.correctConfirmed': {
      name: 'Line confirmed as correct',
      subject: ['contact'],
      changes: z.strictObject({ what: z.string(), bureau: z.string().nullable() }),
      forClients: 'disputes:view-own',
    },
    'disputes.summonsRecorded': {
      name: 'Court summons recorded',
      subject: ['contact'],
      changes: z.strictObject({ servedOn: z.string(), answerDueOn: z.string().nullable() }),
    },
    'disputes.summonsLifted': {
      name: 'Work resumed after a court summons',
      subject: ['contact'],
      changes: z.strictObject({ reason: z.string() }),
    },
    'disputes.detailAnswered': {
      name: 'Answer about a personal detail recorded',
      subject: ['contact'],
      changes: z.strictObject({ detail: z.string(), answer: z.string() }),
      forClients: 'disputes:view-own',
    },
    'disputes.detailsAsked': {
      name: 'Client asked about personal details',
      subject: ['contact'],
      changes: z.strictObject({ asked: z.number() }),
      forClients: 'disputes:answer-own',
    },
    'disputes.detailQuestionWithdrawn': {
      name: 'Question about a personal detail withdrawn',
      subject: ['contact'],
      changes: z.strictObject({ answer: z.string() }),
      forClients: 'disputes:answer-own',
    },
    'disputes.detailAnsweredByClient': {
      name: 'Personal detail answered by the client',
      subject: ['contact'],
      changes: z.strictObject({ answer: z.string() }),
      forClients: 'disputes:answer-own',
    },
    'disputes.correctWithdrawn': {
      name: 'Confirmation of a line withdrawn',
      subject: ['contact'],
      changes: z.strictObject({ what: z.string(), reason: z.string() }),
      forClients: 'disputes:view-own',
    },
    'disputes.correctWithdrawnByClient': {
      name: 'Confirmation withdrawn by the client',
      subject: ['contact'],
      changes: z.strictObject({ what: z.string() }),
      forClients: 'disputes:view-own',
    },
    'disputes.outcomesDecided': {
      name: 'Outcomes decided',
      subject: ['contact'],
      changes: z.strictObject({ decided: z.array(z.unknown()) }),
    },
    'disputes.outcomesProposed': {
      name: 'Outcomes proposed',
      subject: ['contact'],
      changes: z.strictObject({ added: z.number(), rewritten: z.number(), withdrawn: z.number() }),
    },
    'disputes.itemWithdrawn': {
      name: 'Item withdrawn',
      subject: ['dispute-round'],
      changes: z.strictObject({ item: z.string(), bureau: z.string(), state: z.string(), reason: z.string() }),
      forClients: 'disputes:view-own',
    },
    'disputes.itemNoteAdded': { name: 'Note about an item added', subject: ['dispute-item-note'] },
    'disputes.itemNoteChanged': {
      name: 'Note about an item changed',
      subject: ['dispute-item-note'],
      changes: z.strictObject({ everyBureau: z.boolean() }),
    },
    'disputes.itemNoteRemoved': { name: 'Note about an item removed', subject: ['dispute-item-note'] },
    'disputes.itemNoteRestored': { name: 'Note about an item restored', subject: ['dispute-item-note'] },
    'disputes.roundOpened': {
      name: 'Round opened',
      subject: ['dispute-round'],
      changes: z.strictObject({
        state: z.string(),
        overrides: z.array(z.strictObject({ code: z.string(), reason: z.string() })).optional(),
      }),
      forClients: 'disputes:view-own',
    },
  },
);
