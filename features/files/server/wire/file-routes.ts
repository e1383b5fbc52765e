// The file protocol on the paths the official client module calls, and on the same paths without the version in front.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal, refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import type { AppContext, WireRoute } from '../../../../platform/server/feature.ts';
import type { Principal } from '../../../../platform/server/scope.ts';
import { createBytesByKind, incomingBounds, outgoingBounds, type BytesByKind } from '../bytes-in-flight.ts';
import { readObjectName } from '../../rules/object-names.ts';
import { NO_SUCH_FILE } from '../../rules/object-rights.ts';
import type { OpenRecord } from '../record-doors.ts';
import { openAppCheck } from './app-check.ts';
import { changeMetadata, deleteObject } from './change-object.ts';
import { APP_CHECK_FAILED, header, parameter, sendRefusal, type FileCall, type FileOperation } from './file-call.ts';
import { listObjects } from './list-objects.ts';
import { readMedia, readMediaByToken, readResource, sendBytes, sendPage, type Send } from './read-object.ts';
import { upload } from './upload.ts';

const SIGN_IN = refuse('files.signInRequired', 'Please sign in.');
const PREVIEW_OVER = refuse('files.previewOver', 'This preview is over. Open it again from the Progress Portal page.');
const PREVIEW_ONLY = refuse('files.previewOnly', 'This is a preview: nothing can be changed here.');
const PREFIXES = ['/v0/b/:bucket/o', '/b/:bucket/o'];
interface Door {
  readonly context: AppContext;
  readonly openRecord: OpenRecord;
  readonly incoming: BytesByKind;
  readonly outgoing: BytesByKind;
}

type ObjectOperation = (call: FileCall, name: string) => Promise<FastifyReply | Refusal>;

export const FILE_WIRE: readonly WireRoute[] = PREFIXES.flatMap((bucket): WireRoute[] => [
  {
    method: 'GET',
    url: bucket,
    summary: 'Names of files below a prefix',
    audience: 'person',
    permission: 'files:view',
    clientPermission: 'files:view-own',
    activity: null,
  },
  {
    method: 'POST',
    url: bucket,
    summary: 'Upload a file, at once or in pieces',
    audience: 'person',
    permission: 'files:upload',
    clientPermission: 'files:upload-own',
    activity: ['files.uploaded', 'files.pageUploaded'],
  },
  {
    method: 'GET',
    url: `${bucket}/*`,
    summary: 'Download a file, read what is known of it, or (staff) see a page of a PDF; a download address carries its own token',
    audience: 'session',
    permission: 'files:view',
    clientPermission: 'files:view-own',
    activity: ['files.identityProofOpened', 'files.originalReportOpened'],
    danger: 'reveals',
  },
  {
    method: 'PATCH',
    url: `${bucket}/*`,
    summary: 'Change the details of a file',
    audience: 'person',
    permission: 'files:upload',
    clientPermission: 'files:upload-own',
    activity: 'files.metadataChanged',
  },
  {
    method: 'DELETE',
    url: `${bucket}/*`,
    summary: 'Delete a file',
    audience: 'person',
    permission: 'files:delete',
    clientPermission: 'files:upload-own',
    activity: 'files.deleted',
    danger: 'deletes',
  },
]);

export function mountFileRoutes(app: FastifyInstance, context: AppContext, openRecord: OpenRecord): void {
  const checkApp = openAppCheck(context.services.env, context.services.sealer);
  const most = context.services.env.FILES_MAX_MB;
  const door: Door = {
    context,
    openRecord,
    incoming: createBytesByKind(incomingBounds(most)),
    outgoing: createBytesByKind(outgoingBounds(most)),
  };
  void app.register(async (wire) => {
    // Bodies are read by the operations, which know how much may come.
    wire.removeAllContentTypeParsers();
    wire.addContentTypeParser('*', (_request, _payload, done) => done(null));
    wire.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => answerFault(error, request, reply, context));
    wire.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { bucket } = request.params as { bucket?: string };
      if (bucket !== context.services.env.FILES_BUCKET)
        return sendRefusal(request, reply, refuse('files.notFound', 'There is no such bucket.'));
      // A download address is opened by the browser itself, which sends no headers of ours.
      const check = header(request, 'x-firebase-appcheck');
      if (queryOf(request).has('token') || (await checkApp(check, idTokenOf(request), context.clock()))) return undefined;
      return sendRefusal(request, reply, APP_CHECK_FAILED);
    });
    // Compressed answers would have no length and no ranges; compressed requests could grow without limit.
    const options = { compress: false, decompress: false } as const;
    for (const url of PREFIXES) {
      wire.get(url, options, (request, reply) => answer(door, request, reply, listObjects));
      wire.post(url, options, (request, reply) => answer(door, request, reply, upload));
      wire.get(`${url}/*`, options, (request, reply) => answerRead(door, request, reply));
      wire.patch(`${url}/*`, options, (request, reply) => answerObject(door, request, reply, changeMetadata));
      wire.delete(`${url}/*`, options, (request, reply) => answerObject(door, request, reply, deleteObject));
    }
  });
}

