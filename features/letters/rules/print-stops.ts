// Clients for whom nothing is printed or mailed: archived, or no work may be done for them (features/agreements/rules/may-work.ts). All of them are named at once, so that the others' letters can go.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';

export interface PrintClient {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly archivedAt: Date | null;
}
interface Stop {
  readonly contactId: string;
  readonly code: string;
  readonly message: string;
  readonly citation?: string;
}

/** The refusal that names each of these clients for whom this is not done, a sentence each by contact id; undefined when there is none. */
export function refuseUnprintable(
  clients: readonly PrintClient[],
  bars: ReadonlyMap<string, Refusal>,
  what: 'printed' | 'mailed' = 'printed',
): Refusal | undefined {
  const stops = clients.flatMap((client) => findStop(client, bars.get(client.id), what) ?? []);
  // A bar names the refusal, with its law.
  const first = stops.find(({ citation }) => citation !== undefined) ?? stops[0];
  return (
    first &&
    refuse(first.code, stops.length === 1 ? first.message : `The letters of ${stops.length} clients cannot be ${what}.`, {
      ...(first.citation !== undefined && { citation: first.citation }),
      fields: Object.fromEntries(stops.map(({ contactId, message }) => [contactId, message])),
    })
  );
}

/** The law before the office's own reasons: restoring a contact or resuming work would not lift it. */
function findStop(
  { id: contactId, firstName, lastName, archivedAt }: PrintClient,
  bar: Refusal | undefined,
  what: 'printed' | 'mailed',
): Stop | undefined {
  const name = `${firstName} ${lastName}`.trim();
  if (bar?.citation !== undefined)
    return { contactId, code: bar.code, message: `Nothing is ${what} for ${name}. ${bar.message}`, citation: bar.citation };
  if (archivedAt !== null)
    return {
      contactId,
      code: 'contacts.archived',
      message: `${name} is archived, so nothing is sent. Restore the contact first, or leave these letters out.`,
    };
  return bar && { contactId, code: bar.code, message: `Nothing is ${what} for ${name}. ${bar.message}` };
}
