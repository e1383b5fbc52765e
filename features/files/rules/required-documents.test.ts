import { expect, test } from 'vitest';
import { DOCUMENT_KINDS, REQUIRED, summarizeHeld } from './required-documents.ts';

test('received and missing documents are the four together, in order', () => {
  expect(DOCUMENT_KINDS).toHaveLength(REQUIRED);
  expect(summarizeHeld([], 2)).toEqual({
    files: 2,
    checked: 0,
    of: 4,
    missing: ['photo ID', 'proof of Social Security number', 'proof of address', 'signed authorization'],
  });
  expect(summarizeHeld(['authorization', 'photo-id'], 0)).toEqual({
    files: 0,
    checked: 2,
    of: 4,
    missing: ['proof of Social Security number', 'proof of address'],
  });
  expect(summarizeHeld(DOCUMENT_KINDS.toReversed(), 5)).toEqual({ files: 5, checked: 4, of: 4, missing: [] });
});
