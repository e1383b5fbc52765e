// The way from a first contact to a client: stages, calls, hot leads, and forms on the web site of the office. A lead is a
// contact of category 'lead'; calls may be logged for anyone.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { freeLine, freeText } from '../../platform/base/free-text.ts';
import { pageInput, versioned } from '../../platform/base/shared-inputs.ts';
import { changedMeanwhile, cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { contactView } from '../contacts/contract.ts';
import { contactArchived } from '../contacts/rules/contact-refusals.ts';
import { sourceName } from '../contacts/rules/contact-schema.ts';
import { LEAD_STAGES, URGENCIES } from '../contacts/rules/stages.ts';
import { DIRECTIONS, OUTCOMES } from './rules/calls.ts';
import { SHOWN_AT_MOST } from './rules/hot-leads.ts';
import { LOST_REASONS, OPEN_STAGES } from './rules/lead-stages.ts';
import { webFormInput } from './rules/web-form.ts';

const nullable = z.string().nullable();
const card = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  stage: z.enum(LEAD_STAGES),
  stageSince: nullable,
  urgency: z.enum(URGENCIES).nullable(),
  email: nullable,
  phone: nullable,
  source: nullable,
  ownerId: nullable,
  referrerName: nullable,
  followUpOn: nullable,
  firstContactedAt: nullable,
  lastContactedAt: nullable,
  lostReason: nullable,
  createdAt: z.string(),
});
export type LeadCard = z.output<typeof card>;

const hotRow = z.object({
  id: z.string(),
  name: z.string(),
  urgency: z.enum(URGENCIES),
  phone: nullable,
  email: nullable,
  source: nullable,
  ownerId: nullable,
  firstContactedAt: nullable,
  createdAt: z.string(),
  /** Since when they wait for an answer. */ waitingSince: z.string(),
});
export type HotLead = z.output<typeof hotRow>;

const call = z.object({
  id: z.string(),
  at: z.string(),
  direction: z.enum(DIRECTIONS),
  outcome: z.enum(OUTCOMES),
  note: nullable,
  byName: z.string(),
});
export type LeadCall = z.output<typeof call>;
const entry = z.object({
  id: z.string(),
  at: z.string(),
  formName: z.string(),
  message: nullable,
  bestTime: nullable,
  referredBy: nullable,
  campaign: nullable,
  /** The words that were ticked, whether or not that counted as consent. */ ticked: nullable,
  metKnown: z.boolean(),
});
export type FormEntry = z.output<typeof entry>;

const form = z.object({
  ...z.strictObject(webFormInput).shape,
  id: z.string(),
  version: z.number().int(),
  /** What its address ends with. */ key: z.string(),
  updatedAt: z.string(),
  entries: z.number().int(),
  lastEntryAt: nullable,
});
export type WebForm = z.output<typeof form>;

const notFound = { 'leads.notFound': { status: 404, when: 'There is no such lead.' } } as const;
const notALead = { 'leads.notALead': { status: 409, when: 'The contact is no longer a lead.' } } as const;
const moves = { ...notFound, ...notALead, ...contactArchived.declared, ...changedMeanwhile.declared } as const;
const callNotFound = { 'leads.callNotFound': { status: 404, when: 'There is no such call.' } } as const;
const formNotFound = { 'leads.formNotFound': { status: 404, when: 'There is no such form.' } } as const;

const page = pageInput({ usual: 30, most: 100 });
const boardFilter = {
  q: z.string().trim().max(80).optional(),
  owner: z.union([z.uuid(), z.literal('none')]).optional(),
  source: sourceName.optional(),
  urgency: z.enum(URGENCIES).optional(),
};
const instant = z.iso.datetime({ offset: true, message: 'Please enter a date and time.' }).transform((text) => new Date(text));
const work = { audience: 'staff', permission: 'leads:work' } as const;
/** People who work with clients log calls, too. */
const calls = { audience: 'staff', permission: 'leads:log-calls' } as const;
const see = { audience: 'staff', permission: 'leads:view', activity: null } as const;
const forms = { audience: 'staff', permission: 'leads:manage-forms' } as const;

