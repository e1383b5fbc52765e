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

// What is seen when, in ms after opening: whether the window reads as closed, whether this page has the focus, and the verdict.
test.each<[string, ...(readonly [number, boolean, boolean, boolean])[]]>([
  ['closed after three seconds', [100, false, false, false], [3_000, true, true, true]],
  ['closed within the first two seconds', [100, false, false, false], [900, true, true, true]],
  ['closed while the person is in another program', [100, false, false, false], [3_000, true, false, false], [40_000, true, true, true]],
  ['closed late, the focus elsewhere', [16_000, false, false, false], [20_000, true, false, true]],
  ['still being opened', [0, false, true, false], [300, true, true, false], [400, false, false, false]],
  ['cut off by the provider, the person is still there', [300, true, false, false], [60_000, true, false, false]],
  ['cut off, then the person is back', [300, true, false, false], [60_000, true, true, true], [61_000, true, false, true]],
  ['in a browser that never says the focus left', [1_000, true, true, false], [2_100, true, true, true]],
])('the window: %s', (_name, ...moments) => {
  let [at, reads, focused]: [number, boolean, boolean] = [0, false, true];
  const isClosed = watchClosing(
    () => reads,
    () => focused,
    () => at,
  );
  for (const [now, isRead, hasFocus, verdict] of moments) {
    [at, reads, focused] = [now, isRead, hasFocus];
    expect([now, isClosed()]).toEqual([now, verdict]);
  }
});
