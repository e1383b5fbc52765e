// Web forms of the office for visitors of its website. No cookie is read or set here and no one is signed in, so it does not
// matter from which site an answer comes.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { AppContext, WireRoute } from '../../../../platform/server/feature.ts';
import { addressGroup } from '../../../identity/rules/sign-in-throttle.ts';
import { readAnswer, readCampaign } from '../../rules/form-answer.ts';
import { CAMPAIGN_FIELD, TICKET_FIELD, TRAP_FIELD } from '../../rules/form-page.ts';
import { judgeTicket, PER_ADDRESS, PER_FORM } from '../../rules/form-ticket.ts';
import { FORM_WORDS } from '../../rules/form-words.ts';
import { findOpenForm, type StoredForm } from '../store/forms.ts';
import { openCall, sendBusy, sendForm, sendNotice, sendThanks, type FormCall } from './answer-form.ts';
import { writeEmbedScript } from './embed-script.ts';
import { issueTicket, readTicket } from './form-ticket.ts';
import { submitForm } from './submit-form.ts';
import { createRecentAnswers, type RecentAnswers } from './recent-answers.ts';

const PAGE = '/forms/:key';
const EMBED = '/forms/:key/embed.js';
const MOST_BYTES = 32 * 1024;
const MOST_TAKEN = 1000;
const KEY = /^[A-Za-z0-9_-]{1,40}$/;

export const FORM_WIRE: readonly WireRoute[] = [
  {
    method: 'GET',
    url: PAGE,
    summary: 'A web form of the office, alone or framed in its website',
    audience: 'public',
    permission: null,
    activity: null,
  },
  {
    method: 'POST',
    url: PAGE,
    summary: 'Answers of a visitor: make a lead, or are added to a known contact',
    audience: 'public',
    permission: null,
    activity: ['leads.formSubmitted', 'leads.formSubmittedAgain'],
  },
  {
    method: 'GET',
    url: EMBED,
    summary: 'Script that embeds a web form where the script is placed',
    audience: 'public',
    permission: null,
    activity: null,
  },
];

type Sent = Readonly<Record<string, string>>;
interface Door {
  readonly context: AppContext;
  readonly answers: RecentAnswers;
}
type Answer = (call: FormCall, form: StoredForm, door: Door) => FastifyReply | Promise<FastifyReply>;

export function mountFormRoutes(app: FastifyInstance, context: AppContext): void {
  const door: Door = { context, answers: createRecentAnswers(MOST_TAKEN) };
  void app.register(async (wire) => {
    wire.removeAllContentTypeParsers();
    wire.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    wire.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, readJson(String(body))));
    wire.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    wire.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) context.services.log.error({ reference: request.id, error: error.stack }, 'form fault');
      // The database may be what failed, so the office is not looked up.
      const office = { name: null, phone: null, email: null, website: null, logo: null, shades: null, zone: context.zone() };
      return sendNotice(openCall(request, reply, office), status, 'fault');
    });
    wire.get(PAGE, (request, reply) => onForm(door, request, reply, show));
    wire.get(EMBED, (request, reply) => onForm(door, request, reply, sendScript));
    wire.post(PAGE, { bodyLimit: MOST_BYTES }, (request, reply) => onForm(door, request, reply, take));
  });
}

async function onForm(door: Door, request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<FastifyReply> {
  const call = openCall(request, reply, await door.context.services.findOffice(door.context.db));
  const { key = '' } = request.params as { key?: string };
  const form = KEY.test(key) ? await findOpenForm(door.context.db, key) : undefined;
  return form ? answer(call, form, door) : sendNotice(call, 404, 'gone');
}

function show(call: FormCall, form: StoredForm, { context }: Door): FastifyReply {
  const { searchParams } = new URL(call.request.url, 'http://form');
  return sendForm(call, form, {
    action: actionOf(call, form),
    ticket: issueTicket(context.services.sealer, form.id, context.clock()),
    campaign: readCampaign(searchParams),
    values: {},
    problems: {},
  });
}

async function take(call: FormCall, form: StoredForm, { context, answers }: Door): Promise<FastifyReply> {
  const now = context.clock();
  const { db, services } = context;
  if (!(await services.rateLimits.admit(db, PER_ADDRESS, addressGroup(call.request.ip), now))) return sendBusy(call, PER_ADDRESS.seconds);

  const sent = textsOf(call.request.body);
  // A robot must not learn what gave it away.
  if (sent[TRAP_FIELD]) return sendThanks(call, form);

  const ticket = readTicket(context.services.sealer, form.id, sent[TICKET_FIELD] ?? '');
  const verdict = judgeTicket(ticket?.at, now);
  const isGood = verdict === 'good' && ticket !== undefined;
  const newTicket = (): string => issueTicket(context.services.sealer, form.id, now);
  const typed = { action: actionOf(call, form), campaign: sent[CAMPAIGN_FIELD] ?? '', values: sent, problems: {} };
  const askAgain = (why: 'again' | 'onceMore'): FastifyReply =>
    sendForm(call, form, { ...typed, ticket: newTicket(), note: FORM_WORDS[call.language][why](form.button) });
  const read = readAnswer(form, sent, call.language);
  if ('problems' in read)
    return sendForm(call, form, { ...typed, ticket: isGood ? (sent[TICKET_FIELD] ?? '') : newTicket(), problems: read.problems });
  // A browser that fills in a form is as quick as a robot, so quick answers are not refused: a person presses the button again.
  if (!isGood) return askAgain(verdict === 'expired' ? 'again' : 'onceMore');
  // Only valid answers count against the limit of the form: junk must not lock honest visitors out.
  if (!(await services.rateLimits.admit(db, PER_FORM, form.id, now))) return sendBusy(call, PER_FORM.seconds);
  if (!(await context.hasRoom())) return sendNotice(call, 503, 'fault');

  answers.coming(ticket.number, read.answer);
  const done = await submitForm(context, { key: form.key, answer: read.answer, ticket: ticket.number, language: call.language });
  if (!isRefusal(done)) answers.taken(ticket.number, read.answer);
  else if (done.code === 'leads.formClosed') return sendNotice(call, 404, 'gone');
  else if (done.code !== 'leads.ticketUsed') return sendNotice(call, 503, 'fault');
  // A double click is thanked. A changed answer is sent as an answer of its own.
  else if (!answers.isSame(ticket.number, read.answer)) return askAgain('onceMore');
  return sendThanks(call, form);
}

function sendScript({ reply }: FormCall, form: StoredForm): FastifyReply {
  return reply
    .headers({ 'cache-control': 'public, max-age=300', 'cross-origin-resource-policy': 'cross-origin' })
    .type('text/javascript; charset=utf-8')
    .send(writeEmbedScript(form.heading));
}

function actionOf({ language }: FormCall, { key }: StoredForm): string {
  return `/forms/${key}${language === 'es' ? '?language=es' : ''}`;
}

/** The text fields of a body; other JSON values are ignored. */
function textsOf(body: unknown): Sent {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(Object.entries(body).filter((field): field is [string, string] => typeof field[1] === 'string'));
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
