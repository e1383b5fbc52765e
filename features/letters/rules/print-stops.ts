// Clients for whom nothing is printed: archived, on hold, or forbidden by law. All of them are named at once, so that the others' letters can go.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';

export interface PrintClient {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly archivedAt: Date | null;
  readonly onHoldSince: Date | null;
  readonly holdReason: string | null;
}
/** What bars work on a client, with the law. */
export interface PrintBar {
  readonly message: string;
  readonly citation: string;
}
interface Stop {
  readonly contactId: string;
  readonly code: string;
  readonly message: string;
  readonly citation?: string;
}

/** The refusal that names each of these clients for whom nothing is printed, a sentence each by contact id; undefined when there is none. */
export function refuseUnprintable(clients: readonly PrintClient[], bars: ReadonlyMap<string, PrintBar>): Refusal | undefined {
  const stops = clients.flatMap((client) => findStop(client, bars.get(client.id)) ?? []);
  // A bar names the refusal, with its law.
  const first = stops.find(({ citation }) => citation !== undefined) ?? stops[0];
  return (
    first &&
    refuse(first.code, stops.length === 1 ? first.message : `The letters of ${stops.length} clients cannot be printed.`, {
      ...(first.citation !== undefined && { citation: first.citation }),
      fields: Object.fromEntries(stops.map(({ contactId, message }) => [contactId, message])),
    })
  );
}

/** The law before the office's own reasons: resuming work would not lift a bar. */
function findStop(
  { id: contactId, firstName, lastName, archivedAt, onHoldSince, holdReason }: PrintClient,
  bar: PrintBar | undefined,
): Stop | undefined {
  const name = `${firstName} ${lastName}`.trim();
  if (bar)
    return { contactId, code: 'letters.workBarred', message: `Nothing is printed for ${name}. ${bar.message}`, citation: bar.citation };
  if (archivedAt !== null)
    return {
      contactId,
      code: 'contacts.archived',
      message: `${name} is archived, so nothing is sent. Restore the contact first, or leave these letters out.`,
    };
  if (onHoldSince !== null)
    return {
      contactId,
      code: 'letters.onHold',
      message: `${name} is on hold: ${holdReason ?? 'no reason was given'}. Resume work first, or leave these letters out.`,
    };
  return undefined;
}
