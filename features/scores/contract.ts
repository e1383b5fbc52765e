// Credit scores of every client over time: read from reports, or typed in; and the score a client wants to reach.
import { z } from 'zod';
import { isNotTooLongAgo, TOO_LONG_AGO } from '../../platform/base/day-limits.ts';
import { endpoint } from '../../platform/base/endpoint.ts';
import { freeLine } from '../../platform/base/free-text.ts';
import { pageInput, version } from '../../platform/base/shared-inputs.ts';
import { changedMeanwhile, cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { contactArchived, contactNotFound } from '../contacts/rules/contact-refusals.ts';
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
const latest = z.object({
  value: z.number().int(),
  model,
  modelPrinted: z.string(),
  scoredOn: z.string(),
  source: z.enum(['report', 'hand']),
  sinceStart: z.number().int().nullable(),
  sinceLast: z.number().int().nullable(),
});
export type LatestScore = z.output<typeof latest>;
const byBureau = z.object({ EQ: latest.nullable(), EX: latest.nullable(), TU: latest.nullable() });
const goal = z.object({ value: z.number().int(), version: z.number().int() });
const notFound = { 'scores.notFound': { status: 404, when: 'There is no such score.' } } as const;
/** Scores are points of one person, shown as a line each; a page holds years of them. */
const points = pageInput({ usual: 200, most: 500 });

export const scoresContract = {
  list: endpoint({
    method: 'GET',
    path: '/credit-scores',
    summary: 'Clients with their newest scores and how these changed',
    audience: 'staff',
    permission: 'scores:view',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject({
      filter: z.enum(SCORE_FILTERS).default('all'),
      search: z.string().trim().max(100).optional(),
      model: model.optional(),
      /** The day of the office when the list was opened, so that its pages agree; today, unless given. */
      today: civilDate.optional(),
      ...pageInput({ usual: 50, most: 200 }),
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
    sees: 'report',
    refusals: { ...contactNotFound.declared, ...cursorUnknown.declared },
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
      ...contactNotFound.declared,
      ...contactArchived.declared,
      'scores.sameDay': { status: 409, when: 'This bureau and model already has a score of that day.' },
      'scores.inFuture': { status: 422, when: 'The day is in the future.' },
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
    summary: 'Remove a score that was added by hand; it can be restored',
    audience: 'staff',
    permission: 'scores:keep',
    activity: 'scores.removed',
    refusals: {
      ...notFound,
      ...contactArchived.declared,
      'scores.fromReport': { status: 409, when: 'The score comes from a report and is removed only with it.' },
    },
    input: z.strictObject({ id: z.uuid() }),
    output: point,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/credit-scores/{id}/restore',
    summary: 'Restore a removed score',
    audience: 'staff',
    permission: 'scores:keep',
    activity: 'scores.restored',
    refusals: { ...notFound, ...contactArchived.declared },
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
      ...contactNotFound.declared,
      ...contactArchived.declared,
      ...changedMeanwhile.declared,
    },
    input: z.strictObject({
      contactId: z.uuid(),
      value: z.number().int().min(300, 'Between 300 and 850.').max(850, 'Between 300 and 850.').nullable(),
      version: version.nullable(),
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
    refusals: cursorUnknown.declared,
    input: z.strictObject(points),
    output: z.object({
      rows: z.array(point.omit({ note: true, addedBy: true, reportId: true })),
      next: nullable,
      goal: z.number().int().nullable(),
      scores: byBureau,
    }),
  }),
};
