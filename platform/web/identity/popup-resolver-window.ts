// The window in which a person chooses their Google account.

const WIDTH = 500;
const HEIGHT = 600;
/** A window reported as closed sooner than this after opening is ignored: people do not close it that quickly. */
const FIRST_MOMENTS_MS = 2_000;
/** Up to here a window is not believed to be closed while this page has not got the focus back: the provider was slow to load. */
const SLOW_PROVIDER_MS = 15_000;

export interface SignInWindow {
  /** Read by the identity module every two seconds. */
  readonly window: { readonly closed: boolean };
  associatedEvent: string | null;
  readonly close: () => void;
}

/** Opens `url` in the middle of the screen; null when the browser does not let it. */
export function openSignInWindow(url: string, eventId: string): SignInWindow | null {
  const left = Math.max((screen.availWidth - WIDTH) / 2, 0);
  const top = Math.max((screen.availHeight - HEIGHT) / 2, 0);
  const opened = window.open(
    url,
    `redress-${eventId}`,
    `width=${WIDTH},height=${HEIGHT},left=${left},top=${top},location=yes,resizable=yes,scrollbars=yes,statusbar=yes,toolbar=no`,
  );
  if (!opened) return null;
  opened.focus();
  const watch = watchClosing(
    () => opened.closed,
    () => document.hasFocus(),
    () => performance.now(),
  );
  const timer = setInterval(watch, 200);
  return {
    window: {
      get closed() {
        return watch();
      },
    },
    associatedEvent: eventId,
    close: () => {
      clearInterval(timer);
      opened.close();
    },
  };
}

/**
 * Answers whether the window can be believed to be closed. A provider's page may cut itself off from the page that opened it
 * (Cross-Origin-Opener-Policy); from then on the window reads as closed although the person is still choosing. To be called
 * often, so that the moment of the change is seen.
 */
export function watchClosing(readsClosed: () => boolean, hasFocus: () => boolean, now: () => number): () => boolean {
  const openedAt = now();
  let verdict: boolean | undefined;
  return () => {
    if (verdict !== undefined) return verdict;
    if (!readsClosed()) return false;
    const age = now() - openedAt;
    verdict = age >= FIRST_MOMENTS_MS && (age >= SLOW_PROVIDER_MS || hasFocus());
    return verdict;
  };
}
