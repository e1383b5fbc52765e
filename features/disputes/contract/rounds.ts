// Rounds: the draft that the processor works on, its opening, and what staff and clients see of rounds.
import { z } from 'zod';
import { endpoint } from '../../../platform/base/endpoint.ts';
import { pageInput, version } from '../../../platform/base/shared-inputs.ts';
import { changedMeanwhile, cursorUnknown } from '../../../platform/base/shared-refusal.ts';
import { writtenReason } from '../../../platform/base/written-reason.ts';
import { workRefusals } from '../../agreements/rules/work-refusals.ts';
import { contactArchived, contactNotFound } from '../../contacts/rules/contact-refusals.ts';
import { CLIENT_STAGES } from '../../contacts/rules/stages.ts';
import { letterTooLong } from '../rules/letter-size.ts';
import { claimForbidden } from '../rules/claim-forbidden.ts';
import { bureau, draftItemInput, letterChoices } from '../rules/item-schema.ts';
import { gateReasons, OVERRIDE_REFUSALS } from '../rules/override-refusals.ts';
import { nextProposal } from '../rules/next-round-schema.ts';
import { theftBlock } from '../rules/theft-block-schema.ts';
import { draft, gateOverride, itemState, round } from '../rules/round-schema.ts';
import { forContact, onReport } from './shared-parts.ts';

