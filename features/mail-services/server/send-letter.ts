// One letter to the mail service, as one effect: these bytes of this letter go out once. What may have been taken is looked up at the service
// before anyone asks again, and what is known of it is recorded where letters and disputes keep it.
import { z } from 'zod';
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import { isRefusal, refuse } from '../../../platform/base/refusal.ts';
import type { JobDb } from '../../../platform/server/database/open-database.ts';
import type { Asked } from '../../../platform/server/effects/effect.ts';
import { listStuck } from '../../../platform/server/effects/ledger.ts';
import { EffectWaits, runEffect, type EffectRun, type Ending } from '../../../platform/server/effects/run-effect.ts';
import { defineJob, type JobCall } from '../../../platform/server/feature.ts';
import { readBytes } from '../../files/server/public.ts';
import { letGoOfService, recordMailedByService } from '../../letters/server/public.ts';
import { methodOf } from '../rules/mail-options.ts';
import { findService, type OfficeService } from './find-service.ts';
import { judgeLetters, type SendableLetter } from './judge-letters.ts';
import type { AcceptedLetter } from './service.ts';
import { effectOfKey, findByKeys, findSending, keepAccepted, keepNotRecorded, SENDING_KIND, type Sending } from './store.ts';

/** Attempts for as long as the service says that it has too much to do. */
export const ATTEMPTS = 6;
/** Runs that only look up what became of a request. */
const LOOKS = 6;
export const BY_SERVICE = 'Mail service';

export const sendLetter = defineJob({
  name: 'mailServices.sendLetter',
  payload: z.object({
    sendingId: z.uuid(),
    /** A person looked at the service and decided that its list is right. */
    believesList: z.boolean().default(false),
  }),
  retries: ATTEMPTS + LOOKS,
  run: async ({ sendingId, believesList }, call) => {
    const sending = await findSending(call.db, sendingId);
    if (sending) await bringOn(sending, believesList, call);
  },
});

/** Without a move for so long, no run is at work on a letter any more. */
const STUCK_MS = 10 * 60_000;
const MOST_AT_ONCE = 200;

export const clearUp = defineJob({
  name: 'mailServices.clearUp',
  payload: z.object({}),
  retries: 0,
  schedule: { cron: '*/10 * * * *', sentence: 'Letters about which the mail service gave no answer are looked up there.' },
  run: async (_payload, call) => {
    const keys = await listStuck(call.db, SENDING_KIND, new Date(call.now.getTime() - STUCK_MS), MOST_AT_ONCE);
    for (const sending of await findByKeys(call.db, keys))
      // One that waits is no reason to leave the others.
      await bringOn(sending, false, call).catch((error: unknown) => {
        if (!(error instanceof EffectWaits)) throw error;
      });
  },
});

async function bringOn(sending: Sending, believesList: boolean, call: JobCall): Promise<void> {
  const office = findService(call.services.env);
  await runEffect(office ? runWith(office, sending, believesList, call) : withoutService(sending, call), call);
}

function runWith(office: OfficeService, sending: Sending, believesList: boolean, call: JobCall): EffectRun<AcceptedLetter> {
  const { service } = office;
  let letter: SendableLetter | undefined;
  return {
    effect: effectOfKey(sending.effectKey),
    service: 'the mail service',
    async stop(tx) {
      const judged = await judge(tx, office, sending, call);
      if (typeof judged === 'string') return judged;
      letter = judged;
      return undefined;
    },
    async ask() {
      if (!letter) return { result: 'refused', temporary: false, problem: 'The letter is gone.' };
      const { toParts: to, fromParts: from, fileId } = letter;
      const pdf = await readBytes(call.db, call.services, fileId).catch(() => undefined);
      if (!pdf) return { result: 'refused', temporary: true, problem: 'The PDF of the letter could not be read.' };
      return service.send({ key: sending.effectKey, letterId: sending.letterId, to, from, pdf, options: sending });
    },
    lookUp: ({ firstAskedAt, askedAt, createdAt }) =>
      service.find(sending.effectKey, { first: firstAskedAt ?? createdAt, last: askedAt ?? createdAt, now: call.now, believesList }),
    end: (ending) => keepEnd(sending, ending, call),
  };
}

