import { expect, test } from 'vitest';
import { describeChanges } from './changes.ts';

test.each([
  [{ phone: null }, { phone: '+14195550147' }, [{ field: 'phone', before: null, after: '+14195550147' }]],
  [{ addressLine1: 'Old St' }, { addressLine1: 'New St' }, [{ field: 'address line 1', before: 'Old St', after: 'New St' }]],
  [
    null,
    { tags: ['VIP', 'Spanish'], given: true },
    [
      { field: 'tags', before: null, after: 'VIP, Spanish' },
      { field: 'given', before: null, after: 'yes' },
    ],
  ],
  [{ tags: [] }, { tags: ['VIP'] }, [{ field: 'tags', before: null, after: 'VIP' }]],
  [{ same: 1 }, { same: 1 }, []],
  [null, { custom: { 'field one': 2, empty: null } }, [{ field: 'custom', before: null, after: 'field one: 2' }]],
  [null, null, []],
])('%j → %j', (before, after, changes) => {
  expect(describeChanges(before, after)).toEqual(changes);
});

test('long values are cut and many fields are not all shown', () => {
  const [change] = describeChanges(null, { note: 'x'.repeat(1_000) });
  expect(change?.after).toHaveLength(300);
  expect(describeChanges(null, Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`f${i}`, i])))).toHaveLength(30);
});
