// The only way through the app: HTTP, contract, access, operation, activity, commit, wake. Each endpoint becomes a Fastify
// route, so that who may call it is decided before a byte of its body is read.
import { text as readText } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ContractProcedure } from '@orpc/contract';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { implement } from '@orpc/server';
import { RECENT_MINUTES, type Contract, type Endpoint, type EndpointMeta } from '../../base/endpoint.ts';
import { ZONE_HEADER, type OfficeTime } from '../../base/office-zone.ts';
import type { Language } from '../../base/language.ts';
import { isRefusal, refuse, type Refusal } from '../../base/refusal.ts';
import type { ActivityEntry } from '../activity-entry.ts';
import { runChange, type ChangeContext } from '../change.ts';
import { bindingOf, readAs } from '../database/handles.ts';
import type { CostlyRequest, CostlyWork } from '../costly-work.ts';
import type { Disk } from '../disk.ts';
import type { AnyFeature, Change, ReadCall, RequestFacts } from '../feature.ts';
import type { ClientDb, PublicDb, StaffDb } from '../database/open-database.ts';
import { onBehalfOf } from '../on-behalf-of.ts';
import { mintScope, PUBLIC_SCOPE, type Principal, type Scope } from '../scope.ts';
import { answerText, type ReadText } from './answer-text.ts';
import { answerRefusal, answerThrown, askedLanguage } from './answers.ts';
import { isForm, readBoundedForm } from './bounded-form.ts';
import { endWhenUnread } from './end-when-unread.ts';
import { answerOf, nameRequest, REPEATED, type KeptAnswers } from './kept-answers.ts';
import { collectShown } from '../note-access.ts';
import { requestFacts } from './request-facts.ts';

export interface ApiContext extends ChangeContext {
  readonly disk: Disk;
  /** Finds who holds this ID token, looking session, user and permissions up in the database. */
  readonly authenticate: (idToken: string) => Promise<Principal | undefined>;
  /** The client that a member of staff looks at with this pass of a preview; undefined when it is not theirs or is over. */
  readonly findPreviewer: (staff: Principal, pass: string) => Promise<Principal | undefined>;
  readonly keptAnswers: KeptAnswers;
  /** Places for endpoints that are `costly`, apart for clients, so that they never take those of the staff. */
  readonly costlyWork: { readonly staff: CostlyWork; readonly clients: CostlyWork };
  readonly checkResponses: boolean;
}
interface RequestContext {
  /** Of refusals and faults. */
  readonly language: Language;
  /** The header Idempotency-Key, as it was sent. */
  readonly key: unknown;
  readonly scope: Scope;
  readonly facts: RequestFacts;
}
type Run = (call: ReadCall<unknown, Scope> | (ReadCall<unknown, Scope> & Change<StaffDb | ClientDb | PublicDb>)) => Promise<unknown>;
type ValueOperation = Run | { readonly prepare: (call: ReadCall<unknown, Scope>) => Promise<Run | Refusal> };
type AnyOperation = ValueOperation | { readonly readText: ReadText };

/** Mounts every endpoint of every feature under /api. */
export function mountApi(app: FastifyInstance, features: readonly AnyFeature[], appContext: ApiContext): void {
  void app.register(async (api) => {
    // Bodies are left unread here: oRPC parses them after access is granted.
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
    api.addHook('onSend', async (request, reply) => {
      const turn = turns.get(request);
      if (!turn) return;
      turn.done();
      endWhenUnread(reply);
    });
    for (const feature of features) {
      for (const [name, endpoint] of Object.entries(feature.contract)) {
        mountEndpoint(api, endpoint, feature.operations[name] as AnyOperation, appContext);
      }
    }
  });
}

