// Screens change data and own forms in one way each, by the pieces of platform/web: what renews after a change, what a double click
// does, and what becomes of something typed is decided there once.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const screens = globSync(['features/*/{staff,portal}/**/*.{ts,tsx}', 'apps/{staff,portal,login}/**/*.{ts,tsx}'])
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Files with a form of their own, and why. */
const OTHER_FORMS: Readonly<Record<string, string>> = {
  'features/credit-reports/staff/manual/EntryForm.tsx': 'Has no save of its own: each change is saved by createAutosave.',
  'features/offers/portal/SignStep.tsx': 'A signature is no record: it is given once, and nothing of it is kept as a draft.',
  'features/offers/staff/OfferForm.tsx': 'Its services and payments repeat; what was typed is kept by useFormDraft.',
};

test('screens change data by useChange and do other work by useAction, and no screen says by hand what is out of date', () => {
  expect(screens.length).toBeGreaterThan(400);
  const direct = screens.filter(({ text }) => /\b(useMutation|useIsMutating|invalidateQueries|refetchQueries)\b/.test(text));
  expect(direct.map(({ file }) => file)).toEqual([]);
});

test('forms are drawn by platform/web, apart from those with a reason', () => {
  const others = screens.filter(({ text }) => /<form\b/.test(text));
  expect(others.map(({ file }) => file).sort()).toEqual(Object.keys(OTHER_FORMS).sort());
});

test('what is due, late or stuck is so by the day of the office; only the calendar goes by the clock of its reader', () => {
  const byReader = screens.filter(({ file, text }) => /\bbrowserToday\b/.test(text) && !file.startsWith('features/calendar/'));
  expect(byReader.map(({ file }) => file)).toEqual([]);
});
