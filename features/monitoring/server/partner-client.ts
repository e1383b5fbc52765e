// A partner's API over HTTP: two questions, both GET. `{url}/members/status` and `{url}/reports/latest`, each with the query
// `provider` and `member` and the office's token as Bearer. A problem of the client's is a 4xx with JSON {"error": code}; the codes
// are in PROBLEMS. Any other is 'unavailable': nothing of the answer is shown or kept.
import { z } from 'zod';
import { MAX_REPORT_BYTES } from '../../report-files/rules/decode-text.ts';
import { PROVIDERS } from '../rules/providers.ts';
import { askPartner, type RawAnswer } from './partner-http.ts';
import type { Member, MonitoringProvider, ProblemAnswer } from './provider.ts';

export interface PartnerAccess {
  readonly url: string;
  readonly token: string;
  /** Longest an answer may take from the question to its last byte; 60 s if unset. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 60_000;
/** Answers that carry no report are short. */
const WORDS_BYTES = 64 * 1024;
const NO_REPORT: ProblemAnswer = { outcome: 'unavailable', detail: 'The provider has no report of this client yet.' };
const PROBLEMS: Readonly<Record<string, ProblemAnswer>> = {
  sign_in_failed: { outcome: 'sign-in-failed', detail: "The provider says that the client's sign-in does not work." },
  needs_client: {
    outcome: 'needs-client',
    detail: 'The provider needs something from the client, such as an answer to a security question.',
  },
  unpaid: { outcome: 'unpaid', detail: "The provider says that the client's subscription is not paid." },
  unknown_member: {
    outcome: 'needs-client',
    detail: 'The provider does not know this client. Check the reference, or send the enrollment link.',
  },
  no_report: NO_REPORT,
};
const TOKEN_REFUSED: ProblemAnswer = {
  outcome: 'refused',
  detail: 'The provider did not accept the access of this office. Check the token in the settings.',
};
const unavailable = (detail: string): ProblemAnswer => ({ outcome: 'unavailable', detail });
const errorBody = z.object({ error: z.string() });

export function openPartner({ url, token, timeoutMs = TIMEOUT_MS }: PartnerAccess): MonitoringProvider {
  const ask = (path: string, { provider, reference }: Member, maxBytes: number): Promise<RawAnswer> => {
    const address = new URL(`${url.replace(/\/+$/, '')}/${path}`);
    address.searchParams.set('provider', provider);
    address.searchParams.set('member', reference);
    return askPartner(address, { token, timeoutMs, maxBytes });
  };
  return {
    key: 'partner',
    serves: (provider) => provider !== 'other',
    async test(member) {
      const answer = await ask('members/status', member, WORDS_BYTES);
      return problemOf(answer) ?? (isPage(answer) ? WEB_PAGE : { outcome: 'ok' });
    },
    async fetchReport(member) {
      const answer = await ask('reports/latest', member, MAX_REPORT_BYTES);
      const problem = problemOf(answer);
      if (problem) return problem;
      if (isPage(answer)) return WEB_PAGE;
      if (answer.kind !== 'answer' || answer.bytes.byteLength === 0)
        return { outcome: 'refused', detail: 'The provider sent an empty report.' };
      return {
        outcome: 'report',
        fileName: `${PROVIDERS[member.provider].name} report.${isXml(answer.bytes) ? 'xml' : 'json'}`,
        bytes: answer.bytes,
      };
    },
  };
}

const FAULTS: Readonly<Record<Exclude<RawAnswer['kind'], 'answer'>, ProblemAnswer>> = {
  'too-large': { outcome: 'refused', detail: 'The provider sent more than 16 MB. That is no credit report.' },
  'too-slow': unavailable('The provider did not answer in time. Try again later.'),
  redirected: unavailable('The provider sent us to another address, which we do not follow.'),
  unreachable: unavailable('The provider could not be reached. Try again later.'),
};
const WEB_PAGE = unavailable('The provider answered with a web page in place of data. Try again later.');

/** Why the answer cannot be used; undefined when it can. */
function problemOf(answer: RawAnswer): ProblemAnswer | undefined {
  if (answer.kind !== 'answer') return FAULTS[answer.kind];
  const { status } = answer;
  if (status === 200) return undefined;
  if (status === 204) return NO_REPORT;
  const named = status >= 400 && status < 500 ? PROBLEMS[codeOf(answer.bytes)] : undefined;
  if (named) return named;
  if (status === 401 || status === 403) return TOKEN_REFUSED;
  return unavailable(
    status === 429 ? 'The provider asks us to wait. Try again later.' : `The provider had a fault of its own (${status}). Try again later.`,
  );
}

function codeOf(bytes: Uint8Array): string {
  try {
    const body = errorBody.safeParse(JSON.parse(new TextDecoder().decode(bytes.subarray(0, WORDS_BYTES))));
    return body.success && Object.hasOwn(PROBLEMS, body.data.error) ? body.data.error : '';
  } catch {
    return '';
  }
}

/** Pages of proxies and sign-in forms come with status 200 as well. */
function isPage(answer: RawAnswer): boolean {
  return (
    answer.kind === 'answer' && (/\bhtml\b/i.test(answer.contentType) || /^\s*<(!doctype\s+html|html)\b/i.test(beginning(answer.bytes)))
  );
}

function isXml(bytes: Uint8Array): boolean {
  return /^\s*</.test(beginning(bytes));
}

function beginning(bytes: Uint8Array): string {
  return new TextDecoder('utf-8').decode(bytes.subarray(0, 512));
}