function mountEndpoint(api: FastifyInstance, endpoint: Endpoint, operation: AnyOperation, appContext: ApiContext): void {
  const { meta, route } = endpoint['~orpc'];
  const answer =
    'readText' in operation ? textAnswer(endpoint, operation.readText, appContext) : valueAnswer(endpoint, operation, appContext);
  api.route({
    method: route.method ?? 'POST',
    url: `/api${route.path?.replaceAll(/\{(\w+)\}/g, ':$1') ?? ''}`,
    // A HEAD of its own would reach a handler that has no answer to it.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store').header(ZONE_HEADER, appContext.zone.current());
      const scope = await admit(request, meta, appContext);
      const language = languageOf(request, scope);
      if (isRefusal(scope)) return sendRefusal(reply, scope, meta, request.id, language);
      const facts = requestFacts(request, reply, appContext.services.env);
      const owner = scope.kind === 'public' ? request.ip : scope.userId;
      const isLight = appContext.checkResponses && !meta.costly;
      const run = () =>
        onBehalfOf(owner, () => answer(request, reply, { scope, language, key: request.headers['idempotency-key'], facts }), isLight);
      if (!meta.costly) return run();
      const places = appContext.costlyWork[scope.kind === 'staff' ? 'staff' : 'clients'];
      const turn = await places.enter(owner, goneSignal(reply));
      if (!turn) return sendRefusal(reply.header('retry-after', RETRY_SECONDS), TOO_MUCH_AT_ONCE, meta, request.id, language);
      turns.set(request, turn);
      reply.raw.once('close', turn.leave);
      // Who is gone leaves, also before the answer was to be sent.
      if (reply.raw.closed) turn.leave();
      const body = await readBody(request);
      if (isRefusal(body)) return sendRefusal(reply, body, meta, request.id, language);
      request.body = body;
      if (await turn.begin()) return run();
      return reply.hijack();
    },
  });
}

/** What costly requests have of the places; the place of the program is given back when the answer is there, before it is sent. */
const turns = new WeakMap<FastifyRequest, CostlyRequest>();

/** When a refused costly request may be tried again: most take less. */
const RETRY_SECONDS = 5;
const TOO_MUCH_AT_ONCE = refuse(
  'app.tooMuchAtOnce',
  'You have many large tasks running at the same time. Please wait until some of them are done, then try again.',
);

/** Aborts when the connection ends before it was answered. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}

type Answer = (request: FastifyRequest, reply: FastifyReply, context: RequestContext) => Promise<FastifyReply>;

function valueAnswer(endpoint: Endpoint, operation: ValueOperation, appContext: ApiContext): Answer {
  const handler = buildHandler(endpoint, operation, appContext);
  return async (request, reply, context) => {
    if (request.body === undefined && isForm(request)) {
      const form = await readBoundedForm(request.raw, request.headers);
      if (isRefusal(form)) return sendRefusal(reply, form, endpoint['~orpc'].meta, request.id, context.language);
      request.body = form;
    }
    const { matched } = await handler.handle(request, reply, { prefix: '/api', context });
    if (!matched) reply.callNotFound();
    return reply;
  };
}

function textAnswer(endpoint: Endpoint, readText: ReadText, appContext: ApiContext): Answer {
  const { meta } = endpoint['~orpc'];
  const { log, noteFault } = appContext.services;
  const textContext = { log, noteFault, checkResponses: appContext.checkResponses };
  const place = placeOf(endpoint);
  return (request, reply, { scope, facts }) =>
    answerText(request, reply, endpoint, { ...textContext, place }, async (input) => {
      if (!isStorable(input)) throw answerRefusal(UNSTORABLE, meta, facts.id);
      return readAs({ db: appContext.database.db, guarded: appContext.guarded }, scope, (db) =>
        readText({ input, scope, request: facts, services: appContext.services, shows: NO_ONE, db, ...officeTime(appContext) }),
      );
    });
}

/** Lists that the database writes hold nothing that the access log lists; a law checks that none declares it. */
const NO_ONE = (): void => undefined;

/** The whole body of a costly request, so that it takes no place of the program while it comes in. */
async function readBody(request: FastifyRequest): Promise<unknown> {
  if (Number(request.headers['content-length'] ?? 0) === 0) return undefined;
  try {
    return isForm(request) ? await readBoundedForm(request.raw, request.headers) : (JSON.parse(await readText(request.raw)) as unknown);
  } catch {
    // It broke off, or is no JSON.
    return UNREADABLE;
  }
}

const UNREADABLE = refuse('app.inputInvalid', 'The content of this request cannot be read.');
const UNSTORABLE = refuse('app.inputInvalid', 'Some of the input has characters that cannot be stored.');

/** JSON, and forms with files from signed-in people. Foreign pages can send other types without a preflight. */
function isAcceptedType(type: string | undefined, meta: EndpointMeta): boolean {
  return /^application\/json\b/i.test(type ?? '') || (meta.audience !== 'public' && /^multipart\/form-data\b/i.test(type ?? ''));
}

