// Whether letters may be printed or mailed: for each client, to all whom they go to, only while what they say is so, and only as the client
// approved them.
import { civilDateAt, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import type { Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { refuseWorkForMany } from '../../agreements/server/public.ts';
import { contactArchived } from '../../contacts/rules/contact-refusals.ts';
import { findContactById } from '../../contacts/server/public.ts';
import { refuseWithoutProofs } from '../../files/rules/letter-proofs.ts';
import { missingProofs } from '../../files/server/public.ts';
import { letterKey, refuseUntrue } from '../../disputes/server/public.ts';
import type { LetterKind } from '../rules/letter-kinds.ts';
import { refuseUnapproved } from './approval-doors.ts';
import { refuseChanged } from './still-says.ts';
import { refuseWrittenChanged } from './written-still-says.ts';
import { workAsked } from './work-asked.ts';
import { listStates, type Letter, type StateOfLetter } from './store.ts';
import type { PrintBatch } from './store/print-batches.ts';

type AskedLetter = LetterKind & { readonly contactId: string };

/** Recipients who may ask who the client is (15 U.S.C. 1681h(a)(1)). */
const PROVEN: ReadonlySet<string> = new Set(['bureau', 'agency']);

export interface DoorCall {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly now: Date;
  readonly zone: string;
}

/** Why the PDF of a batch is not given out: it would go to the printer as it is. What was mailed is history, and not judged again. */
export async function refuseBatch(call: DoorCall, { letterIds }: Pick<PrintBatch, 'letterIds'>): Promise<Refusal | undefined> {
  const letters = await listStates(call.db, letterIds);
  const unmailed = letters.filter(({ mailed }) => !mailed);
  const [stopped] = [...(await refusePrinting(call, letters, unmailed)), ...(await refuseArchived(call.db, unmailed))];
  if (!stopped) return undefined;
  const [contactId, refusal] = stopped;
  const name = (await findContactById(call.db, contactId))?.name ?? 'a client';
  return { ...refusal, message: `This batch has letters of ${name}. ${refusal.message} Make a new batch without them.` };
}

/**
 * Why the office does not get the PDF of a letter that was never mailed: it could be printed from there, also once more. On the screen
 * (`isShown`) it may be read before the client approved it.
 */
export async function refuseUnmailed(call: DoorCall, letter: Letter, isShown = false): Promise<Refusal | undefined> {
  const [state] = await listStates(call.db, [letter.id]);
  if (!state || state.mailed) return undefined;
  const stopped = isShown ? await refuseSaying(call, [state]) : await refusePrinting(call, [state]);
  return stopped.get(letter.contactId) ?? (await refuseArchived(call.db, [state])).get(letter.contactId);
}

/** Clients of these letters who are archived, with the refusal: nothing is sent for them. */
export async function refuseArchived(db: Db, letters: readonly AskedLetter[]): Promise<ReadonlyMap<string, Refusal>> {
  const found = new Map<string, Refusal>();
  for (const id of new Set(letters.map(({ contactId }) => contactId)))
    if (((await findContactById(db, id))?.archivedAt ?? null) !== null) found.set(id, contactArchived.refuse());
  return found;
}

/**
 * Why nothing may be printed for a client, by contact id: no work may be done, a letter says what is no longer so, or the client has not
 * approved it. Clients for whom it may are absent. `judged` are the letters that are judged, all of them unless said.
 */
export async function refusePrinting(
  call: DoorCall,
  letters: readonly StateOfLetter[],
  judged: readonly StateOfLetter[] = letters,
): Promise<ReadonlyMap<string, Refusal>> {
  const saying = await refuseSaying(call, letters, judged);
  // A copy of what was mailed is history.
  const unmailed = judged.filter(({ mailed }) => !mailed);
  const unapproved = byContact(unmailed, await refuseUnapproved(call.db, unmailed, call));
  return new Map([...unapproved, ...(await refuseUnproven(call, unmailed)), ...saying]);
}

/**
 * Clients of these letters whose identity or address nothing proves, with the refusal: a bureau or another agency may ask for both, and would
 * not answer. No one else is given them.
 */
async function refuseUnproven({ db, now, zone }: DoorCall, letters: readonly AskedLetter[]): Promise<(readonly [string, Refusal])[]> {
  const contactIds = [
    ...new Set(letters.flatMap(({ contactId, recipientClass }) => (PROVEN.has(recipientClass ?? 'bureau') ? [contactId] : []))),
  ];
  return [...(await missingProofs(db, contactIds, { now, zone }))].flatMap(([contactId, missing]) => {
    const refusal = refuseWithoutProofs(missing);
    return refusal ? [[contactId, refusal] as const] : [];
  });
}

/** Refusals of letters, by contact id. */
function byContact(letters: readonly StateOfLetter[], refused: ReadonlyMap<string, Refusal>): (readonly [string, Refusal])[] {
  return letters.flatMap(({ id, contactId }) => {
    const refusal = refused.get(id);
    return refusal ? [[contactId, refusal] as const] : [];
  });
}

/** The same without the question whether the client approved it. */
async function refuseSaying(
  { db, sealer, now, zone }: DoorCall,
  letters: readonly StateOfLetter[],
  judged: readonly StateOfLetter[] = letters,
): Promise<ReadonlyMap<string, Refusal>> {
  const barred = await refuseFor('print', db, letters, { now, zone });
  const stale = await refuseStale(
    { db, sealer, now, zone },
    judged.filter(({ contactId }) => !barred.has(contactId)),
  );
  return new Map([...stale, ...barred]);
}

/** Clients of whom one of these letters says what is no longer so, with the refusal. */
async function refuseStale({ db, sealer, now, zone }: DoorCall, asked: readonly StateOfLetter[]): Promise<ReadonlyMap<string, Refusal>> {
  const time = { now, zone };
  const ofRounds = asked.filter((one) => one.kind === 'round');
  const untrue = await refuseUntrue(db, sealer, ofRounds, time);
  const changed = await refuseChanged(
    db,
    sealer,
    ofRounds.filter((letter) => !untrue.has(letterKey(letter))),
    time,
  );
  const written = await refuseWrittenChanged(
    { db, sealer },
    asked.filter((one) => one.kind === 'written'),
  );
  const stopped = asked.flatMap((letter) => {
    const refusal = letter.kind === 'round' ? (untrue.get(letterKey(letter)) ?? changed.get(letterKey(letter))) : written.get(letter.id);
    return refusal ? [[letter.contactId, refusal] as const] : [];
  });
  return new Map(stopped);
}

/**
 * Why nothing may have been mailed for a client on that day, by contact id. Clients for whom it may are absent. What goes out has the client's
 * approval on that day, and what goes out today has to be so today: a printed letter lies there to be mailed, and a mailed one is given out to anyone who may read it.
 */
export async function refuseMailing(
  { db, sealer, now, zone }: DoorCall,
  letters: readonly AskedLetter[],
  { mailedOn, ids }: { readonly mailedOn: CivilDate; readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, Refusal>> {
  const barred = await refuseFor('mail', db, letters, { now, zone }, mailedOn);
  const states = (await listStates(db, ids)).filter(({ contactId, mailed }) => !mailed && !barred.has(contactId));
  const unapproved = byContact(states, await refuseUnapproved(db, states, { now, zone }, mailedOn));
  if (mailedOn < civilDateAt(now, zone)) return new Map([...unapproved, ...barred]);
  const stale = [...(await refuseStale({ db, sealer, now, zone }, states))].map(([contactId, refusal]) => {
    const message = `${refusal.message} If it went out before that changed, record its mailing tomorrow.`;
    return [contactId, { ...refusal, message }] as const;
  });
  return new Map([...unapproved, ...stale, ...barred]);
}

function refuseFor(
  what: 'print' | 'mail',
  db: Db,
  letters: readonly AskedLetter[],
  time: OfficeTime,
  on?: CivilDate,
): Promise<ReadonlyMap<string, Refusal>> {
  const asked = [...Map.groupBy(letters, ({ contactId }) => contactId)].map(([id, own]) => [id, workAsked(what, own)] as const);
  return refuseWorkForMany(db, new Map(asked), time, on);
}
