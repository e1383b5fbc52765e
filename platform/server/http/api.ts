// The only way through the app: HTTP, contract, access, operation, activity, commit, wake. Each endpoint becomes a Fastify
// route, so that who may call it is decided before a byte of its body is read.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ContractProcedure } from '@orpc/contract';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { implement } from '@orpc/server';
import { type Contract, type Endpoint, type EndpointMeta } from '../../base/endpoint.ts';
import type { OfficeTime } from '../../base/office-zone.ts';
import { isRefusal, refuse, type Refusal } from '../../base/refusal.ts';
import type { ActivityEntry } from '../activity-entry.ts';
import { runChange, type ChangeContext } from '../change.ts';
import { bindingOf, readAs } from '../database/handles.ts';
import type { Disk } from '../disk.ts';
import type { AnyFeature, Change, ReadCall, RequestFacts } from '../feature.ts';
import type { ClientDb, PublicDb, StaffDb } from '../database/open-database.ts';
import { mintScope, PUBLIC_SCOPE, type Principal, type Scope } from '../scope.ts';
import { answerText, type ReadText } from './answer-text.ts';
import { answerRefusal, answerThrown } from './answers.ts';
import { requestFacts } from './request-facts.ts';

export interface ApiContext extends ChangeContext {
  readonly disk: Disk;
  /** Finds who holds this ID token, looking session, user and permissions up in the database. */
  readonly authenticate: (idToken: string) => Promise<Principal | undefined>;
  /** The client that a member of staff looks at with this pass of a preview; undefined when it is not theirs or is over. */
  readonly findPreviewer: (staff: Principal, pass: string) => Promise<Principal | undefined>;
  readonly checkResponses: boolean;
}
interface RequestContext {
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
      reply.header('cache-control', 'no-store');
      const scope = await admit(request, meta, appContext);
      if (isRefusal(scope)) return sendRefusal(reply, scope, meta, request.id);
      return answer(request, reply, { scope, facts: requestFacts(request, reply, appContext.services.env) });
    },
  });
}

type Answer = (request: FastifyRequest, reply: FastifyReply, context: RequestContext) => Promise<FastifyReply>;

function valueAnswer(endpoint: Endpoint, operation: ValueOperation, appContext: ApiContext): Answer {
  const handler = buildHandler(endpoint, operation, appContext);
  return async (request, reply, context) => {
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
        readText({ input, scope, request: facts, services: appContext.services, db, ...officeTime(appContext) }),
      );
    });
}

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
  return scope;
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
      if (!isStorable(input)) throw answerRefusal(UNSTORABLE, meta, context.facts.id);
      const value = await runOperation(operation, meta, input, context, appContext);
      if (isRefusal(value)) throw answerRefusal(value, meta, context.facts.id);
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
            throw answerThrown(error, { requestId: context.facts.id, log, noteFault, place });
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

async function runOperation(
  operation: ValueOperation,
  meta: EndpointMeta,
  input: unknown,
  context: RequestContext,
  appContext: ApiContext,
): Promise<unknown> {
  const { scope, facts } = context;
  const call = { input, scope, request: facts, services: appContext.services };
  const { guarded } = appContext;
  const outside = <T>(read: (call: ReadCall<unknown, Scope>) => Promise<T>): Promise<T> =>
    readAs({ db: appContext.database.db, guarded }, scope, (db) => read({ ...call, db, ...officeTime(appContext) }));
  const run = typeof operation === 'function' ? operation : await outside(operation.prepare);
  if (isRefusal(run)) return run;
  if (meta.activity === null) return outside(run);
  const who = { actor: actorOf(scope), requestId: facts.id, binding: bindingOf(scope, guarded) };
  return runChange(appContext, who, meta.activity, (change) => run({ ...call, ...change }));
}

function officeTime({ clock, zone }: ApiContext): OfficeTime {
  return { now: clock(), zone: zone.current() };
}

function actorOf(scope: Scope): ActivityEntry['actor'] {
  return scope.kind === 'public'
    ? { kind: 'public', userId: null, name: 'Visitor' }
    : { kind: scope.kind, userId: scope.userId, name: scope.name };
}

function sendRefusal(reply: FastifyReply, refusal: Refusal, meta: EndpointMeta, requestId: string): FastifyReply {
  const answer = answerRefusal(refusal, meta, requestId);
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