/** Decides who is asking and whether they may, before the body is looked at. */
async function admit(request: FastifyRequest, meta: EndpointMeta, appContext: ApiContext): Promise<Scope | Refusal> {
  const length = Number(request.headers['content-length'] ?? 0);
  if (request.headers['transfer-encoding'] !== undefined)
    return refuse('app.bodyTooLarge', 'The request must state its size in Content-Length.');
  if (length > meta.maxBody) {
    return refuse('app.bodyTooLarge', `This is too large; at most ${Math.floor(meta.maxBody / 1024)} kB are accepted here.`);
  }
  if (length > 0 && !isAcceptedType(request.headers['content-type'], meta))
    return refuse('app.typeUnsupported', 'This kind of content is not accepted here.');
  if (meta.activity !== null && !(await appContext.disk.hasRoom())) {
    return refuse('app.storageFull', 'The disk of this system is nearly full, so nothing can be saved. Reading still works.');
  }
  if (meta.audience === 'public') return PUBLIC_SCOPE;
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const principal = token === undefined ? undefined : await appContext.authenticate(token);
  if (!principal) return refuse('app.signInRequired', 'Please sign in.');
  const pass = request.headers['x-redress-preview'];
  if (typeof pass === 'string') return admitPreview(await appContext.findPreviewer(principal, pass), meta);
  const scope = mintScope(principal);
  if (!scope || (meta.audience !== 'person' && principal.kind !== meta.audience) || !principal.may(meta.permission)) {
    return refuse('app.notAllowed', 'You do not have permission for this.');
  }
  if (meta.recent && !isRecent(principal, appContext.clock()))
    return refuse('app.confirmSignIn', `You signed in more than ${RECENT_MINUTES} minutes ago. Please confirm that it is you.`);
  return scope;
}

/** Whether the person proved who they are a short time ago. */
function isRecent({ authenticatedAt }: Principal, now: Date): boolean {
  return now.getTime() - authenticatedAt.getTime() <= RECENT_MINUTES * 60_000;
}

/** Lets a preview read what clients read, and do nothing else. */
function admitPreview(previewer: Principal | undefined, { audience, activity, permission }: EndpointMeta): Scope | Refusal {
  if (!previewer) return refuse('app.previewOver', 'This preview is over. Open it again from the Progress Portal page.');
  const scope = audience === 'client' && activity === null && previewer.may(permission) ? mintScope(previewer) : undefined;
  return scope?.readsOnly ? scope : refuse('app.previewOnly', 'This is a preview: nothing can be changed here.');
}

function buildHandler(endpoint: Endpoint, operation: ValueOperation, appContext: ApiContext): OpenAPIHandler<RequestContext> {
  const { meta } = endpoint['~orpc'];
  const def = endpoint['~orpc'];
  const { log, noteFault } = appContext.services;
  const place = placeOf(endpoint);
  // Answers are checked against the contract in development and tests only; in production that would be work for nothing.
  const { outputSchema: _unchecked, ...withoutOutput } = def;
  const contract = new ContractProcedure(appContext.checkResponses ? def : withoutOutput);
  const procedure = implement(contract)
    .$context<RequestContext>()
    .handler(async ({ input, context }) => {
      if (!isStorable(input)) throw answerRefusal(UNSTORABLE, meta, context.facts.id, context.language);
      const value = await runOnce(operation, { meta, place }, input, context, appContext);
      if (isRefusal(value)) throw answerRefusal(value, meta, context.facts.id, context.language);
      return value;
    });
  return new OpenAPIHandler<RequestContext>(
    { it: procedure },
    {
      clientInterceptors: [
        async ({ next, context }) => {
          try {
            return await next();
          } catch (error) {
            throw answerThrown(error, { requestId: context.facts.id, log, noteFault, place, language: context.language });
          }
        },
      ],
    },
  );
}

/** False when a text anywhere in the input holds what no database stores: NUL, or half of a surrogate pair. */
function isStorable(input: unknown): boolean {
  if (typeof input === 'string') return input.isWellFormed() && !input.includes('\0');
  if (input instanceof File) return isStorable(input.name);
  return typeof input !== 'object' || input === null || Object.values(input).every(isStorable);
}