export const leadsContract = {
  board: endpoint({
    method: 'GET',
    path: '/leads/board',
    summary: 'Leads by stage, the first of each: the most urgent, then the newest',
    ...see,
    refusals: {},
    input: z.strictObject({ ...boardFilter, limit: page.limit }),
    output: z.object({
      columns: z.array(
        z.object({
          stage: z.enum(LEAD_STAGES),
          count: z.number().int(),
          /** True when `count` is where counting stopped. */ capped: z.boolean(),
          rows: z.array(card),
          next: nullable,
        }),
      ),
    }),
  }),
  column: endpoint({
    method: 'GET',
    path: '/leads/board/{stage}',
    summary: 'More leads of one stage',
    ...see,
    refusals: cursorUnknown.declared,
    input: z.strictObject({ ...boardFilter, ...page, stage: z.enum(LEAD_STAGES) }),
    output: z.object({ rows: z.array(card), next: nullable }),
  }),
  hot: endpoint({
    method: 'GET',
    path: '/leads/hot',
    summary: 'Leads of High or Critical urgency, newest first, and how many wait too long for a first answer',
    ...see,
    refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({ total: z.number().int(), capped: z.boolean(), late: z.number().int(), rows: z.array(hotRow).max(SHOWN_AT_MOST) }),
  }),
  moveStage: endpoint({
    method: 'POST',
    path: '/leads/{id}/stage',
    summary: 'Move a lead to another stage',
    ...work,
    activity: 'leads.stageMoved',
    refusals: moves,
    input: z.strictObject({ ...versioned, stage: z.enum(OPEN_STAGES) }),
    output: card,
  }),
  claim: endpoint({
    method: 'POST',
    path: '/leads/{id}/claim',
    summary: 'Claim a lead that has no owner',
    ...work,
    activity: 'leads.claimed',
    refusals: { ...moves, 'leads.claimedMeanwhile': { status: 409, when: 'The lead is already assigned to someone.' } },
    input: z.strictObject({ id: z.uuid() }),
    output: card,
  }),
  release: endpoint({
    method: 'POST',
    path: '/leads/{id}/release',
    summary: 'Release a lead you have claimed',
    ...work,
    activity: 'leads.released',
    refusals: { ...moves, 'leads.notYours': { status: 409, when: 'The lead is assigned to someone else, or to no one.' } },
    input: z.strictObject({ id: z.uuid() }),
    output: card,
  }),
  convert: endpoint({
    method: 'POST',
    path: '/leads/{id}/convert',
    summary: 'Make a lead a client, at the first stage of a case',
    ...work,
    activity: 'leads.converted',
    refusals: moves,
    input: z.strictObject(versioned),
    output: contactView,
  }),
  markLost: endpoint({
    method: 'POST',
    path: '/leads/{id}/lost',
    summary: 'Mark a lead as lost, and why',
    ...work,
    activity: 'leads.lost',
    refusals: moves,
    input: z.strictObject({ ...versioned, reason: z.enum(LOST_REASONS, 'Please choose a reason.'), note: freeLine(300).default('') }),
    output: card,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/leads/{id}/reopen',
    summary: 'Reopen a lost lead, to the stage it came from or a stage that is named',
    ...work,
    activity: 'leads.reopened',
    refusals: { ...moves, 'leads.notLost': { status: 409, when: 'The lead is not lost.' } },
    input: z.strictObject({ ...versioned, stage: z.enum(OPEN_STAGES).optional() }),
    output: card,
  }),
  logCall: endpoint({
    method: 'POST',
    path: '/leads/{contactId}/calls',
    summary: 'Record a call; one that reached someone counts as contact',
    ...calls,
    activity: 'leads.callLogged',
    refusals: { ...notFound, ...contactArchived.declared, 'leads.callAhead': { status: 422, when: 'The call is in the future.' } },
    input: z.strictObject({
      contactId: z.uuid(),
      direction: z.enum(DIRECTIONS),
      outcome: z.enum(OUTCOMES, 'Please choose the outcome.'),
      note: freeText(2000).default(''),
      /** Lowers the urgency of a hot lead who was reached, so that it leaves the hot leads. */
      lowerUrgency: z.boolean().default(false),
      /** Now, unless given. */ at: instant.optional(),
    }),
    output: call,
  }),
  listCalls: endpoint({
    method: 'GET',
    path: '/leads/{contactId}/calls',
    summary: 'Calls with a contact, newest first',
    ...see,
    sees: 'contact',
    refusals: cursorUnknown.declared,
    input: z.strictObject({ contactId: z.uuid(), ...page }),
    output: z.object({ rows: z.array(call), next: nullable }),
  }),
  removeCall: endpoint({
    method: 'DELETE',
    path: '/leads/{contactId}/calls/{callId}',
    summary: 'Remove a call that was logged by mistake; it can be restored',
    ...calls,
    activity: 'leads.callRemoved',
    refusals: { ...notFound, ...contactArchived.declared, ...callNotFound },
    input: z.strictObject({ contactId: z.uuid(), callId: z.uuid() }),
    output: z.object({ removed: z.literal(true) }),
  }),
  restoreCall: endpoint({
    method: 'POST',
    path: '/leads/{contactId}/calls/{callId}/restore',
    summary: 'Restore a removed call',
    ...calls,
    activity: 'leads.callRestored',
    refusals: { ...notFound, ...contactArchived.declared, ...callNotFound },
    input: z.strictObject({ contactId: z.uuid(), callId: z.uuid() }),
    output: call,
  }),
  listEntries: endpoint({
    method: 'GET',
    path: '/leads/{contactId}/entries',
    summary: 'What a contact sent by web forms, newest first; the latest 20',
    ...see,
    sees: 'contact',
    refusals: {},
    input: z.strictObject({ contactId: z.uuid() }),
    output: z.object({ rows: z.array(entry) }),
  }),
  listForms: endpoint({
    method: 'GET',
    path: '/leads/forms',
    summary: 'Web forms of the office, with the number of entries',
    ...forms,
    activity: null,
    refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({ forms: z.array(form) }),
  }),
  createForm: endpoint({
    method: 'POST',
    path: '/leads/forms',
    summary: 'Add a web form',
    ...forms,
    activity: 'leads.formCreated',
    refusals: {},
    input: z.strictObject(webFormInput),
    output: form,
  }),
  changeForm: endpoint({
    method: 'PUT',
    path: '/leads/forms/{id}',
    summary: 'Change a web form, wherever it is embedded',
    ...forms,
    activity: 'leads.formChanged',
    refusals: { ...formNotFound, ...changedMeanwhile.declared },
    input: z.strictObject({ ...versioned, ...webFormInput }),
    output: form,
  }),
  removeForm: endpoint({
    method: 'DELETE',
    path: '/leads/forms/{id}',
    summary: 'Remove a web form; it can be restored',
    ...forms,
    activity: 'leads.formRemoved',
    refusals: formNotFound,
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ removed: z.literal(true) }),
  }),
  restoreForm: endpoint({
    method: 'POST',
    path: '/leads/forms/{id}/restore',
    summary: 'Restore a removed web form',
    ...forms,
    activity: 'leads.formRestored',
    refusals: formNotFound,
    input: z.strictObject({ id: z.uuid() }),
    output: form,
  }),
};
