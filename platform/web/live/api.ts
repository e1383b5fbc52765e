// The typed client of the API: what a contract declares is what a screen can call. Screens use it through the queries.ts of
// their feature.
import { createORPCClient, type NestedClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils, type RouterUtils } from '@orpc/tanstack-query';
import type { ActivityKind, Contract } from '../../base/endpoint.ts';
import { kindOfActivity } from '../../base/upkeep.ts';
import { bearerHeader, reportSignInRequired } from '../identity/identity.ts';
import { previewHeader } from '../identity/preview.ts';

export { asRefusal, type ApiRefusal } from './api-refusal.ts';

/** Contract outputs are JSON values and files only, so what arrives has the declared types as they are. */
export type Api<C extends Contract> = ContractRouterClient<C>;

/** The client of one feature's contract: `await api.get({ id })`. Rejects with errors that `asRefusal` reads. */
export function createApi<C extends Contract>(contract: C): Api<C> {
  const link = new OpenAPILink(contract, {
    url: `${location.origin}/api`,
    headers: async () => ({ ...(await bearerHeader()), ...previewHeader() }),
    fetch: async (request, init) => {
      const response = await fetch(request, init);
      if (response.status === 401) void reportSignInRequired();
      return response;
    },
  });
  return remembering(contract, createORPCClient(link));
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
