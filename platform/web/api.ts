// The typed door to the API: what a contract declares is what a screen can call. Screens use it through the queries.ts of
// their feature.
import { createORPCClient, ORPCError, type NestedClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils, type RouterUtils } from '@orpc/tanstack-query';
import type { Contract } from '../base/endpoint.ts';
import { bearerHeader, reportSignInRequired } from './identity.ts';

/** Contract outputs are JSON values and files only, so what arrives has the declared types as they stand. */
export type Api<C extends Contract> = ContractRouterClient<C>;

/** The client of one feature's contract: `await api.get({ id })`. Rejects with errors that `asRefusal` reads. */
export function createApi<C extends Contract>(contract: C): Api<C> {
  const link = new OpenAPILink(contract, {
    url: `${location.origin}/api`,
    headers: bearerHeader,
    fetch: async (request, init) => {
      const response = await fetch(request, init);
      if (response.status === 401) void reportSignInRequired();
      return response;
    },
  });
  return createORPCClient(link);
}

/**
 * TanStack Query options of an api: `queries.list.queryOptions({ input })`, `.infiniteOptions`, `.mutationOptions`, `.key()`.
 * `feature` is the first part of each query key, so that no two features share one.
 */
export function createQueries<A extends NestedClient<Record<never, never>>>(feature: string, api: A): RouterUtils<A> {
  return createTanstackQueryUtils(api, { path: [feature] });
}

/** How Chromium, Firefox and Safari word a request that got no answer; other TypeErrors are mistakes of ours. */
const NETWORK_FAILURE = /failed to fetch|networkerror|load failed/i;

/** An expected "no", or a fault, in words for the person who asked. */
export interface ApiRefusal {
  /** 'feature.stateThatRefuses', 'house.…', or 'web.unreachable'. */
  readonly code: string;
  readonly status: number;
  readonly message: string;
  readonly citation?: string;
  /** Civil date from which the same request could be allowed. */
  readonly until?: string;
  /** Input field -> its sentence. */
  readonly fields: Readonly<Record<string, string>>;
  /** Number under which the log holds the rest. */
  readonly reference?: string;
}

/** Reads whatever an api call rejected with. */
export function asRefusal(error: unknown): ApiRefusal {
  if (error instanceof ORPCError) {
    const data: { citation?: unknown; until?: unknown; fields?: unknown; reference?: unknown } = typeof error.data === 'object' && error.data !== null ? error.data : {};
    return {
      code: error.code,
      status: error.status,
      message: error.message || 'Something went wrong on our side.',
      fields: typeof data.fields === 'object' && data.fields !== null ? (data.fields as Record<string, string>) : {},
      ...(typeof data.citation === 'string' && { citation: data.citation }),
      ...(typeof data.until === 'string' && { until: data.until }),
      ...(typeof data.reference === 'string' && { reference: data.reference }),
    };
  }
  if (error instanceof TypeError && NETWORK_FAILURE.test(error.message)) {
    return { code: 'web.unreachable', status: 0, message: 'The server cannot be reached. Please check the connection and try again.', fields: {} };
  }
  return { code: 'web.fault', status: 0, message: 'Something went wrong on this page. Please reload it.', fields: {} };
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
