// How the identity module opens sign-in windows and redirects on our own origin. Its own way loads a script of Google's and
// works over https only; everything else of it (timers, codes, bookkeeping of redirects) stays.
import { FirebaseError, SDK_VERSION } from '@firebase/app';
import { browserPopupRedirectResolver, type Auth, type GoogleAuthProvider } from '@firebase/auth';
import { isAuthorizedHost } from './popup-resolver-domains.ts';
import { EventHub, NO_EVENT, readEvent, type SignInEvent } from './popup-resolver-hub.ts';
import { openSignInWindow, type SignInWindow } from './popup-resolver-window.ts';

/** Names that the server's page after the sign-in writes to. */
const CHANNEL = 'redress-auth';
const STORED_EVENT = 'redress-auth-event';

// The module declares an opaque value; it is a class, and the module makes one instance of whatever class it is given.
const ModuleResolver = browserPopupRedirectResolver as unknown as new () => object;

let hub: EventHub | undefined;
let pending: Pick<SignInEvent, 'type' | 'eventId'> | undefined;

/** Gives up the window that is open. */
export function cancelPopup(): void {
  if (pending) giveUp(pending.type, pending.eventId, 'auth/user-cancelled');
}

function giveUp(type: string, eventId: string | null, code: string): void {
  hub?.receive({ ...NO_EVENT, type, eventId, error: { code, message: '' } });
}

export class PopupResolver extends ModuleResolver {
  get _shouldInitProactively(): boolean {
    return false;
  }

  async _initialize(): Promise<EventHub> {
    hub ??= listen();
    return hub;
  }

  _isIframeWebStorageSupported(_auth: Auth, answer: (isSupported: boolean) => void): void {
    answer(true);
  }

  async _openPopup(auth: Auth, provider: GoogleAuthProvider, authType: string, eventId: string): Promise<SignInWindow> {
    const opened = openSignInWindow(handlerUrl(auth, provider, authType, eventId), eventId, () =>
      giveUp(authType, eventId, 'auth/popup-closed-by-user'),
    );
    if (!opened) throw authError('auth/popup-blocked');
    pending = { type: authType, eventId };
    return opened;
  }

  async _openRedirect(auth: Auth, provider: GoogleAuthProvider, authType: string, eventId: string = randomId()): Promise<never> {
    await this._originValidation(auth);
    location.assign(handlerUrl(auth, provider, authType, eventId));
    return new Promise<never>(() => undefined);
  }

  /** Asks each time: the module's own way remembers a failure until the page is loaded again. */
  async _originValidation(auth: Auth): Promise<void> {
    const answer = await fetch(`/v1/projects?key=${encodeURIComponent(auth.config.apiKey)}`).catch(() => undefined);
    const project: unknown = answer?.ok === true ? await answer.json().catch(() => undefined) : undefined;
    if (typeof project !== 'object' || project === null || !('authorizedDomains' in project) || !Array.isArray(project.authorizedDomains)) {
      throw authError('auth/network-request-failed');
    }
    const domains = project.authorizedDomains.filter((domain) => typeof domain === 'string');
    if (!isAuthorizedHost(location.hostname, domains)) throw authError('auth/unauthorized-domain');
  }
}

function listen(): EventHub {
  const made = new EventHub(authError, () => Date.now());
  new BroadcastChannel(CHANNEL).addEventListener('message', ({ data }) => {
    const event = readEvent(data);
    if (event) made.receive(event);
  });
  made.receive(takeStoredEvent() ?? NO_EVENT);
  return made;
}

/** The answer of a redirect, left by the page that led back here; it is read once. */
function takeStoredEvent(): SignInEvent | undefined {
  try {
    const text = sessionStorage.getItem(STORED_EVENT);
    sessionStorage.removeItem(STORED_EVENT);
    return readEvent(JSON.parse(text ?? 'null'));
  } catch {
    // Storage is off or holds something else: treated as no result.
    return undefined;
  }
}

function handlerUrl(auth: Auth, provider: GoogleAuthProvider, authType: string, eventId: string): string {
  const query = new URLSearchParams({
    apiKey: auth.config.apiKey,
    appName: auth.name,
    authType,
    redirectUrl: location.href,
    v: SDK_VERSION,
    eventId,
    providerId: provider.providerId,
    scopes: provider.getScopes().join(','),
    customParameters: JSON.stringify(provider.getCustomParameters()),
  });
  return `${location.origin}/__/auth/handler?${query.toString()}`;
}

/** Distinguishes events. It need not be secret; `randomUUID` is missing on plain http. */
function randomId(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join('');
}

/** In the wording of the module, which people are shown where we have no better one. */
function authError(code: string, message = ''): FirebaseError {
  return new FirebaseError(code, `Firebase: ${message === '' ? 'Error' : message} (${code}).`);
}
