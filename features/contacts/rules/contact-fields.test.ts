import { expect, test } from 'vitest';
import { parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { checkDateOfBirth, missingForLetters, normalizeSsn, normalizeZip } from './contact-fields.ts';

test.each([
  ['219-09-5501', '219095501'],
  ['219 09 5501', '219095501'],
  ['219095501', '219095501'],
  ['001-01-0001', '001010001'],
  ['899-99-9998', '899999998'],
  ['772-45-1234', '772451234'],
])('SSN %s', (typed, value) => expect(normalizeSsn(typed)).toEqual({ value }));

test.each([
  ['000-12-3456', /never issued/],
  ['666-12-3456', /never issued/],
  ['219-00-5501', /never issued/],
  ['219-09-0000', /never issued/],
  ['912-34-5678', /start with 9/],
  ['900-70-1234', /start with 9/],
  ['987-65-4320', /start with 9/],
  ['999-99-9999', /start with 9/],
  ['078-05-1120', /published/],
  ['219-09-9999', /published/],
  ['457-55-5462', /published/],
  ['042-10-3580', /published/],
  ['111-11-1111', /made-up/],
  ['888-88-8888', /made-up/],
  ['123-45-6789', /made-up/],
  ['012-34-5678', /made-up/],
  ['876-54-3210', /made-up/],
  ['890-12-3456', /made-up/],
  ['CPN 219-09-5501', /1679b\(a\)\(2\)/],
  ['my scn', /1679b\(a\)\(2\)/],
  ['c.p.n.', /1679b\(a\)\(2\)/],
  ['Credit Privacy Number', /1679b\(a\)\(2\)/],
  ['credit profile no 1', /1679b\(a\)\(2\)/],
  ['21909550', /nine digits/],
  ['2190955011', /nine digits/],
  ['219-09-550l', /nine digits/],
  ['٢١٩٠٩٥٥٠١', /nine digits/],
  ['', /nine digits/],
  ['219.09.5501', /nine digits/],
])('SSN %j is refused', (typed, sentence) => expect(normalizeSsn(typed)).toEqual({ problem: expect.stringMatching(sentence) }));

test('no sentence repeats a digit that was typed', () => {
  for (const typed of ['000-12-3456', '457-55-5462', 'CPN 219-09-5501', '123-45-6789'])
    expect(JSON.stringify(normalizeSsn(typed))).not.toMatch(/3456|5462|5501|6789/);
});

test.each([
  ['43604', '43604'],
  ['43604-1234', '43604-1234'],
  ['436041234', '43604-1234'],
  [' 43604 ', '43604'],
])('ZIP %j', (typed, value) => expect(normalizeZip(typed)).toEqual({ value }));
test.each(['4360', '436044', '43604-12', 'ABCDE', '٤٣٦٠٤', '43604\n43605'])('ZIP %j is refused', (typed) =>
  expect(normalizeZip(typed)).toHaveProperty('problem'),
);

test.each([
  ['2008-11-21', undefined],
  ['2008-11-22', /18/],
  ['2026-11-21', /18/],
  ['2026-11-22', /future/],
  ['1906-11-21', undefined],
  ['1905-11-20', /check the year/],
  ['2008-02-29', undefined],
] as const)('born %s', (birth, sentence) => {
  const problem = checkDateOfBirth(day(birth), day('2026-11-21'));
  if (sentence === undefined) expect(problem).toBeUndefined();
  else expect(problem).toMatch(sentence);
});

test('letters need name, address, date of birth and SSN', () => {
  const nobody = {
    addressLine1: null,
    city: null,
    state: null,
    zip: null,
    firstName: '',
    lastName: 'D',
    hasDateOfBirth: false,
  };
  expect(missingForLetters(nobody)).toHaveLength(3);
  expect(
    missingForLetters({
      ...nobody,
      firstName: 'M',
      addressLine1: '1 Elm',
      city: 'Toledo',
      state: 'OH',
      zip: '43604',
      hasDateOfBirth: true,
    }),
  ).toEqual([]);
});

function day(text: string): CivilDate {
  const date = parseCivilDate(text);
  if (!date) throw new Error(text);
  return date;
}
