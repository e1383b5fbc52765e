import { expect, test } from 'vitest';
import { begunOf, differences, draftOf, fill, isUntouched, type Begun } from './begun-note.ts';

const SEEN = { id: '01999999-0000-7000-8000-000000000000', plan: 'flat', standing: 'past-due', since: '2026-11-03' } as const;
const TODAY = '2026-11-20';

test.each<Begun>([
  { typed: { note: 'Called' }, seen: SEEN },
  { typed: { plan: 'none', since: '2026-11-05' }, seen: null },
])('a reload brings back %j', (begun) => {
  expect(begunOf(draftOf(begun))).toEqual(begun);
});
test('what is refused is not kept, and alone it leaves nothing begun', () => {
  for (const note of ['4111 1111 1111 1111', '219-09-5501']) {
    expect(JSON.stringify(draftOf({ typed: { note }, seen: SEEN }))).not.toContain(note);
    expect(begunOf(draftOf({ typed: { note }, seen: SEEN }))).toBeUndefined();
  }
  expect(begunOf(draftOf(undefined))).toBeUndefined();
});
test('the form begins as what holds; a change counts from today', () => {
  expect(fill({ typed: {}, seen: SEEN }, TODAY)).toMatchObject({ plan: 'flat', standing: 'past-due', since: '2026-11-03' });
  expect(fill({ typed: { standing: 'paused' }, seen: SEEN }, TODAY)).toMatchObject({ plan: 'flat', standing: 'paused', since: TODAY });
  expect([
    isUntouched({ typed: { standing: 'past-due', note: '' }, seen: SEEN }, TODAY),
    isUntouched({ typed: { note: 'x' }, seen: SEEN }, TODAY),
  ]).toEqual([true, false]);
});
test('what differs from a colleague’s note is told field by field', () => {
  const mine = fill({ typed: { standing: 'paused', note: 'Called' }, seen: SEEN }, TODAY);
  expect(differences(mine, { plan: 'flat', standing: 'ended', since: TODAY, note: null })).toEqual([
    { label: 'Standing', mine: 'Paused', saved: 'Ended' },
    { label: 'Note', mine: 'Called', saved: '' },
  ]);
  expect(differences(mine, undefined).map(({ label, saved }) => [label, saved])).toEqual([
    ['Standing', ''],
    ['Plan', ''],
    ['Since', ''],
    ['Note', ''],
  ]);
});
