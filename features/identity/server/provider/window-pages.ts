// The two small pages of the sign-in window, and the script of the second. They work without the app and without a line of
// script in the page itself, which the content security policy forbids.
import type { Landing } from './finish-sign-in.ts';
import type { StartFault } from './start-sign-in.ts';

export const SCRIPT_PATH = '/__/auth/callback.js';

/** Hands the event to the page that waits for it. The names are those of platform/web/identity/popup-resolver.ts. */
export const CALLBACK_SCRIPT = `const { event, leadTo } = document.body.dataset;
history.replaceState(null, '', location.pathname);
if (leadTo === undefined) {
  const channel = new BroadcastChannel('redress-auth');
  channel.postMessage(JSON.parse(event));
  channel.close();
  window.close();
} else {
  sessionStorage.setItem('redress-auth-event', event);
  location.replace(leadTo);
}
`;

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:32rem;margin:4rem auto;padding:0 1.5rem}h1{font-size:1.25rem}`;

/** The page after the provider; its script closes the window or leads on at once. */
export function writeLandingPage({ event, leadTo }: Landing): string {
  const data = `data-event="${escape(JSON.stringify(event))}"${leadTo === null ? '' : ` data-lead-to="${escape(leadTo)}"`}`;
  return page(
    'Signing you in',
    `<p>You can close this window if it does not close by itself.</p>`,
    data,
    `<script src="${SCRIPT_PATH}" defer></script>`,
  );
}

const CANNOT_BE_USED = 'The link to this page cannot be used.';
const REASONS: Readonly<Record<StartFault, (address: string) => string>> = {
  key: () => CANNOT_BE_USED,
  provider: () => CANNOT_BE_USED,
  way: () => CANNOT_BE_USED,
  page: (address) => `Sign-in with Google works at ${address} only. Please open the system there.`,
  'not-set-up': () => 'Sign-in with Google is not set up here. Please use your email address and password.',
  'too-many': () => 'Too many sign-ins were started in the last minute. Please wait a minute and try again.',
  unreachable: () => 'Google cannot be reached at the moment. Please try again in a minute, or use your email address and password.',
};

export function writeStartRefusal(fault: StartFault, publicUrl: string): string {
  return page('Sign-in could not start', `<p>${escape(REASONS[fault](publicUrl))}</p>`);
}

/** One page for every browser that returns too late, twice, or without a request. */
export function writeReturnRefusal(): string {
  return page(
    'Sign-in could not be completed',
    '<p>This sign-in is over or was not started in this browser. Please close this window and start again.</p><p><a href="/login">Back to sign in</a></p>',
  );
}

export function writeFault(reference: string): string {
  return page('Something went wrong on our side', `<p>Please close this window and try again. Reference: ${escape(reference)}</p>`);
}

function page(title: string, content: string, bodyData = '', head = ''): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style>${head}</head>
<body ${bodyData}><main><h1>${title}</h1>${content}</main></body></html>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}
