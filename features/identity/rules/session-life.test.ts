import { expect, test } from 'vitest';
import { expiryOf, judgeSession, type SessionFacts } from './session-life.ts';

const START = new Date('2026-03-02T15:00:00Z');
const after = (hours: number) => new Date(START.getTime() + hours * 3_600_000);
const session = (kind: 'staff' | 'client', change: Partial<SessionFacts> = {}): SessionFacts => ({
  kind,
  createdAt: START,
  lastSeenAt: START,
  expiresAt: expiryOf(kind, START),
  endedAt: null,
  disabledAt: null,
  deletedAt: null,
  validSince: START,
  ...change,
});

test.each<[string, SessionFacts, Date, string]>([
  ['just opened', session('staff'), START, 'live'],
  ['staff, idle under two hours', session('staff'), after(1.99), 'live'],
  ['staff, idle two hours', session('staff'), after(2), 'over'],
  ['staff, busy, within twelve hours', session('staff', { lastSeenAt: after(11.5) }), after(11.99), 'live'],
  ['staff, busy, twelve hours', session('staff', { lastSeenAt: after(11.9) }), after(12), 'over'],
  ['client, idle for six days', session('client'), after(6 * 24), 'live'],
  ['client, idle for a week', session('client'), after(7 * 24), 'over'],
  ['client, busy, thirty days', session('client', { lastSeenAt: after(719) }), after(720), 'over'],
  ['ended', session('staff', { endedAt: START }), START, 'over'],
  ['opened before all sessions were revoked', session('staff', { validSince: after(0.01) }), after(0.02), 'over'],
  ['opened in the very instant of revocation', session('staff', { validSince: START }), after(0.02), 'live'],
  ['disabled', session('staff', { disabledAt: after(1) }), after(1), 'disabled'],
  ['disabled and over', session('staff', { disabledAt: after(1), endedAt: after(1) }), after(99), 'disabled'],
])('%s', (_name, facts, now, state) => {
  expect(judgeSession(facts, now)).toBe(state);
});
