// Scores as screens see them, and what changes of them answer and record.
import { z } from 'zod';
import { formatCivilDate, parseCivilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import { pageCursor } from '../../../platform/server/page-cursor.ts';
import type { ClientScope, StaffScope } from '../../../platform/server/scope.ts';
import type { RemovableKind } from '../../contacts/server/public.ts';
import type { ScorePoint } from '../contract.ts';
import { findPoint, listPoints, setRemoved, type StoredPoint } from './store.ts';

const BUREAU_NAMES = { EQ: 'Equifax', EX: 'Experian', TU: 'TransUnion' } as const;

export function viewPoint({ contactId: _contact, removed: _removed, ...point }: StoredPoint): ScorePoint {
  return point;
}

export const SCORES: RemovableKind<StoredPoint, ScorePoint> = {
  find: findPoint,
  isRemoved: ({ removed }) => removed,
  notFound: () => refuse('scores.notFound', 'There is no such score.'),
  view: viewPoint,
  setRemoved: async (db, score, at) => ((await setRemoved(db, score.id, at)) ? { ...score, removed: at !== null } : undefined),
  describe: describeScore,
};

const CURSOR = pageCursor('scores.points', z.tuple([z.string().refine((day) => parseCivilDate(day) !== undefined), z.uuid()]));

/** A page of points, the latest first. */
export async function pageOfPoints(
  db: Db,
  scope: StaffScope | ClientScope,
  contactId: string,
  page: { readonly after?: string | undefined; readonly limit: number },
): Promise<{ rows: ScorePoint[]; next: string | null } | Refusal> {
  const after = CURSOR.read(page.after);
  if (isRefusal(after)) return after;
  const found = await listPoints(db, scope, contactId, { after: after && { on: after[0], id: after[1] }, limit: page.limit });
  return CURSOR.page(found, page.limit, ({ scoredOn, id }) => [scoredOn, id]);
}

/** What the record says of a change of a score typed in. */
export function describeScore(
  score: Pick<StoredPoint, 'id' | 'contactId' | 'bureau' | 'value' | 'scoredOn'>,
  what: string,
): Pick<ActivityFacts, 'contactId' | 'subject' | 'summary'> {
  const day = parseCivilDate(score.scoredOn);
  return {
    contactId: score.contactId,
    subject: { type: 'credit-score', id: score.id },
    summary: `${BUREAU_NAMES[score.bureau]} score ${score.value}${day ? ` of ${formatCivilDate(day)}` : ''} ${what}`,
  };
}
