import { expect, test } from 'vitest';
import { fillForm } from './contact-form.ts';
import { readEditDraft, retypeSentence, writeEditDraft } from './edit-draft.ts';

const SAVED = fillForm({ firstName: 'Ana', lastName: 'Rivera', city: 'Toledo', 'custom.x': 'Red' });

test('only what was typed is kept, with the version it was typed over; nothing when nothing was', () => {
  expect(writeEditDraft(3, SAVED, SAVED)).toEqual({});
  expect(writeEditDraft(3, SAVED, { ...SAVED, 'custom.y': '' })).toEqual({});
  expect(writeEditDraft(3, SAVED, { ...SAVED, city: '', 'custom.x': 'Blue' })).toEqual({
    version: '3',
    city: '',
    'custom.x': 'Blue',
    retype: '',
  });
});

test('a secret is never kept, only that it was typed', () => {
  const kept = writeEditDraft(3, SAVED, { ...SAVED, ssn: '219-09-5501', dateOfBirth: '1986-03-14' });
  expect(JSON.stringify(kept)).not.toMatch(/5501|1986/);
  const draft = readEditDraft(SAVED, kept);
  expect(draft).toMatchObject({ version: 3, values: { ssn: '', dateOfBirth: '' } });
  expect(retypeSentence(draft?.retype ?? [])).toBe(
    'Please type the Social Security number and the date of birth again: they are never saved in this browser.',
  );
});

test('what was not touched comes from the record as it is now; what is saved in the meantime is no draft any more', () => {
  const kept = writeEditDraft(3, SAVED, { ...SAVED, city: 'Fairborn' });
  expect(readEditDraft({ ...SAVED, lastName: 'Ortiz' }, kept)).toMatchObject({
    version: 3,
    retype: [],
    values: { city: 'Fairborn', lastName: 'Ortiz' },
  });
  expect(readEditDraft({ ...SAVED, city: 'Fairborn' }, kept)).toBeUndefined();
  expect(readEditDraft(SAVED, {})).toBeUndefined();
});
