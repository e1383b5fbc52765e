import { z } from 'zod';
import { isInstant } from '../../../../platform/base/instant.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { automationContract } from '../../contract.ts';
import { explainReason } from '../../rules/judge-event.ts';
import { mayFollow } from '../rule-owner.ts';
import { nameOfKind, ruleNotFound } from '../rule-view.ts';
import { listScopes } from '../store.ts';
import { listRuns as readRuns } from '../store/runs.ts';

const CURSOR = pageCursor('automation.runs', z.tuple([z.string().refine(isInstant), z.number().int(), z.uuid()]));

export const listRuns: Operation<typeof automationContract.listRuns> = async ({ db, scope, services, input }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const { ruleId, outcome, limit } = input;
  const rules = await listScopes(db);
  if (ruleId !== undefined && !rules.some(({ id }) => id === ruleId)) return ruleNotFound();
  // A rule about clients whose payments failed would otherwise name them to everyone who may read its log.
  const without = rules.filter((rule) => !mayFollow(services, scope, rule)).map(({ id }) => id);
  const found = await readRuns(db, { ruleId, outcome, without, after, limit: limit + 1 });
  const { rows, next } = CURSOR.page(found, limit, (row) => [row.place, row.activityId, row.ruleId]);
  return {
    rows: rows.map(({ contactId, contactName, kind, at, reason, place: _place, ...row }) => ({
      ...row,
      kindName: nameOfKind(services, kind),
      contact: { id: contactId, name: contactName },
      at: at.toISOString(),
      reason: reason === null ? null : explainReason(reason),
    })),
    next,
  };
};
