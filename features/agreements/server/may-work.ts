// The one question that everything asks which does work for a client.
import { civilDateAt, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import { keepVerdict } from '../../../platform/server/verdicts.ts';
import { listAuthorizations } from '../../files/server/public.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import { findStateStatuses } from '../../office/server/public.ts';
import type { Refusal } from '../../../platform/base/refusal.ts';
import { agreementsOn, NO_AGREEMENT, standingOf } from '../rules/agreement-status.ts';
import { dayOfClient } from '../rules/cancellation-period.ts';
import { judgeWork, WORK_GATES, WORK_RULE_VERSION, type WorkAsked, type WorkFacts } from '../rules/may-work.ts';
import { listRecordedDays, listWorkHeads } from './store/by-contact.ts';

/**
 * True when this work may be done for the contact at this time, else why not. The law applies to everyone, so who asks does not matter. Ask inside
 * the transaction that does the work. @throws Error when there is no such contact
 */
export async function mayWork(db: Db, contactId: string, asked: WorkAsked, time: OfficeTime): Promise<true | Refusal> {
  const facts = (await listWorkFacts(db, [contactId], time)).get(contactId);
  if (!facts) throw new Error(`Contact ${contactId} is gone.`);
  return judge(contactId, facts, asked);
}

/** Answers, and keeps what was allowed with the change that runs. The reason of a hold is free text, and allows nothing. */
function judge(contactId: string, facts: WorkFacts, asked: WorkAsked): true | Refusal {
  const answer = judgeWork(facts, asked);
  if (answer === true) {
    const { standing, state, stateStatus = null, onHold, authorized, authorizedUntil = null } = facts;
    keepVerdict({
      gates: WORK_GATES,
      version: WORK_RULE_VERSION,
      contactId,
      asked: asked.what,
      facts: {
        ...standing,
        state,
        stateStatus,
        isOnHold: onHold !== null,
        ...(onHold && { holdKind: onHold.kind }),
        authorized,
        authorizedUntil,
        ...(asked.bureaus && { bureaus: asked.bureaus }),
      },
    });
  }
  return answer;
}

/** Those of the contacts of whom nothing is asked: clients who canceled, for no service follows (15 U.S.C. 1679e(a); law.md G8), and who have died. */
export async function listCanceled(db: Db, contactIds: readonly string[], time: OfficeTime): Promise<ReadonlySet<string>> {
  const facts = await listWorkFacts(db, contactIds, time);
  return new Set(
    [...facts].flatMap(([id, one]) => (one.onHold?.kind === 'death' || isCanceled(judgeWork(one, { what: 'stage' })) ? [id] : [])),
  );
}

const isCanceled = (answer: true | Refusal): boolean => answer !== true && answer.code === 'agreements.cancelled';

/**
 * Why the work asked for may not be done, by contact id. Those for whom it may be done are absent. `on` is the day of work that was done before
 * it is recorded: a cancellation or a hold of a later day did not stop it.
 */
export async function refuseWorkForMany(
  db: Db,
  asked: ReadonlyMap<string, WorkAsked>,
  time: OfficeTime,
  on?: CivilDate,
): Promise<ReadonlyMap<string, Refusal>> {
  const found = await listWorkFacts(db, [...asked.keys()], time, on);
  const judged = [...asked].map(([id, work]) => {
    const facts = found.get(id);
    if (!facts) throw new Error(`Contact ${id} is gone.`);
    return [id, judge(id, facts, work)] as const;
  });
  return new Map(judged.flatMap(([id, answer]) => (answer === true ? [] : [[id, answer] as const])));
}

/** What the question is decided by, of each contact. */
export async function listWorkFacts(
  db: Db,
  contactIds: readonly string[],
  time: OfficeTime,
  on?: CivilDate,
): Promise<ReadonlyMap<string, WorkFacts>> {
  const heads = await listWorkHeads(db, contactIds);
  const recorded = await listRecordedDays(db, contactIds);
  const authorizations = await listAuthorizations(db, contactIds);
  const statuses = await findStateStatuses(db, [...new Set(heads.flatMap(({ state }) => state ?? []))], time);
  return new Map(
    heads.map(({ id, state, zone, onHoldSince, hold }) => {
      const days = recorded.get(id);
      const today = on ?? dayOfClient(zone, time.now);
      return [
        id,
        {
          standing: days ? standingOf(on === undefined ? days.agreements : agreementsOn(days.agreements, on), state, today) : NO_AGREEMENT,
          state,
          stateStatus: state === null ? undefined : statuses.get(state),
          onHold: onHoldSince === null || (on !== undefined && civilDateAt(onHoldSince, time.zone) > on) ? null : hold,
          ...authorizedOn(authorizations.get(id), on ?? civilDateAt(time.now, time.zone)),
        },
      ];
    }),
  );
}

/** An authorization counts through its last day. */
function authorizedOn(
  signed: { readonly bureaus: readonly Bureau[]; readonly validUntil: CivilDate | null } | undefined,
  day: CivilDate,
): Pick<WorkFacts, 'authorized' | 'authorizedUntil'> {
  const { bureaus = [], validUntil = null } = signed ?? {};
  return { authorized: validUntil !== null && validUntil < day ? [] : bureaus, authorizedUntil: validUntil };
}
