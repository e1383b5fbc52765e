// Permissions are data: the gate, the menu and the ID token's claims read these patterns.

export type RoleKind = 'staff' | 'client';

/** True when one of `patterns` grants `permission`. '*' grants all, 'contacts:*' all of one feature; anything else must be equal. */
export function grants(patterns: readonly string[], permission: string): boolean {
  const feature = permission.slice(0, permission.indexOf(':') + 1);
  return patterns.some((p) => p === '*' || p === permission || (feature !== '' && p === `${feature}*`));
}
