// Scores as screens see them, and what changes of them answer and record.
import { formatCivilDate, parseCivilDate } from '../../../platform/base/civil-date.ts';
import { refuse } from '../../../platform/base/refusal.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { ClientScope, StaffScope } from '../../../platform/server/scope.ts';
import type { ScorePoint } from '../contract.ts';
import { readDayMarker, writeMarker } from './page-marker.ts';
import { findPoint, listPoints, type StoredPoint } from './store.ts';

const BUREAU_NAMES = { EQ: 'Equifax', EX: 'Experian', TU: 'TransUnion' } as const;

export const scoreNotFound = () => refuse('scores.notFound', 'There is no such score.');

export function viewPoint({ contactId: _contact, removed: _removed, ...point }: StoredPoint): ScorePoint {
  return point;
}

/** The score just written. @throws Error when it is not there */
export async function viewWritten(db: StaffDb, id: string): Promise<ScorePoint> {
  const point = await findPoint(db, id);
  if (!point) throw new Error('The score just written is not there.');
  return viewPoint(point);
}

/** A page of points; a marker no such list made has nothing after it. */
export async function pageOfPoints(
  db: Db,
  scope: StaffScope | ClientScope,
  contactId: string,
  page: { readonly after?: string | undefined; readonly limit: number },
): Promise<{ rows: ScorePoint[]; next: string | null }> {
  const after = readDayMarker(page.after);
  if (after === null) return { rows: [], next: null };
  const found = await listPoints(db, scope, contactId, { after, limit: page.limit });
  const rows = found.slice(0, page.limit);
  const end = rows.at(-1);
  return { rows, next: end && found.length > page.limit ? writeMarker({ on: end.scoredOn, id: end.id }) : null };
}

/** What the record says of a change of a score typed in. */
export function aboutScore(
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
