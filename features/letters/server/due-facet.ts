import { facet } from '../../../platform/server/manifest.ts';
import { nextDue } from '../../disputes/rules/response-clock.ts';
import { dueValue, type DueValue } from '../rules/due-value.ts';
import { listOwedAnswers } from './store/owed-answers.ts';

/** The earliest due date of an answer; contacts that wait for none are absent. Needs permission to see rounds. */
export const dueFacet = facet<DueValue>({
  key: 'due',
  permission: 'disputes:view',
  value: dueValue,
  many: async ({ db }, ids) => new Map([...(await listOwedAnswers(db, ids))].map(([id, owed]) => [id, nextDue(owed)] as const)),
});
