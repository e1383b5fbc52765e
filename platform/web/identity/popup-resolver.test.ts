import { describe, expect, test } from 'vitest';
import { isAuthorizedHost } from './popup-resolver-domains.ts';
import { EventHub, NO_EVENT, readEvent, type EventConsumer, type SignInEvent } from './popup-resolver-hub.ts';
import { watchClosing } from './popup-resolver-window.ts';

const POPUP: SignInEvent = {
  type: 'signInViaPopup',
  eventId: '7',
  urlResponse: 'https://office.test/done',
  sessionId: 's',
  postBody: null,
  tenantId: null,
};
const REDIRECT: SignInEvent = { ...POPUP, type: 'signInViaRedirect', eventId: '8' };

function makeHub() {
  const clock = { now: 1_000_000 };
  const hub = new EventHub(
    (code) => new Error(code),
    () => clock.now,
  );
  const wait = (filter: readonly string[], eventId: string | null = null) => {
    const got: string[] = [];
    const consumer: EventConsumer = {
      filter,
      eventId,
      onAuthEvent: (event) => got.push(event.type),
      onError: (error) => got.push(error.message),
    };
    hub.registerConsumer(consumer);
    return { got, consumer };
  };
  return { hub, clock, wait };
}

describe('events', () => {
  test('reach the window they belong to, once', () => {
    const { hub, wait } = makeHub();
    const mine = wait(['signInViaPopup'], '7');
    const other = wait(['signInViaPopup'], '9');
    expect([hub.receive(POPUP), hub.receive(POPUP)]).toEqual([true, false]);
    expect([mine.got, other.got]).toEqual([['signInViaPopup'], []]);
  });

  test('are forgotten ten minutes after the last one', () => {
    const { hub, clock, wait } = makeHub();
    const { got } = wait(['signInViaPopup']);
    hub.receive(POPUP);
    clock.now += 10 * 60_000 - 1;
    hub.receive(POPUP);
    expect(got).toHaveLength(1);
    clock.now += 1;
    hub.receive(POPUP);
    expect(got).toHaveLength(2);
  });

  test('of a closed operation are no one’s', () => {
    const { hub, wait } = makeHub();
    const { got, consumer } = wait(['signInViaPopup'], '7');
    hub.unregisterConsumer(consumer);
    expect([hub.receive(POPUP), got]).toEqual([false, []]);
  });

  test('of a redirect wait for anyone who asks first', () => {
    const { hub, wait } = makeHub();
    expect(hub.receive(REDIRECT)).toBe(true);
    expect(wait(['signInViaPopup'], '7').got).toEqual([]);
    expect(wait(['signInViaRedirect', 'unknown']).got).toEqual(['signInViaRedirect']);
    expect(wait(['signInViaRedirect', 'unknown']).got).toEqual([]);
  });

  test('without a redirect the module gets an event that says so', () => {
    const { hub, wait } = makeHub();
    hub.receive(NO_EVENT);
    expect(wait(['signInViaRedirect', 'unknown']).got).toEqual(['unknown']);
  });

  test('with an error reject', () => {
    const { hub, wait } = makeHub();
    const { got } = wait(['signInViaPopup'], '7');
    hub.receive({ ...POPUP, error: { code: 'auth/user-cancelled', message: '' } });
    expect(got).toEqual(['auth/user-cancelled']);
  });

  test.each([undefined, null, 'signInViaPopup', {}, { type: 7 }])('%j is no event', (raw) => {
    expect(readEvent(raw)).toBeUndefined();
  });

  test('odd fields are dropped', () => {
    expect(readEvent({ ...POPUP, eventId: 7, error: { code: 'auth/x' } })).toEqual({
      ...POPUP,
      eventId: null,
      error: { code: 'auth/x', message: '' },
    });
    expect(readEvent({ ...POPUP, error: { code: 7 } })).toEqual(POPUP);
  });
});

test.each([
  ['office.test', ['office.test'], true],
  ['OFFICE.test', ['Office.Test'], true],
  ['crm.office.test', ['office.test'], true],
  ['badoffice.test', ['office.test'], false],
  ['office.test.evil.example', ['office.test'], false],
  ['officextest', ['office.test'], false],
  ['127.0.0.1', ['localhost', '127.0.0.1'], true],
  ['10.127.0.0.1', ['127.0.0.1'], false],
  ['[::1]', ['[::1]'], true],
  ['office.test', ['', '.'], false],
  ['office.test', [], false],
])('%s with %j allowed: %s', (hostname, domains, allowed) => {
  expect(isAuthorizedHost(hostname, domains)).toBe(allowed);
});

// [what happens when, in ms after opening] and whether the window counts as closed afterwards.
test.each([
  ['closed by the person', 12_000, true, true],
  ['cut off by the provider at once', 300, true, false],
  ['cut off by a slow provider, the person is still there', 4_000, false, false],
  ['closed after a few seconds, this page has the focus again', 4_000, true, true],
])('%s', (_name, after, hasFocus, expected) => {
  let now = 0;
  let reads = false;
  const isClosed = watchClosing(
    () => reads,
    () => hasFocus,
    () => now,
  );
  expect(isClosed()).toBe(false);
  now = after;
  reads = true;
  expect(isClosed()).toBe(expected);
  now = 60_000;
  expect(isClosed()).toBe(expected);
});
