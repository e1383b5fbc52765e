import { expect, test } from 'vitest';
import { keptInBrowser } from './draft-filter.ts';
import { draftOf, parseDraft } from './kept-draft.ts';

const afterReload = (typed: Readonly<Record<string, string>>, version = '3') => parseDraft(keptInBrowser(draftOf(typed, version)));

test('what was typed is there again, with the version it was typed over; nothing when nothing was', () => {
  expect(afterReload({ city: '', note: 'Call' })).toEqual({ typed: { city: '', note: 'Call' }, version: '3', retype: [] });
  expect(draftOf({}, '3')).toEqual({});
  expect(parseDraft({})).toBeUndefined();
});

test('a secret is never kept, only that it was typed', () => {
  const kept = keptInBrowser(draftOf({ ssn: '219-09-5501', dateOfBirth: '1986-03-14', note: 'SSN 219-09-5501' }, '3'));
  expect(JSON.stringify(kept)).not.toMatch(/5501|1986/);
  expect(parseDraft(kept)).toEqual({ typed: {}, version: '3', retype: ['ssn', 'dateOfBirth', 'note'] });
});

test('a secret that was emptied again does not have to be typed', () => {
  expect(afterReload({ ssn: '', city: 'Toledo' })).toMatchObject({ typed: { city: 'Toledo' }, retype: [] });
});

test('only fields of the form are read, unless it does not know all of them yet', () => {
  const kept = draftOf({ city: 'Toledo', 'custom.x': 'Red' }, '3');
  expect(parseDraft(kept, ['city'])?.typed).toEqual({ city: 'Toledo' });
  expect(parseDraft(kept)?.typed).toEqual({ city: 'Toledo', 'custom.x': 'Red' });
  expect(parseDraft(kept, ['title'])).toBeUndefined();
});
