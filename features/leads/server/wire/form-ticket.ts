// Tickets of web forms: sealed, so that they cannot be forged, and numbered, so that each is used once.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Sealer } from '../../../../platform/server/seal.ts';

const ticketSchema = z.object({ number: z.uuid(), at: z.iso.datetime() });
const place = (formId: string): `lead_forms:${string}:ticket` => `lead_forms:${formId}:ticket`;

export function issueTicket(sealer: Sealer, formId: string, at: Date): string {
  return sealer.sealText(place(formId), JSON.stringify({ number: randomUUID(), at: at.toISOString() })).toString('base64url');
}

/** What we wrote on a ticket of this form; undefined when it is not ours. */
export function readTicket(sealer: Sealer, formId: string, ticket: string): { readonly number: string; readonly at: Date } | undefined {
  try {
    const { number, at } = ticketSchema.parse(JSON.parse(sealer.openText(place(formId), Buffer.from(ticket, 'base64url'))));
    return { number, at: new Date(at) };
  } catch {
    return undefined;
  }
}
