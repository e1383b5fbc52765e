import { civilDateAt, formatCivilDate } from '../../../../platform/base/civil-date.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockContacts } from '../../../contacts/server/public.ts';
import { METHOD_WORDS } from '../../../disputes/rules/mailing.ts';
import { proposeOutcomes, recordMailing as keepMailing } from '../../../disputes/server/public.ts';
import { BUREAU_NAMES } from '../../../report-files/rules/bureaus.ts';
import type { lettersContract } from '../../contract.ts';
import { refuseUnprintable } from '../../rules/print-stops.ts';
import { refuseMailing } from '../letter-doors.ts';
import { noteMailed } from '../note-mailed.ts';
import { listPrinted } from '../store/mailed.ts';

export const recordMailing: Operation<typeof lettersContract.recordMailing> = async ({
  db,
  scope,
  input,
  now,
  zone,
  services,
  record,
  enqueue,
}) => {
  const { mailedOn, method, freeAnnualReport } = input;
  const tracking = new Map(input.letters.map(({ id, trackingNumber }) => [id, trackingNumber]));
  const letters = await listPrinted(db, [...tracking.keys()]);
  if (letters.length !== tracking.size) return refuse('letters.notFound', 'One of these letters is not there.');
  const contactIds = [...new Set(letters.map(({ contactId }) => contactId))];
  const contacts = await lockContacts(db, contactIds, 'update');
  // A day before it would start the bureau's time too early, and a later letter would call a bureau silent that never was.
  const printedOn = letters.flatMap(({ printedAt }) => (printedAt === null ? [] : [civilDateAt(printedAt, zone)])).toSorted();
  const lastOn = printedOn.length === letters.length ? printedOn.at(-1) : undefined;
  if (lastOn !== undefined && mailedOn < lastOn) {
    const message = `${letters.length === 1 ? 'This letter was' : 'The last of these letters was'} printed on ${formatCivilDate(lastOn)}. Choose that day or a later one.`;
    return refuse('disputes.dayUnfit', message, { fields: { mailedOn: message } });
  }
  const call = { db, sealer: services.sealer, now, zone };
  const stops = await refuseMailing(call, letters, { mailedOn, ids: [...tracking.keys()] });
  const stopped = refuseUnprintable(contacts, stops, 'mailed');
  if (stopped) return stopped;
  if (letters.some(({ printedAt }) => printedAt === null))
    return refuse('letters.notPrinted', 'Some of these letters were not printed yet. Make the PDF to print first.');
  if (letters.some(({ isWhole }) => !isWhole))
    return refuse(
      'letters.itemWithdrawn',
      'An item of one of these letters was withdrawn, so the letter is written again. Print it again and mail that one.',
    );
  if (method === 'certified' && letters.some(({ id }) => (tracking.get(id) ?? null) === null))
    return refuse('letters.noTrackingNumber', 'Enter the tracking number of each certified letter.');
  for (const { id, contactId, roundId, bureau } of letters) {
    const way = {
      mailedOn,
      method,
      freeAnnualReport,
      trackingNumber: tracking.get(id) ?? null,
      receivedOn: null,
      receivedHow: null,
      moreSentOn: null,
    };
    const refused = await keepMailing(db, { contactId, roundId, bureau }, way, { at: now, zone, byName: scope.name });
    if (refused) return refused;
  }
  // Reports pulled after the mailing may say what came of it.
  for (const contactId of contactIds) await enqueue(proposeOutcomes, { contactId });
  const [only, ...others] = contactIds;
  const bureausOf = (id: string): string[] => letters.flatMap((one) => (one.contactId === id ? [BUREAU_NAMES[one.bureau]] : []));
  // The timeline of each client has its own line.
  if (others.length > 0)
    for (const contactId of contactIds) await enqueue(noteMailed, { contactId, mailedOn, method, bureaus: bureausOf(contactId) });
  const how = `${formatCivilDate(mailedOn)} (${METHOD_WORDS[method].toLowerCase()})`;
  const isOne = only !== undefined && others.length === 0;
  record({
    contactId: isOne ? only : null,
    subject: isOne ? { type: 'contact', id: only } : { type: 'letter', id: letters[0]?.id ?? '' },
    summary: isOne
      ? `${letters.length === 1 ? 'Letter' : 'Letters'} to ${bureausOf(only).join(', ')} mailed on ${how}`
      : `${letters.length} letters of ${contactIds.length} clients mailed on ${how}`,
    after: { letters: letters.map(({ id }) => id), mailedOn, method, freeAnnualReport },
  });
  return { recorded: letters.length };
};
