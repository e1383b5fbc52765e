// Gate G16 at every door through which a letter leaves: nothing that its client has not approved is printed, given out or mailed.
import { civilDateAt, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import { keepVerdict } from '../../../platform/server/verdicts.ts';
import { APPROVAL_RULE_VERSION, judgeApproval } from '../rules/approval.ts';
import { letterTo } from '../rules/letter-kinds.ts';
import type { StateOfLetter } from './store.ts';
import { listLatest } from './store/approvals.ts';

/**
 * Why these letters may not go out, by letter id; approved ones are absent. `on` is the day of a mailing that is recorded later: what counted on
 * that day decides. Ask with letters that were not mailed.
 */
export async function refuseUnapproved(
  db: Db,
  letters: readonly StateOfLetter[],
  { now, zone }: OfficeTime,
  on: CivilDate = civilDateAt(now, zone),
): Promise<ReadonlyMap<string, Refusal>> {
  const latest = await listLatest(
    db,
    letters.map(({ id }) => id),
  );
  return new Map(
    letters.flatMap((letter) => {
      const { id, contactId, pdfSha256, beforeApprovals, asksClient } = letter;
      const verdict = judgeApproval(
        { sha256: pdfSha256, beforeApprovals, asksClient, last: latest.get(id) ?? null, day: on },
        letterTo(letter),
      );
      if (verdict.allowed)
        keepVerdict({
          gates: ['G16'],
          version: APPROVAL_RULE_VERSION,
          contactId,
          asked: 'letter-out',
          facts: { ...about(letter), letter: id, pdf: pdfSha256, approvalUntil: verdict.until, beforeApprovals, day: on },
        });
      return verdict.allowed ? [] : [[id, refuse(verdict.code, verdict.sentence, { citation: verdict.citation })] as const];
    }),
  );
}

/** Whom the letter goes to, as the verdict keeps it. */
function about({ bureau, recipientClass, asksClient }: StateOfLetter): Readonly<Record<string, string | boolean>> {
  return bureau === null ? { recipientClass, asksClient } : { bureau };
}
