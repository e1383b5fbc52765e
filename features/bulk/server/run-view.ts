// A run as its screen shows it, for the person who looks.
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { BulkRun } from '../contract.ts';
import { UNDO_HOURS } from '../rules/changes.ts';
import type { Run } from './store/runs.ts';

const ENDED: readonly string[] = ['done', 'cancelled', 'failed'];

/** Until when a run can be undone; undefined when it cannot. */
export function undoUntil(run: Run, now: Date): Date | undefined {
  if (run.finishedAt === null || !ENDED.includes(run.state) || run.rowsChanged === 0) return undefined;
  const until = new Date(run.finishedAt.getTime() + UNDO_HOURS * 3_600_000);
  return until > now ? until : undefined;
}

/** True when the contacts that failed can be tried again: every other one was dealt with, and the run can still be undone. */
export function canRetry(run: Run, now: Date): boolean {
  if (run.finishedAt === null || run.state !== 'done' || run.rowsFailed === 0) return false;
  return run.finishedAt.getTime() + UNDO_HOURS * 3_600_000 > now.getTime();
}

/** One's own run; that of a colleague only for those who may archive, as with changes made in lists. */
export function mayTouch(run: Run, scope: StaffScope): boolean {
  return scope.may('bulk:run') && (run.createdBy === scope.userId || scope.may('contacts:archive'));
}

export function viewRun(run: Run, scope: StaffScope, now: Date): BulkRun {
  const mine = mayTouch(run, scope);
  return {
    id: run.id,
    object: run.object,
    change: run.change,
    words: run.words,
    state: run.state,
    rows: {
      total: run.rowsTotal,
      changed: run.rowsChanged,
      skipped: run.rowsSkipped,
      failed: run.rowsFailed,
      undone: run.rowsUndone,
      kept: run.rowsKept,
    },
    createdAt: run.createdAt.toISOString(),
    createdBy: run.createdByName,
    finishedAt: run.finishedAt?.toISOString() ?? null,
    problem: run.problem,
    undoUntil: (mine && undoUntil(run, now)?.toISOString()) || null,
    retryable: mine && canRetry(run, now),
    cancellable: mine && run.state === 'running',
  };
}
