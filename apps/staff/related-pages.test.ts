// From the menu to each page a person may open in two clicks at most, whatever their role, and from the search by its name.
import { expect, test } from 'vitest';
import { BUILT_IN_ROLES } from '../../features/accounts/rules/roles.ts';
import { grants } from '../../features/identity/rules/permissions.ts';
import { mayOpen, PAGES } from './all-screens.ts';
import { NAVIGATION } from './navigation.ts';
import { relatedPages } from './related-pages.ts';
import { findEntries } from './shell/palette/entries.ts';

/** The address at the foot of the menu leads to the own account; a contact is opened from every list. */
const ELSEWHERE = ['/settings', '/contacts/$id'];
const STAFF = Object.entries(BUILT_IN_ROLES).filter(([name, { kind }]) => kind === 'staff' && name !== 'user');

test.each(STAFF)('%s', (_name, { permissions }) => {
  const opens = (path: string): boolean => mayOpen(path, (permission) => grants(permissions, permission));
  const menu = NAVIGATION.map(({ path }) => path).filter(opens);
  const second = menu.flatMap((path) => relatedPages(path, opens).map(({ href }) => href));
  const own = PAGES.map(({ path }) => path).filter((path) => opens(path) && !ELSEWHERE.includes(path));
  expect(own.filter((path) => ![...menu, ...second].includes(path))).toEqual([]);
  expect(second.filter((path) => !opens(path))).toEqual([]);
  const found = findEntries('', (permission) => grants(permissions, permission)).map(({ href }) => href);
  expect(own.filter((path) => !found.includes(path))).toEqual([]);
});
