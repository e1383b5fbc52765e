// Screens change data and own forms in one way each, by the pieces of platform/web: what renews after a change, what a double click
// does, and what becomes of something typed is decided there once.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const screens = globSync(['features/*/{staff,portal}/**/*.{ts,tsx}', 'apps/{staff,portal,login}/**/*.{ts,tsx}'])
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Files with a form of their own, and why. */
const OTHER_FORMS: Readonly<Record<string, string>> = {
  'features/contacts/staff/AddContactPage.tsx': 'The fields of the office are known only when they have been loaded, and its parts unfold.',
  'features/contacts/staff/EditContactForm.tsx': 'The same; what nobody touched here is taken from the saved record at once.',
  'features/credit-reports/staff/manual/EntryForm.tsx': 'Saves itself, by createAutosave.',
  'features/leads/staff/forms/FormDesigner.tsx': 'Its values are the design of a form, which is drawn beside it, and not texts by field.',
  'features/views/staff/OpenViewMenu.tsx': 'Part of every list, which is kept light: one field, and nothing to lose.',
  'features/views/staff/ViewForm.tsx': 'The same.',
  // Before somebody is signed in there is no record, no draft and no API, and the pages load without their code.
  'features/accounts/portal/parts/InviteForm.tsx': 'Before sign-in.',
  'features/identity/portal/LoginPage.tsx': 'Before sign-in.',
  'features/identity/portal/parts/CodeStep.tsx': 'Before sign-in.',
  'features/identity/portal/parts/ForgotForm.tsx': 'Before sign-in.',
  'features/identity/portal/parts/NewPasswordForm.tsx': 'Before sign-in.',
  'features/identity/staff/parts/FirstOwnerForm.tsx': 'Before sign-in.',
  'features/identity/staff/parts/SignInForm.tsx': 'Before sign-in.',
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