/** Runs a change whose request names itself once, however often it is sent within a day. */
async function runOnce(
  operation: ValueOperation,
  { meta, place }: { readonly meta: EndpointMeta; readonly place: string },
  input: unknown,
  context: RequestContext,
  appContext: ApiContext,
): Promise<unknown> {
  const { scope, key } = context;
  // What reveals a secret is asked for again: its answer is not kept.
  const keeps = meta.activity !== null && meta.danger !== 'reveals' && scope.kind === 'staff';
  const named = keeps ? nameRequest(key, scope.userId, place, input) : undefined;
  if (!named) return runOperation(operation, meta, input, context, appContext);
  const { keptAnswers, database, clock } = appContext;
  const earlier = async () => answerOf(await keptAnswers.find(database.db, named, clock()));
  const before = await earlier();
  if (before) return before.value;
  const value = await runOperation(operation, meta, input, context, appContext, async ({ db, now }, run) => {
    await keptAnswers.hold(db, named);
    if (await keptAnswers.find(db, named, now)) return REPEATED;
    const made = await run();
    if (!isRefusal(made) && !(made instanceof Blob)) await keptAnswers.keep(db, named, made, now);
    return made;
  });
  return isRefusal(value) && value.code === REPEATED.code ? ((await earlier())?.value ?? value) : value;
}

type Around = (change: Change<StaffDb | ClientDb | PublicDb>, run: () => Promise<unknown>) => Promise<unknown>;

async function runOperation(
  operation: ValueOperation,
  meta: EndpointMeta,
  input: unknown,
  context: RequestContext,
  appContext: ApiContext,
  around: Around = (_change, run) => run(),
): Promise<unknown> {
  const { scope, facts } = context;
  const { shows, shown } = collectShown();
  const call = { input, scope, request: facts, services: appContext.services, shows };
  const { guarded } = appContext;
  const outside = <T>(read: (call: ReadCall<unknown, Scope>) => Promise<T>): Promise<T> =>
    readAs({ db: appContext.database.db, guarded }, scope, (db) => read({ ...call, db, ...officeTime(appContext) }));
  const run = typeof operation === 'function' ? operation : await outside(operation.prepare);
  if (isRefusal(run)) return run;
  const who = { actor: actorOf(scope), requestId: facts.id, binding: bindingOf(scope, guarded) };
  const value =
    meta.activity === null
      ? await outside(run)
      : await runChange(appContext, who, meta.activity, (change) => around(change, () => run({ ...call, ...change })));
  if (!isRefusal(value)) await noteShown(meta.sees, shown(), scope, appContext);
  return value;
}

/** Leaves the entries of the access log before the answer goes out. */
async function noteShown(
  kind: string | null,
  contactIds: readonly string[] | undefined,
  scope: Scope,
  { services, clock, checkResponses }: ApiContext,
): Promise<void> {
  if (scope.kind !== 'staff') return;
  if (checkResponses && (kind !== null) !== (contactIds !== undefined))
    throw new Error(
      kind === null ? 'The contract does not declare what `shows` is called for.' : `Declared to show ${kind}, and says of no one.`,
    );
  if (kind !== null) await services.noteAccess(scope, kind, contactIds ?? [], clock());
}

function officeTime({ clock, zone }: ApiContext): OfficeTime {
  return { now: clock(), zone: zone.current() };
}

function actorOf(scope: Scope): ActivityEntry['actor'] {
  return scope.kind === 'public'
    ? { kind: 'public', userId: null, name: 'Visitor' }
    : { kind: scope.kind, userId: scope.userId, name: scope.name };
}

/** A client's own language, and English for staff; before anyone is known, what the page asks for. */
function languageOf(request: FastifyRequest, scope: Scope | Refusal): Language {
  if (isRefusal(scope) || scope.kind === 'public') return askedLanguage(request.headers['accept-language']);
  return scope.language;
}

function sendRefusal(reply: FastifyReply, refusal: Refusal, meta: EndpointMeta, requestId: string, language: Language): FastifyReply {
  const answer = answerRefusal(refusal, meta, requestId, language);
  return reply.status(answer.status).send(answer.toJSON());
}

/** Every endpoint with its full name, in order; for the OpenAPI page, the permission matrix and the laws. */
export function listEndpoints(
  features: readonly { readonly name: string; readonly contract: Contract }[],
): readonly { name: string; endpoint: Endpoint }[] {
  return features.flatMap((f) => Object.entries(f.contract).map(([key, endpoint]) => ({ name: `${f.name}.${key}`, endpoint })));
}

/** Method and route with the names of its parameters. */
function placeOf(endpoint: Endpoint): string {
  const { method = 'POST', path = '' } = endpoint['~orpc'].route;
  return `${method} /api${path}`;
}
