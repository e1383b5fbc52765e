// Credit scores of every client over time: read from reports, or typed in; and the score a client wants to reach.
import { z } from 'zod';
import { isNotTooLongAgo, TOO_LONG_AGO } from '../../platform/base/days-told.ts';
import { endpoint } from '../../platform/base/endpoint.ts';
import { freeLine } from '../../platform/base/free-text.ts';
import { civilDate } from '../contacts/rules/contact-schema.ts';
import { SCORE_MODELS } from './rules/score-models.ts';
import { BUREAUS } from '../report-files/rules/bureaus.ts';

export { SCORE_MODELS };

export const SCORE_FILTERS = ['all', 'stale', 'dropped', 'reached'] as const;
const bureau = z.enum(BUREAUS);
const model = z.enum(SCORE_MODELS);
const nullable = z.string().nullable();

const point = z.object({
  id: z.string(),
  bureau,
  model,
  modelPrinted: z.string(),
  value: z.number().int(),
  scoredOn: z.string(),
  source: z.enum(['report', 'hand']),
  reportId: nullable,
  note: nullable,
  addedBy: z.string(),
});
export type ScorePoint = z.output<typeof point>;
/** The newest score of one bureau against the first and the one before it, of the same model: other models are no comparison. */
const standing = z.object({
  value: z.number().int(),
  model,
  modelPrinted: z.string(),
  scoredOn: z.string(),
  source: z.enum(['report', 'hand']),
  sinceStart: z.number().int().nullable(),
  sinceLast: z.number().int().nullable(),
});
export type ScoreStanding = z.output<typeof standing>;
const byBureau = z.object({ EQ: standing.nullable(), EX: standing.nullable(), TU: standing.nullable() });
const goal = z.object({ value: z.number().int(), version: z.number().int() });
const noContact = { 'contacts.notFound': { status: 404, when: 'There is no such contact.' } } as const;
const archived = { 'contacts.archived': { status: 409, when: 'The contact is archived, so it can only be read or restored.' } } as const;
const notFound = { 'scores.notFound': { status: 404, when: 'There is no such score.' } } as const;
/** Scores are points of one person, shown as a line each; a page holds years of them. */
const points = { after: z.string().max(200).optional(), limit: z.coerce.number().int().min(1).max(500).default(200) };

export const scoresContract = {
  list: endpoint({
    method: 'GET',
    path: '/credit-scores',
    summary: 'Clients with their newest scores and how these changed',
    audience: 'staff',
    permission: 'scores:view',
    activity: null,
    refusals: { 'scores.cursorUnknown': { status: 422, when: 'The page marker was not made by this list.' } },
    input: z.strictObject({
      filter: z.enum(SCORE_FILTERS).default('all'),
      search: z.string().trim().max(100).optional(),
      model: model.optional(),
      /** The day it is where the question is asked. */
      today: civilDate.optional(),
      after: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    output: z.object({
      rows: z.array(
        z.object({
          contactId: z.string(),
          contactName: z.string(),
          scores: byBureau,
          goal: goal.nullable(),
          newestOn: nullable,
          isStale: z.boolean(),
          hasDropped: z.boolean(),
          hasReachedGoal: z.boolean(),
        }),
      ),
      next: nullable,
    }),
  }),
  forContact: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/credit-scores',
    summary: 'The scores of a contact over time, newest first',
    audience: 'staff',
    permission: 'scores:view',
    activity: null,
    refusals: noContact,
    input: z.strictObject({ contactId: z.uuid(), ...points }),
    output: z.object({ rows: z.array(point), next: nullable, goal: goal.nullable(), scores: byBureau }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/credit-scores',
    summary: 'Add a score by hand',
    audience: 'staff',
    permission: 'scores:keep',
    activity: 'scores.added',
    refusals: {
      ...noContact,
      ...archived,
      'scores.sameDay': { status: 409, when: 'This bureau and model already has a score of that day.' },
      'scores.inFuture': { status: 422, when: 'The day lies in the future.' },
    },
    input: z.strictObject({
      contactId: z.uuid(),
      bureau,
      model,
      modelPrinted: freeLine(60).default(''),
      value: z.number().int().min(300, 'Between 300 and 850.').max(850, 'Between 300 and 850.'),
      scoredOn: civilDate.refine(isNotTooLongAgo, TOO_LONG_AGO),
      note: freeLine(200).default(''),
    }),
    output: point,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/credit-scores/{id}',
    summary: 'Take out a score that was typed in; it can be put back',
    audience: 'staff',
    permission: 'scores:keep',
    activity: 'scores.removed',
    refusals: {
      ...notFound,
      ...archived,
      'scores.fromReport': { status: 409, when: 'The score stands on a report and goes only with it.' },
    },
    input: z.strictObject({ id: z.uuid() }),
    output: point,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/credit-scores/{id}/restore',
    summary: 'Put back a score that was taken out',
    audience: 'staff',
    permission: 'scores:keep',
    activity: 'scores.restored',
    refusals: { ...notFound, ...archived },
    input: z.strictObject({ id: z.uuid() }),
    output: point,
  }),
  setGoal: endpoint({
    method: 'PUT',
    path: '/contacts/{contactId}/score-goal',
    summary: 'Set, change or clear the score a client wants to reach',
    audience: 'staff',
    permission: 'scores:keep',
    activity: 'scores.goalSet',
    refusals: {
      ...noContact,
      ...archived,
      'scores.changedMeanwhile': { status: 409, when: 'Somebody changed the goal since it was read.' },
    },
    input: z.strictObject({
      contactId: z.uuid(),
      value: z.number().int().min(300, 'Between 300 and 850.').max(850, 'Between 300 and 850.').nullable(),
      version: z.int32().nullable(),
    }),
    output: z.object({ goal: goal.nullable() }),
  }),
  listMine: endpoint({
    method: 'GET',
    path: '/portal/scores',
    summary: "The client's own scores over time, newest first",
    audience: 'client',
    permission: 'scores:view-own',
    activity: null,
    refusals: {},
    input: z.strictObject(points),
    output: z.object({
      rows: z.array(point.omit({ note: true, addedBy: true, reportId: true })),
      next: nullable,
      goal: z.number().int().nullable(),
      scores: byBureau,
    }),
  }),
};
