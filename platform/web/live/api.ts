// The typed client of the API: what a contract declares is what a screen can call. Screens use it through the queries.ts of
// their feature.
import { createORPCClient, type NestedClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils, type RouterUtils } from '@orpc/tanstack-query';
import type { ActivityKind, Contract } from '../../base/endpoint.ts';
import { ZONE_HEADER } from '../../base/office-zone.ts';
import { kindOfActivity } from '../../base/upkeep.ts';
import { confirmSignIn } from '../identity/confirm-sign-in.ts';
import { bearerHeader, reportSignInRequired } from '../identity/identity.ts';
import { pageLanguage } from '../language/page-language.ts';
import { noteOfficeZone } from '../identity/office-zone-note.ts';
import { nameRequests } from './request-names.ts';
import { previewHeader } from '../identity/preview.ts';

export { asRefusal, type ApiRefusal } from './api-refusal.ts';

/** Contract outputs are JSON values and files only, so what arrives has the declared types as they are. */
export type Api<C extends Contract> = ContractRouterClient<C>;

/** The client of one feature's contract: `await api.get({ id })`. Rejects with errors that `asRefusal` reads. */
export function createApi<C extends Contract>(contract: C): Api<C> {
  const sent = nameRequests((path) => isCreation(contract, path));
  const link = new OpenAPILink(contract, {
    url: `${location.origin}/api`,
    headers: async (_options, path, input) => ({
      'accept-language': pageLanguage(),
      ...(await bearerHeader()),
      ...previewHeader(),
      ...sent.header(path, input),
    }),
    fetch: async (request, init, _options, path, input) => {
      // Its body can be read once, so what may have to be sent again is copied.
      const again = asksForRecent(contract, path) ? request.clone() : undefined;
      const first = await fetch(request, init);
      const response = again && (await mustConfirm(first)) && (await confirmSignIn()) ? await sendAgain(again, init) : first;
      noteOfficeZone(response.headers.get(ZONE_HEADER));
      if (response.status < 500) sent.answered(path, input);
      if (response.status === 401) void reportSignInRequired();
      return response;
    },
  });
  return remembering(contract, createORPCClient(link));
}

function asksForRecent(contract: Contract, path: readonly string[]): boolean {
  return contract[path[0] ?? '']?.['~orpc'].meta.recent === true;
}

/** What adds something: sent twice, it would be there twice. */
function isCreation(contract: Contract, path: readonly string[]): boolean {
  const endpoint = contract[path[0] ?? '']?.['~orpc'];
  return endpoint?.route.method === 'POST' && typeof endpoint.meta.activity === 'string';
}

async function mustConfirm(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const answer: unknown = await response.clone().json();
  return typeof answer === 'object' && answer !== null && 'code' in answer && answer.code === 'app.confirmSignIn';
}

/** The same request, with the token of the session that confirming opened. */
async function sendAgain(request: Request, init: RequestInit): Promise<Response> {
  for (const [name, value] of Object.entries(await bearerHeader())) request.headers.set(name, value);
  return fetch(request, init);
}

/** The kind of activity each call leaves behind, by which a screen knows what to ask for again. */
const KINDS = new WeakMap<object, ActivityKind>();

/** The same for a change that does not go through `createApi`, such as an upload in pieces. */
export function leaving<I, O>(kind: ActivityKind, call: (input: I) => Promise<O>): (input: I) => Promise<O> {
  KINDS.set(call, kind);
  return call;
}

/**
 * The kind of activity that a call of `createApi`, or of `leaving`, leaves behind.
 * @throws Error when the call is none of these, or changes nothing
 */
export function activityOf(call: object): ActivityKind {
  const kind = KINDS.get(call);
  if (kind === undefined) throw new Error('Only a call of createApi whose endpoint leaves an activity, or one of leaving, is a change.');
  return kind;
}

function remembering<C extends Contract>(contract: C, client: Api<C>): Api<C> {
  return new Proxy(client, {
    get: (target, name) => {
      const call: unknown = Reflect.get(target, name);
      const kind = typeof name === 'string' ? kindOfActivity(contract[name]?.['~orpc'].meta.activity ?? null) : null;
      if (typeof call === 'function' && kind !== null) KINDS.set(call, kind);
      return call;
    },
  });
}

/**
 * TanStack Query options of an api: `queries.list.queryOptions({ input })`, `.infiniteOptions`, `.mutationOptions`, `.key()`.
 * `feature` is the first part of each query key, so that no two features share one.
 */
export function createQueries<A extends NestedClient<Record<never, never>>>(feature: string, api: A): RouterUtils<A> {
  return createTanstackQueryUtils(api, { path: [feature] });
}

/**
 * Shows a PDF in a new tab. To be called in the click itself, because browsers only let a click open tabs. Rejects with
 * what `file` rejects with; the empty tab is closed then.
 */
export async function openPdf(file: Promise<Blob>): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const pdf = await file;
    const address = URL.createObjectURL(pdf);
    if (tab) tab.location.replace(address);
    else saveFile(address, pdf instanceof File ? pdf.name : 'document.pdf');
    setTimeout(() => URL.revokeObjectURL(address), 5 * 60_000);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

function saveFile(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
