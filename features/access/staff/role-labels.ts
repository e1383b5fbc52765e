import { coversAll } from '../rules/role-grants.ts';
import { BUILT_IN_ROLES } from '../rules/roles.ts';

/** 'credit-specialist' as people read it: 'Credit specialist'. */
export function roleLabel(role: string): string {
  if (role === 'user') return 'No rights yet';
  const words = role.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The staff roles that somebody with these permission patterns may give, strongest first. The server decides again. */
export function givableRoles(own: readonly string[]): readonly string[] {
  return Object.entries(BUILT_IN_ROLES)
    .filter(([, role]) => role.kind === 'staff' && coversAll(own, role.permissions))
    .map(([name]) => name);
}
