// What each built-in role may do, and what people call it.
import type { RoleKind } from '../../identity/rules/permissions.ts';

export interface BuiltInRole {
  readonly kind: RoleKind;
  readonly permissions: readonly string[];
}

const STAFF_FLOOR = ['access:see-own-session', 'access:see-colleagues', 'access:manage-own-account', 'activity:follow', 'dashboard:view'];
const SEES_CLIENTS = [
  ...STAFF_FLOOR,
  'contacts:view',
  'leads:view',
  'cases:view',
  'tasks:view',
  'office:view',
  'views:view',
  'views:keep',
  'activity:view',
  'access:view-client-logins',
  'agreements:view',
];
// A colleague who receives a cancellation must be able to record it.
const WORKS_WITH_CLIENTS = [
  ...SEES_CLIENTS,
  'contacts:update',
  'contacts:update-many',
  'contacts:write-notes',
  'leads:log-calls',
  'tasks:work',
  'bulk:view',
  'bulk:run',
  'duplicates:view',
  'agreements:record',
];

export const BUILT_IN_ROLES = {
  owner: { kind: 'staff', permissions: ['*'] },
  admin: {
    kind: 'staff',
    permissions: [
      'access:see-own-session',
      'access:see-colleagues',
      'access:manage-own-account',
      'access:view-client-logins',
      'access:create-client-logins',
      'access:invite-clients',
      'access:view-users',
      'access:invite-staff',
      'access:manage-users',
      'activity:*',
      'mail:view',
      'agreements:*',
      'background-jobs:*',
      'billing:*',
      'bulk:*',
      'cases:*',
      'contacts:*',
      'credit-reports:*',
      'dashboard:*',
      'findings:*',
      'monitoring:*',
      'scores:*',
      'disputes:*',
      'duplicates:*',
      'exports:*',
      'files:*',
      'imports:*',
      'leads:*',
      'letters:*',
      'office:*',
      'tasks:*',
      'views:*',
    ],
  },
  'credit-specialist': {
    kind: 'staff',
    permissions: [
      ...WORKS_WITH_CLIENTS,
      'access:create-client-logins',
      'access:invite-clients',
      'contacts:create',
      'contacts:archive',
      'contacts:reveal-identity',
      'cases:work',
      'leads:work',
      'duplicates:merge',
      'credit-reports:*',
      'findings:*',
      'monitoring:*',
      'scores:*',
      'billing:view',
      'files:view',
      'files:upload',
      'mail:view',
      'disputes:*',
      'letters:*',
    ],
  },
  // Prepares and prints; opening a round is the specialist's decision.
  processor: {
    kind: 'staff',
    permissions: [
      ...WORKS_WITH_CLIENTS,
      'cases:work',
      'files:view',
      'files:upload',
      'credit-reports:view',
      'credit-reports:add',
      'findings:view',
      'findings:work',
      'scores:view',
      'scores:keep',
      'disputes:view',
      'disputes:prepare',
      'letters:view',
      'letters:print',
    ],
  },
  sales: {
    kind: 'staff',
    permissions: [
      ...WORKS_WITH_CLIENTS,
      'access:create-client-logins',
      'access:invite-clients',
      'contacts:create',
      'contacts:archive',
      'leads:work',
      'leads:manage-forms',
      'duplicates:merge',
      'billing:view',
      'credit-reports:view',
      'findings:view',
      'scores:view',
      'files:view',
      'files:upload',
      'mail:view',
    ],
  },
  billing: { kind: 'staff', permissions: [...SEES_CLIENTS, 'contacts:write-notes', 'tasks:work', 'billing:*'] },
  'read-only': {
    kind: 'staff',
    permissions: [...SEES_CLIENTS, 'billing:view', 'credit-reports:view', 'findings:view', 'scores:view', 'disputes:view', 'letters:view'],
  },
  client: {
    kind: 'client',
    permissions: [
      'access:see-own-session',
      'access:manage-own-account',
      'activity:follow-own',
      'disputes:view-own',
      'findings:answer-own',
      'scores:view-own',
      'files:upload-own',
      'files:view-own',
      'letters:view-own',
    ],
  },
  // The specification's default role: an account that may do nothing until someone gives it a role.
  user: { kind: 'staff', permissions: [] },
} as const satisfies Record<string, BuiltInRole>;

export type BuiltInRoleName = keyof typeof BUILT_IN_ROLES;

/** 'credit-specialist' as people read it: 'Credit specialist'. */
export function roleLabel(role: string): string {
  if (role === 'user') return 'No permissions yet';
  const words = role.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
