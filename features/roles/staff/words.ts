// What people read of permissions and roles.
import { BUILT_IN_ROLES } from '../../accounts/rules/roles.ts';
import type { RightRow, RoleRow } from '../contract.ts';
import { partOfRight } from '../rules/describe-right.ts';

export const DANGER_WORDS: Readonly<Record<RightRow['dangers'][number], string>> = {
  reveals: 'Shows personal data in full',
  exports: 'Takes data out of Redress',
  sends: 'Sends to people outside',
  charges: 'Charges money',
  deletes: 'Deletes for good',
  rights: 'Changes who may do what',
  gates: 'Lets work go on that a rule had stopped',
};

/** Areas in which nothing is recorded have no name in the record of activity. */
const OTHER_PARTS: Readonly<Record<string, string>> = { activity: 'Activity', agreements: 'Agreements', dashboard: 'Dashboard' };

export function namePart(part: string, areas: Readonly<Record<string, string>>): string {
  const plain = part.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return areas[part] ?? OTHER_PARTS[part] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

export interface PartOfRights {
  readonly part: string;
  readonly name: string;
  readonly rights: readonly RightRow[];
}

/** Permissions by part of the program, in the order of the menu words. */
export function groupRights(rights: readonly RightRow[], areas: Readonly<Record<string, string>>): readonly PartOfRights[] {
  return [...Map.groupBy(rights, ({ permission }) => partOfRight(permission))]
    .map(([part, group]) => ({ part, name: namePart(part, areas), rights: group }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Built-in roles from the strongest to the weakest, then those of the office by name. */
export function sortRoles(roles: readonly RoleRow[]): readonly RoleRow[] {
  const order = Object.keys(BUILT_IN_ROLES);
  const place = ({ name }: RoleRow): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return roles.toSorted((one, other) => place(one) - place(other) || one.name.localeCompare(other.name));
}

/** The first few sentences of a permission, and how many more there are. */
export function shorten(sentences: readonly string[], most = 3): string {
  const rest = sentences.length - most;
  const words = sentences.slice(0, most).map((sentence, at) => (at === 0 ? sentence : lowerFirst(sentence)));
  return `${words.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.`;
}

const lowerFirst = (text: string): string => (/^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
