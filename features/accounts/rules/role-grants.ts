// No one gives what they do not hold: a role may be given, and an account touched, only by someone who may do at least as much.
import { grants } from '../../identity/rules/permissions.ts';
import { BUILT_IN_ROLES } from './roles.ts';

/** True when the `own` permission patterns cover everything that the `target` patterns allow. */
export function coversAll(own: readonly string[], target: readonly string[]): boolean {
  return target.every((pattern) => covers(own, pattern));
}

/** The staff roles that someone with these permission patterns may give, strongest first. The server decides again. */
export function givableRoles(own: readonly string[]): readonly string[] {
  return Object.entries(BUILT_IN_ROLES)
    .filter(([, role]) => role.kind === 'staff' && coversAll(own, role.permissions))
    .map(([name]) => name);
}

// Patterns are compared as patterns, so that '*' and 'contacts:*' also cover permissions that a later version adds.
function covers(own: readonly string[], pattern: string): boolean {
  if (pattern === '*') return own.includes('*');
  return pattern.endsWith(':*') ? own.includes('*') || own.includes(pattern) : grants(own, pattern);
}
