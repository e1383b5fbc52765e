import { expect, test } from 'vitest';
import { hideName, initialsOf } from './initials.ts';

test.each([
  ['Maria Delgado', 'M. D.'],
  ['Ana-Sofía de la Cruz', 'A. D. L. C.'],
  ['ACME', 'A.'],
  ['', ''],
])('initials of %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

test.each([
  ['Follow up with Maria Delgado', 'Maria Delgado', 'Follow up with M. D.'],
  ['Call MARIA about the bill', 'Maria Delgado', 'Call M. about the bill'],
  ["Delgado's papers, Mariana stays", 'Maria Delgado', "D.'s papers, Mariana stays"],
  ['Meeting (J.R.) with Al [x', 'Al (x', 'Meeting (J.R.) with A. [x'],
  ['Call maría delgado', 'Maria Delgado', 'Call M. D.'],
  ['Call Sofia about señor Ruiz', 'Sofía Ruiz', 'Call S. about señor R.'],
  ['Order stamps', 'Maria Delgado', 'Order stamps'],
])('%s', (text, name, hidden) => expect(hideName(text, name)).toBe(hidden));
