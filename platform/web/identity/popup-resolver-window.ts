// The window in which a person chooses their Google account.

const WIDTH = 500;
const HEIGHT = 600;
/** A window that reads as closed sooner than this after opening, while this page never lost the focus, is only being opened. */
const FIRST_MOMENTS_MS = 2_000;
/** A window that reads as closed sooner than this may be cut off instead: its person is elsewhere, so the focus has to come back first. */
const SLOW_PROVIDER_MS = 15_000;
/** From the close of the window until the sign-in counts as given up: a result may still be on its way. */
const GIVEN_UP_MS = 8_000;
const LOOK_MS = 200;

export interface SignInWindow {
  /** Read by the identity module every two seconds. */
  readonly window: { readonly closed: boolean };
  associatedEvent: string | null;
  readonly close: () => void;
}

/** Opens `url` in the middle of the screen; null when the browser does not let it. `onGivenUp` is called 8 s after the person closed it. */
export function openSignInWindow(url: string, eventId: string, onGivenUp: () => void): SignInWindow | null {
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
  let givenUp: ReturnType<typeof setTimeout> | undefined;
  const timer = setInterval(() => {
    if (watch()) givenUp ??= setTimeout(onGivenUp, GIVEN_UP_MS);
  }, LOOK_MS);
  return {
    window: {
      get closed() {
        return watch();
      },
    },
    associatedEvent: eventId,
    close: () => {
      clearInterval(timer);
      clearTimeout(givenUp);
      opened.close();
    },
  };
}

/**
 * Answers whether the window can be believed to be closed; once it is, that stays so. A provider's page may cut itself off from the page
 * that opened it (Cross-Origin-Opener-Policy); from then on the window reads as closed although the person is still choosing, but in that
 * window, so this page has not got the focus. To be called often, so that the moment of the change is seen.
 */
export function watchClosing(readsClosed: () => boolean, hasFocus: () => boolean, now: () => number): () => boolean {
  const openedAt = now();
  let wasLeft = false;
  let closedAt: number | undefined;
  let verdict = false;
  return () => {
    const focused = hasFocus();
    wasLeft ||= !focused;
    if (verdict || !readsClosed()) return verdict;
    const age = now() - openedAt;
    closedAt ??= age;
    verdict = closedAt >= SLOW_PROVIDER_MS || (focused && (wasLeft || age >= FIRST_MOMENTS_MS));
    return verdict;
  };
}
