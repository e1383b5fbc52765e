// Some calls of the identity protocol replace the session of this browser: adding an authenticator app, a new password, signing in
// again. The server has ended the old session before the answer with the new one is here. Anyone who hears in the meantime that the session
// is over must not renew the token with what is about to be replaced: the identity module would take the refusal for the end and
// sign every tab out.

const MARK = 'redress-session-change';
/** A tab that dies during such a call cannot take its mark away. */
const LONGEST_CALL_MS = 60_000;
/** The identity module of each tab looks about once a second for what another one has stored. */
const SPREADING_MS = 5_000;
const LOOK_MS = 100;

const underWay = new Set<Promise<unknown>>();
const thisTab = Math.random().toString(36).slice(2);

/** Makes a call after which this browser holds another session, and notifies other tabs. Rejects with what `call` rejects with. */
export async function replaceSession<T>(call: () => Promise<T>): Promise<T> {
  mark(LONGEST_CALL_MS);
  const running = call();
  underWay.add(running);
  try {
    const answer = await running;
    mark(SPREADING_MS);
    return answer;
  } catch (error) {
    mark(0);
    throw error;
  } finally {
    underWay.delete(running);
  }
}

/** Waits for the calls of this tab that replace its session. */
export async function ownSessionSettled(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay);
}

/** Waits while the session is being replaced, in this tab or another one, at most until `hasNew` says that the new one is here. */
export async function sessionSettled(hasNew: () => boolean): Promise<void> {
  await ownSessionSettled();
  while (!hasNew() && othersMark() > Date.now()) await new Promise((done) => setTimeout(done, LOOK_MS));
}

function mark(forMs: number): void {
  try {
    if (forMs === 0) localStorage.removeItem(MARK);
    else localStorage.setItem(MARK, `${thisTab} ${Date.now() + forMs}`);
  } catch {
    // Without storage there is nothing the tabs share, their sessions included.
  }
}

/** Until when a change of another tab is under way, or on its way to this one; 0 when there is none. */
function othersMark(): number {
  try {
    const [tab, until] = (localStorage.getItem(MARK) ?? '').split(' ');
    // A clock that was set back must not cause a long wait.
    return tab === thisTab || Number(until) > Date.now() + LONGEST_CALL_MS ? 0 : Number(until ?? 0);
  } catch {
    return 0;
  }
}
