// What is kept of one person, until when, and what a wish of theirs would take.
import { civilDateAt, formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { RetentionKind } from '../../../platform/server/retention.ts';
import { dueDays, isClosed, keptSince } from '../rules/retention-days.ts';
import { CLAIMS } from '../rules/retention-words.ts';
import { findKinds, type HeldKind } from './kinds.ts';
import { findLife, type Life } from './store/lives.ts';
import { findSettings } from './store/settings.ts';

export interface JudgedKind extends HeldKind {
  readonly due: CivilDate;
  /** Why it stays when the client asks for deletion today; null when it goes. */
  readonly stays: string | null;
}
export interface JudgedContact {
  readonly life: Life;
  readonly since: CivilDate;
  readonly closed: boolean;
  readonly due: { readonly reports: CivilDate; readonly records: CivilDate };
  readonly kinds: readonly JudgedKind[];
}

/** Undefined when there is no such contact. */
export async function judgeContact(
  db: Db,
  catalog: { readonly retention: readonly RetentionKind[] },
  contactId: string,
  { now, zone }: { readonly now: Date; readonly zone: string },
): Promise<JudgedContact | undefined> {
  const life = await findLife(db, contactId);
  if (!life) return undefined;
  const since = keptSince(life, zone);
  const today = civilDateAt(now, zone);
  const held = (await findKinds(db, catalog.retention, [{ contactId, since }], zone)).get(contactId) ?? [];
  const must = held.flatMap((one) => one.must?.until ?? []);
  const due = dueDays(since, await findSettings(db), must);
  const judge = ({ kind, must: law }: HeldKind): string | null => {
    if (law && law.until > today) return `Must be kept until ${formatCivilDate(law.until)} (${law.source}).`;
    if (!kind.onRequest && due.records > today) return `Kept until ${formatCivilDate(due.records)}. ${CLAIMS}.`;
    return null;
  };
  const first = held.map((one) => ({ ...one, due: due[one.kind.group], stays: judge(one) }));
  // Whose it is must be known for as long as anything else stays.
  const blocking = first.find(({ kind, stays }) => stays !== null && !kind.isLast);
  const kinds = first.map((one) =>
    one.kind.isLast && one.stays === null && blocking
      ? { ...one, stays: `Stays for as long as “${blocking.kind.name}” must be kept.` }
      : one,
  );
  return { life, since, closed: isClosed(life), due, kinds };
}
