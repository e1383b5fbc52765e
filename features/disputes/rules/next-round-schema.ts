// What may follow an earlier dispute, as screens show it.
import { z } from 'zod';
import { draftItemInput } from './item-schema.ts';
import { PROPOSAL_KINDS } from './proposal-kinds.ts';
import { itemState } from './round-schema.ts';

/** A dispute of the line with this bureau in an earlier round. */
export const triedBefore = z.object({
  /** The item of that round. */
  itemId: z.string(),
  roundNumber: z.number().int(),
  sentOn: z.string(),
  reasonCode: z.string(),
  instructionCode: z.string(),
  state: itemState,
  answeredOn: z.string().nullable(),
});
export const nextProposal = z.object({
  kind: z.enum(PROPOSAL_KINDS),
  citation: z.string(),
  why: z.string(),
  needs: z.string().nullable(),
  heading: z.string(),
  accountNumberMasked: z.string().nullable(),
  /** As it would be put into the draft; the client is still to be asked. */
  item: draftItemInput,
  before: z.array(triedBefore),
});
export type NextProposal = z.output<typeof nextProposal>;
