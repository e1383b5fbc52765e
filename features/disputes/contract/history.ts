// What happened to each disputed line over all rounds, and what the office notes about it for itself.
import { z } from 'zod';
import { endpoint } from '../../../platform/base/endpoint.ts';
import { freeText } from '../../../platform/base/free-text.ts';
import { pageInput, version } from '../../../platform/base/shared-inputs.ts';
import { changedMeanwhile, cursorUnknown } from '../../../platform/base/shared-refusal.ts';
import { contactArchived, contactNotFound } from '../../contacts/rules/contact-refusals.ts';
import { claimForbidden } from '../rules/claim-forbidden.ts';
import { historyRound, historyRow, itemNote } from '../rules/history-schema.ts';
import { bureau, itemKind } from '../rules/item-schema.ts';

export const itemNoteBody = freeText(4000).min(1, 'Please write something.');
const noteMissing = {
  'disputes.itemNoteNotFound': { status: 404, when: 'There is no such note, or it is not in the state that this needs.' },
} as const;
const ofAnother = {
  'disputes.itemNoteOfAnother': { status: 403, when: 'Someone else wrote the note. Only its author changes its words.' },
} as const;
const change = { ...contactNotFound.declared, ...contactArchived.declared, ...noteMissing } as const;
const noteKey = { contactId: z.uuid(), id: z.uuid() };

export const historyContract = {
  listHistory: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/dispute-history',
    summary: 'Each disputed line over all rounds: what was asked, answered, changed and came back, with its internal notes',
    audience: 'staff',
    permission: 'disputes:view',
    activity: null,
    sees: 'dispute',
    refusals: { ...contactNotFound.declared, ...cursorUnknown.declared },
    input: z.strictObject({ contactId: z.uuid(), ...pageInput({ usual: 50, most: 100 }) }),
    output: z.object({ rounds: z.array(historyRound), rows: z.array(historyRow), next: z.string().nullable() }),
  }),
  listItemNotes: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/dispute-item-notes',
    summary: 'Internal notes about lines of a report, newest first; clients never see them',
    audience: 'staff',
    permission: 'disputes:view',
    activity: null,
    sees: 'dispute',
    refusals: { ...contactNotFound.declared, ...cursorUnknown.declared },
    input: z.strictObject({ contactId: z.uuid(), reportId: z.uuid(), ...pageInput({ usual: 200, most: 200 }) }),
    output: z.object({
      /** `lineId`: the line in this report; null for a line that it does not list. */
      rows: z.array(itemNote.extend({ kind: itemKind, lineId: z.string().nullable() })),
      next: z.string().nullable(),
    }),
  }),
  addItemNote: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/dispute-item-notes',
    summary: 'Write an internal note about a line at one bureau, or at all of them',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: 'disputes.itemNoteAdded',
    refusals: {
      ...contactNotFound.declared,
      ...contactArchived.declared,
      ...claimForbidden.declared,
      'disputes.lineUnknown': { status: 422, when: 'The report does not list the line at that bureau.' },
    },
    input: z.strictObject({
      contactId: z.uuid(),
      reportId: z.uuid(),
      kind: itemKind,
      lineId: z.string().max(200),
      bureau,
      everyBureau: z.boolean(),
      body: itemNoteBody,
    }),
    output: itemNote,
  }),
  changeItemNote: endpoint({
    method: 'PUT',
    path: '/contacts/{contactId}/dispute-item-notes/{id}',
    summary: 'Change the words of a note about a line, or whether it is about every bureau',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: 'disputes.itemNoteChanged',
    refusals: { ...change, ...ofAnother, ...claimForbidden.declared, ...changedMeanwhile.declared },
    input: z.strictObject({ ...noteKey, version, everyBureau: z.boolean(), body: itemNoteBody }),
    output: itemNote,
  }),
  removeItemNote: endpoint({
    method: 'DELETE',
    path: '/contacts/{contactId}/dispute-item-notes/{id}',
    summary: 'Remove a note about a line; it can be restored',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: 'disputes.itemNoteRemoved',
    refusals: { ...change, ...changedMeanwhile.declared },
    input: z.strictObject({ ...noteKey, version: z.coerce.number().pipe(version) }),
    output: itemNote,
  }),
  restoreItemNote: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/dispute-item-notes/{id}/restore',
    summary: 'Restore a removed note about a line',
    audience: 'staff',
    permission: 'disputes:prepare',
    activity: 'disputes.itemNoteRestored',
    refusals: { ...change, ...changedMeanwhile.declared },
    input: z.strictObject({ ...noteKey, version }),
    output: itemNote,
  }),
};
