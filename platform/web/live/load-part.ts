// Parts of an app are loaded when they are first needed. A lost connection must not end in a broken page.
import { readHealth } from '../identity/health.ts';

const PAUSES_MS = [400, 1500] as const;
/** How Chromium, Firefox and Safari word a module that did not come. */
const LOAD_FAILURE = /dynamically imported module|importing a module script failed|unable to preload css/i;
const RELOADED_AT = 'redress-reloaded-at';

/** The server did not answer while a part of the app was being loaded. */
class PartUnreachable extends Error {
  constructor(cause: unknown) {
    super('A part of this page could not be loaded.', { cause });
    this.name = 'PartUnreachable';
  }
}

/**
 * Loads a part of the app, trying again when the line drops. A server that answers but no longer has the part was updated
 * in the meantime, so the page is loaded again.
 * @throws PartUnreachable when the server cannot be reached; `isPartFailure` knows it
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await load();
    } catch (error) {
      if (!isPartFailure(error)) throw error;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  try {
    return await load();
  } catch (error) {
    if (!isPartFailure(error)) throw error;
    if ((await isReachable()) && reloadOnce()) return new Promise<never>(() => undefined);
    throw new PartUnreachable(error);
  }
}

/** True when `error` says that a part of the app did not come, and nothing is wrong with the page itself. */
export function isPartFailure(error: unknown): boolean {
  return error instanceof PartUnreachable || (error instanceof Error && LOAD_FAILURE.test(error.message));
}

/** Loads the page again as soon as the server answers; answers how to stop waiting. */
export function reloadWhenReachable(everyMs = 4000): () => void {
  let stopped = false;
  const look = async (): Promise<void> => {
    if ((await isReachable()) && !stopped) location.reload();
  };
  const timer = setInterval(() => void look(), everyMs);
  const lookNow = (): void => void look();
  addEventListener('online', lookNow);
  return () => {
    stopped = true;
    clearInterval(timer);
    removeEventListener('online', lookNow);
  };
}

function isReachable(): Promise<boolean> {
  return readHealth().then(
    () => true,
    () => false,
  );
}

/** Not again within a minute: a part that is missing for good must not make the page load itself for ever. */
function reloadOnce(now: number = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(RELOADED_AT) ?? 0) < 60_000) return false;
    sessionStorage.setItem(RELOADED_AT, String(now));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
