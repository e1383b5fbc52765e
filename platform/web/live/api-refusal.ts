// What an api call rejected with, in words. Apart from api.ts, so that pages without calls, such as sign-in, load without the
// client of the API.
import { pageLanguage } from '../language/page-language.ts';
import { refusalTexts } from './texts.ts';

/** How Chromium, Firefox and Safari word a request that got no answer; other TypeErrors are mistakes of ours. */
const NETWORK_FAILURE = /failed to fetch|networkerror|load failed/i;

/** An expected "no", or a fault, in words for the person who asked. */
export interface ApiRefusal {
  /** 'feature.stateThatRefuses', 'app.…', or 'web.unreachable'. */
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

/** Reads what an api call rejected with. */
export function asRefusal(error: unknown): ApiRefusal {
  const texts = refusalTexts[pageLanguage()];
  if (isAnswer(error)) {
    const data: { citation?: unknown; until?: unknown; fields?: unknown; reference?: unknown } =
      typeof error.data === 'object' && error.data !== null ? error.data : {};
    return {
      code: error.code,
      status: error.status,
      message: error.message || texts.fault,
      fields: typeof data.fields === 'object' && data.fields !== null ? (data.fields as Record<string, string>) : {},
      ...(typeof data.citation === 'string' && { citation: data.citation }),
      ...(typeof data.until === 'string' && { until: data.until }),
      ...(typeof data.reference === 'string' && { reference: data.reference }),
    };
  }
  if (error instanceof TypeError && NETWORK_FAILURE.test(error.message)) {
    return {
      code: 'web.unreachable',
      status: 0,
      message: texts.unreachable,
      fields: {},
    };
  }
  return { code: 'web.fault', status: 0, message: texts.broken, fields: {} };
}

/** A failure that already has a sentence; read as a refusal with it. */
export class Explained extends Error {
  readonly code = 'web.explained';
  readonly status = 400;
  readonly data = undefined;
}

/** Errors of the client are recognized by their shape; importing their class would bundle the whole client. */
function isAnswer(error: unknown): error is Error & { readonly code: string; readonly status: number; readonly data: unknown } {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    'status' in error &&
    typeof error.status === 'number' &&
    'data' in error
  );
}
