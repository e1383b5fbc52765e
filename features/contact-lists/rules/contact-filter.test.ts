import { expect, test } from 'vitest';
import { tagName } from '../../contacts/rules/contact-schema.ts';
import { contactFilterSchema } from './contact-filter.ts';

// Filters are kept in addresses, rules, views and the record of exports; tags and sources lie in the clear.
test.each(['search', 'tag', 'source'])('a filter by %s holds no private number', (field) => {
  expect(contactFilterSchema.safeParse({ [field]: '6789' }).success).toBe(true);
  for (const typed of ['123-45-6789', 'ssn 123 45 6789', '4111 1111 1111 1111'])
    expect(contactFilterSchema.safeParse({ [field]: typed }).success).toBe(false);
});

test('neither does a tag', () => {
  expect(tagName.safeParse('VIP').success).toBe(true);
  expect(tagName.safeParse('123-45-6789').success).toBe(false);
});