function idTokenOf({ headers }: FastifyRequest): string | undefined {
  return /^(?:Firebase|Bearer) (.+)$/i.exec(headers.authorization ?? '')?.[1];
}

async function answer(door: Door, request: FastifyRequest, reply: FastifyReply, operation: FileOperation): Promise<FastifyReply> {
  const token = idTokenOf(request);
  const caller = token === undefined ? undefined : await door.context.authenticate(token);
  if (!caller) return sendRefusal(request, reply, SIGN_IN);
  const previewer = await previewerOf(door, request, caller);
  if (isRefusal(previewer)) return sendRefusal(request, reply, previewer);
  const person = previewer ?? caller;
  const hold = door.incoming[caller.kind].open(caller.userId);
  try {
    const result = await operation({
      context: door.context,
      openRecord: door.openRecord,
      request,
      reply,
      person,
      ...(previewer && { viewer: caller }),
      query: queryOf(request),
      hold,
      outgoing: door.outgoing,
    });
    return isRefusal(result) ? sendRefusal(request, reply, result) : result;
  } finally {
    // Not before the work is done: closing the connection does not stop it.
    hold.release();
  }
}

/** The client that the caller looks at in a preview, undefined without one. With the pass of a preview files are read, and nothing else. */
async function previewerOf({ context }: Door, request: FastifyRequest, caller: Principal): Promise<Principal | Refusal | undefined> {
  const pass = request.headers['x-redress-preview'];
  if (pass === undefined) return undefined;
  const previewer = typeof pass === 'string' ? await context.findPreviewer(caller, pass) : undefined;
  if (!previewer) return PREVIEW_OVER;
  return request.method === 'GET' ? previewer : PREVIEW_ONLY;
}

function answerObject(door: Door, request: FastifyRequest, reply: FastifyReply, operation: ObjectOperation): Promise<FastifyReply> {
  return answer(door, request, reply, async (call) => {
    const name = nameOf(request);
    return isRefusal(name) ? name : operation(call, name);
  });
}

/** What `alt` asks for. */
const SENDERS: Readonly<Record<string, Send>> = { media: sendBytes, page: sendPage };

async function answerRead(door: Door, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const query = queryOf(request);
  const [form, token] = [parameter(query, 'alt') ?? 'json', parameter(query, 'token')];
  if (isRefusal(form)) return sendRefusal(request, reply, form);
  if (isRefusal(token)) return sendRefusal(request, reply, token);
  const send = SENDERS[form];
  if (!send) return answerObject(door, request, reply, readResource);
  if (token === undefined) return answerObject(door, request, reply, (call, object) => readMedia(call, object, send));
  const name = nameOf(request);
  const result = isRefusal(name) ? name : await readMediaByToken({ ...door, request, reply, query }, name, token, send);
  return isRefusal(result) ? sendRefusal(request, reply, result) : result;
}

/** The name in the address as it was sent: one segment, decoded once. The router's own reading of it is not asked. */
function nameOf({ raw }: FastifyRequest): string | Refusal {
  const [path = ''] = (raw.url ?? '').split('?');
  const [, segment] = /^(?:\/v0)?\/b\/[^/]+\/o\/([^/]+)$/.exec(path) ?? [];
  return segment === undefined ? NO_SUCH_FILE : readObjectName(segment);
}

function queryOf({ raw }: FastifyRequest): URLSearchParams {
  const url = raw.url ?? '';
  return new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');
}

function answerFault(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppContext,
): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status >= 500) context.services.log.error({ reference: request.id, error: error.stack }, 'file fault');
  const message = status >= 500 ? `Something went wrong on our side. Reference: ${request.id}` : 'This request cannot be used.';
  return reply.status(status).send({ error: { code: status, message } });
}