export const roundsContract = {
  getDraft: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/dispute-draft',
    summary: 'The round being prepared for a contact, if there is one',
    audience: 'staff',
    permission: 'disputes:view',
    activity: null,
    sees: 'dispute',
    refusals: contactNotFound.declared,
    input: forContact,
    output: z.object({ draft: draft.nullable() }),
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/contacts/{contactId}/dispute-draft',
    summary: 'Save the chosen items with reasons, instructions and facts',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: { upkeep: 'disputes.draftSaved' },
    refusals: {
      ...workRefusals.declared,
      ...onReport,
      'disputes.lineUnknown': { status: 422, when: 'An item is not in that report at that bureau, or is named twice.' },
      ...letterTooLong.declared,
      ...changedMeanwhile.declared,
    },
    input: z.strictObject({
      contactId: z.uuid(),
      reportId: z.uuid(),
      version: version.nullable(),
      items: z.array(draftItemInput).max(300),
      /** Absent: as it was. */
      letters: letterChoices.optional(),
    }),
    output: z.object({ draft }),
    maxBody: 2 * 1024 * 1024,
  }),
  openRound: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/dispute-rounds',
    summary: 'Open the prepared round; one letter per bureau follows',
    audience: 'staff',
    permission: 'disputes:open-rounds',
    activity: 'disputes.roundOpened',
    refusals: {
      ...contactNotFound.declared,
      ...contactArchived.declared,
      ...workRefusals.declared,
      'disputes.noDraft': { status: 409, when: 'No round is being prepared.' },
      'disputes.itemsNotReady': { status: 422, when: 'Items lack a reason, an instruction, a fact or the confirmation of the client.' },
      'disputes.contactIncomplete': { status: 422, when: 'The letters need data the contact lacks.' },
      'disputes.reportTooOld': { status: 422, when: 'The report the items are from is 120 days old or older (15 U.S.C. 1679b(a)(1)).' },
      'disputes.reportOfSomebodyElse': {
        status: 422,
        when: 'The report has another Social Security number than the client, and no one with the right to confirmed whose it is.',
      },
      ...OVERRIDE_REFUSALS,
      ...changedMeanwhile.declared,
    },
    input: z.strictObject({
      contactId: z.uuid(),
      version,
      overrides: gateReasons,
    }),
    output: z.object({ roundId: z.string(), number: z.number().int() }),
  }),
  proposeNextRound: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/next-dispute-round',
    summary: 'What a next round may say of lines of a report that were disputed before, with what was tried; nothing is changed',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: null,
    sees: 'dispute',
    refusals: {
      ...contactNotFound.declared,
      'disputes.reportNotReady': { status: 409, when: 'The report is still being read, was refused, or belongs to someone else.' },
    },
    input: z.strictObject({ contactId: z.uuid(), reportId: z.uuid() }),
    output: z.object({ proposals: z.array(nextProposal) }),
  }),
  proposeTheftBlock: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/identity-theft-block',
    summary: 'For each bureau, what a request to block entries of identity theft still lacks; nothing is changed (15 U.S.C. 1681c-2)',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: null,
    sees: 'dispute',
    refusals: contactNotFound.declared,
    input: z.strictObject({ contactId: z.uuid() }),
    output: z.object({ blocks: z.array(theftBlock) }),
  }),
  withdrawItem: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/dispute-items/{id}/withdraw',
    summary: 'Withdraw an item of an opened round whose letter was not mailed, with a reason; the letter is written again without it',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: 'disputes.itemWithdrawn',
    refusals: {
      ...contactNotFound.declared,
      ...contactArchived.declared,
      ...claimForbidden.declared,
      'disputes.itemNotFound': { status: 404, when: 'It is no item of an opened round of this contact.' },
      'disputes.mailedBefore': { status: 409, when: 'The mailing of the letter with the item is recorded.' },
      'disputes.itemSettled': { status: 409, when: 'The item has an outcome, or was withdrawn already.' },
      ...changedMeanwhile.declared,
    },
    /** `version` is that of the round. */
    input: z.strictObject({ contactId: z.uuid(), id: z.uuid(), version, reason: writtenReason(500) }),
    output: z.object({ id: z.string(), roundState: z.enum(['open', 'closed']) }),
  }),
  listRounds: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/dispute-rounds',
    summary: 'The rounds of a contact, newest first',
    audience: 'staff',
    permission: 'disputes:view',
    activity: null,
    sees: 'dispute',
    refusals: { ...contactNotFound.declared, ...cursorUnknown.declared },
    input: z.strictObject({ contactId: z.uuid(), ...pageInput({ usual: 20, most: 50 }) }),
    output: z.object({ rounds: z.array(round), next: z.string().nullable() }),
  }),
  listOverrides: endpoint({
    method: 'GET',
    path: '/dispute-overrides',
    summary: 'Pass gates that may be passed with a written reason, and see where that was done, newest first',
    audience: 'staff',
    permission: 'disputes:override-gates',
    activity: null,
    danger: 'gates',
    refusals: cursorUnknown.declared,
    input: z.strictObject(pageInput({ usual: 50, most: 100 })),
    output: z.object({
      rows: z.array(
        z.object({
          roundId: z.string(),
          contactId: z.string(),
          contactName: z.string(),
          number: z.number().int(),
          overrides: z.array(gateOverride),
        }),
      ),
      next: z.string().nullable(),
    }),
  }),
  listMine: endpoint({
    method: 'GET',
    path: '/portal/disputes',
    summary: "The client's own disputed items, where the case is, and whose time runs",
    audience: 'client',
    permission: 'disputes:view-own',
    activity: null,
    refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({
      /** Where the case is; null for those who are not clients. */
      stage: z.enum(CLIENT_STAGES).nullable(),
      /** One for each bureau that has a letter and has not answered all of it; the earliest end first. */
      clocks: z.array(
        z.object({
          bureau,
          /** Day `day` of `of`; the first is 0. */
          day: z.number().int(),
          of: z.number().int(),
          /** The last day to answer. */
          until: z.string(),
          /** The day of receipt is not known, so the count rests on the usual time of the mail. */
          estimated: z.boolean(),
        }),
      ),
      rounds: z.array(
        z.object({
          id: z.string(),
          number: z.number().int(),
          openedAt: z.string(),
          items: z.array(
            z.object({
              id: z.string(),
              bureau,
              heading: z.string(),
              accountNumberMasked: z.string().nullable(),
              reason: z.string(),
              state: z.enum([...itemState.options, 'being-prepared']),
            }),
          ),
        }),
      ),
    }),
  }),
};
