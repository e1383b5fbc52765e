import { expect, test } from 'vitest';
import { isAbout } from './live-keys.ts';

const event = (kind: string, contactId: string | null = 'c1', id = 'r1') => ({ kind, contactId, subject: { type: 'thing', id } });
const key = (feature: string, procedure: string, input?: object) => [[feature, procedure], { type: 'query', ...(input && { input }) }];

test.each([
  [key('contacts', 'list', { limit: 50 }), event('contacts.created'), true],
  [key('contacts', 'get', { id: 'c1' }), event('contacts.updated', 'c1', 'c1'), true],
  [key('contacts', 'get', { id: 'c2' }), event('contacts.updated', 'c1', 'c1'), false],
  [key('contacts', 'list'), event('disputes.roundOpened'), false],
  [key('credit-reports', 'list', { contactId: 'c1' }), event('creditReports.read'), true],
  [key('credit-reports', 'list', { contactId: 'c2' }), event('creditReports.read'), false],
  [key('credit-reports', 'get', { id: 'r1' }), event('creditReports.read'), true],
  [key('credit-reports', 'get', { id: 'r2' }), event('creditReports.read'), false],
  [key('letters', 'list', { contactId: 'c1' }), event('letters.printBatchRendered', null, 'b1'), true],
  [key('activity', 'list', { limit: 20 }), event('mail.sent', null), true],
  [key('activity', 'list', { limit: 20, contactId: 'c1' }), event('contacts.updated'), true],
  [key('activity', 'list', { limit: 20, contactId: 'c2' }), event('contacts.updated'), false],
  [['something', 'else'], event('contacts.updated'), false],
  [[], event('contacts.updated'), false],
])('%j after %j: %s', (queryKey, happened, yes) => expect(isAbout(queryKey, happened)).toBe(yes));

const ALSO = { leads: ['contacts', 'imports'], contacts: ['leads'] };
test.each([
  [key('leads', 'hot'), event('contacts.created'), true],
  [key('leads', 'hot'), event('imports.finished', null), true],
  [key('leads', 'hot'), event('letters.rendered'), false],
  [key('leads', 'listCalls', { contactId: 'c2' }), event('contacts.updated'), false],
  [key('contacts', 'get', { id: 'c1' }), event('leads.claimed', 'c1', 'call1'), true],
  [key('contacts', 'get', { id: 'c2' }), event('leads.claimed', 'c1', 'call1'), false],
  [key('tasks', 'list'), event('contacts.created'), false],
])('%j after %j, where features follow others: %s', (queryKey, happened, yes) => expect(isAbout(queryKey, happened, ALSO)).toBe(yes));

test('a change whose record is not known may be about any record of its contact', () => {
  const own = { kind: 'contacts.updated', contactId: 'c1', subject: null };
  expect([isAbout(key('contacts', 'get', { id: 'c2' }), own), isAbout(key('contacts', 'notes', { contactId: 'c2' }), own)]).toEqual([
    true,
    false,
  ]);
});