/** Someone took the settings away: what was not asked for is refused, what may have been sent stays unclear. */
function withoutService(sending: Sending, call: JobCall): EffectRun<AcceptedLetter> {
  return {
    effect: effectOfKey(sending.effectKey),
    service: 'the mail service',
    ask: async (): Promise<Asked<AcceptedLetter>> => ({ result: 'refused', temporary: false, problem: 'No mail service is set up.' }),
    end: (ending) => keepEnd(sending, ending, call),
  };
}

/** The letter as it may go now, or why it may not go any more. */
async function judge(
  tx: JobDb,
  office: OfficeService,
  sending: Sending,
  { services, now, zone }: JobCall,
): Promise<SendableLetter | string> {
  if (office.service.isTest !== sending.isTest)
    return 'The key of the mail service was changed between one for tests and a real one. Send the letter again.';
  const { sendable, stops } = await judgeLetters({ db: tx, sealer: services.sealer, now, zone }, office, [sending.letterId], sending, true);
  const [letter] = sendable;
  if (!letter) return stops.get(sending.letterId)?.message ?? 'This letter may not be sent.';
  return letter.sha256 === sending.sha256 ? letter : 'The letter was written again since it was given to the mail service.';
}

const OVERTAKEN = refuse('mailServices.overtaken', 'A later attempt has begun.');

async function keepEnd(sending: Sending, ending: Ending<AcceptedLetter>, call: JobCall): Promise<void> {
  const { outcome } = ending;
  if (outcome.result === 'done') return keepSent(sending, { ...ending, outcome }, call);
  const { problem } = outcome;
  await call.change(outcome.result === 'refused' ? 'mailServices.refused' : 'mailServices.unanswered', async ({ db, now, record }) => {
    if (!(await ending.settle(db, now))) return OVERTAKEN;
    if (outcome.result === 'refused') await letGoOfService(db, [sending.letterId]);
    record({
      contactId: sending.contactId,
      subject: { type: 'letter', id: sending.letterId },
      summary:
        outcome.result === 'refused'
          ? `The mail service did not send the letter to ${sending.recipient}`
          : `It is unclear whether the mail service has the letter to ${sending.recipient}`,
      after: { problem },
    });
    return undefined;
  });
}

type Sent = Ending<AcceptedLetter> & { readonly outcome: Extract<Asked<AcceptedLetter>, { result: 'done' }> };

/** The letter is at the service: its mailing is recorded with it, in one change. With a key for tests nothing went out. */
async function keepSent(sending: Sending, { settle, outcome }: Sent, { change }: JobCall): Promise<void> {
  const { id, letterId, contactId, recipient } = sending;
  const { trackingNumber } = outcome.answer;
  const subject = { contactId, subject: { type: 'letter', id: letterId } };
  if (sending.isTest) {
    await change('mailServices.testSent', async ({ db, now, record }) => {
      if (!(await settle(db, now))) return OVERTAKEN;
      await keepAccepted(db, id, outcome.answer);
      await letGoOfService(db, [letterId]);
      record({
        ...subject,
        summary: `Test: the mail service took the letter to ${recipient}`,
        after: { serviceRef: outcome.serviceRef ?? '' },
      });
      return undefined;
    });
    return;
  }
  const recorded = await change('letters.mailingRecorded', async (own) => {
    const { db, now, zone, record } = own;
    if (!(await settle(db, now))) return OVERTAKEN;
    await keepAccepted(db, id, outcome.answer);
    const way = { mailedOn: civilDateAt(now, zone), method: methodOf(sending.mailClass), trackingNumber };
    const entry = await recordMailedByService({ ...own, byName: BY_SERVICE }, letterId, way);
    if (isRefusal(entry)) return entry;
    record(entry);
    return undefined;
  });
  if (!isRefusal(recorded) || recorded.code === OVERTAKEN.code) return;
  // It went out, whatever stands against recording it: that is never lost, and someone has to look.
  await change('mailServices.notRecorded', async ({ db, now, record }) => {
    if (!(await settle(db, now))) return OVERTAKEN;
    await keepAccepted(db, id, outcome.answer);
    await keepNotRecorded(db, id, recorded.message);
    record({
      ...subject,
      summary: `The mail service has the letter to ${recipient}, but its mailing was not recorded`,
      after: { problem: recorded.message },
    });
    return undefined;
  });
}
