// What roles allow, who holds them, and what one person may do and why.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { pageInput } from '../../platform/base/shared-inputs.ts';
import { activityRow } from '../activity/contract.ts';

const danger = z.enum(['reveals', 'exports', 'sends', 'charges', 'deletes', 'rights', 'gates']);
const right = z.object({
  permission: z.string(),
  /** What it lets someone do, a sentence each, as the endpoints say that ask for it. */
  sentences: z.array(z.string()),
  dangers: z.array(danger),
  /** Whose endpoints ask for it. */
  audiences: z.array(z.enum(['staff', 'client', 'person'])),
});
export type RightRow = z.output<typeof right>;

const role = z.object({
  name: z.string(),
  kind: z.enum(['staff', 'client']),
  builtIn: z.boolean(),
  patterns: z.array(z.string()),
  /** The permissions these patterns grant. */
  held: z.array(z.string()),
  /** Accounts that can sign in with it. */
  holders: z.number().int(),
  /** The first of them by name; of clients none. */
  people: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type RoleRow = z.output<typeof role>;

const personRow = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string(),
  /** The pattern of their role that grants the permission that was asked about; null when none was. */
  pattern: z.string().nullable(),
  active: z.boolean(),
  lastSignInAt: z.string().nullable(),
});
export type PersonRow = z.output<typeof personRow>;

const userNotFound = { 'roles.userNotFound': { status: 404, when: 'There is no such member of staff.' } } as const;
const userId = z.uuid();

export const rolesContract = {
  get: endpoint({
    method: 'GET',
    path: '/roles',
    summary: 'Every permission with what it allows, and every role with what it holds and who has it',
    audience: 'staff',
    permission: 'roles:view',
    activity: null,
    refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({ rights: z.array(right), roles: z.array(role) }),
  }),
  listPeople: endpoint({
    method: 'GET',
    path: '/roles/people',
    summary: 'Staff by name, or only those who hold a role or a permission',
    audience: 'staff',
    permission: 'roles:view-people',
    activity: null,
    refusals: {},
    input: z.strictObject({
      role: z.string().max(64).optional(),
      permission: z.string().max(100).optional(),
      /** Skips this many; a list of colleagues is short. */
      offset: z.coerce.number().int().min(0).max(10_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    output: z.object({ people: z.array(personRow), next: z.number().int().nullable() }),
  }),
  getPerson: endpoint({
    method: 'GET',
    path: '/roles/people/{userId}',
    summary: 'What one member of staff may do and why, and the claims in their token',
    audience: 'staff',
    permission: 'roles:view-people',
    activity: null,
    refusals: userNotFound,
    input: z.strictObject({ userId }),
    output: z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.string(),
      state: z.enum(['active', 'disabled']),
      hasSecondFactor: z.boolean(),
      /** Without a second step they may only set one up, because the office requires it. */
      secondFactorRequired: z.boolean(),
      /** Why this person may work without one for now, and which owner decided so. */
      exemption: z.object({ reason: z.string(), until: z.string(), byName: z.string() }).nullable(),
      createdAt: z.string(),
      lastSignInAt: z.string().nullable(),
      patterns: z.array(z.string()),
      granted: z.array(z.object({ permission: z.string(), pattern: z.string() })),
      claims: z.array(z.object({ name: z.string(), value: z.string() })),
      /** The permissions did not fit into the token; the server has them all the same. */
      permissionsLeftOut: z.boolean(),
      isMe: z.boolean(),
    }),
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/roles/people/{userId}/sessions',
    summary: 'The browsers where a member of staff is signed in, newest first',
    audience: 'staff',
    permission: 'roles:view-people',
    activity: null,
    refusals: { ...userNotFound, ...cursorUnknown.declared },
    input: z.strictObject({ userId, ...pageInput({ usual: 25, most: 100 }) }),
    output: z.object({
      sessions: z.array(
        z.object({
          id: z.string(),
          device: z.string(),
          openedAt: z.string(),
          lastSeenAt: z.string(),
          provider: z.string(),
          isThis: z.boolean(),
        }),
      ),
      next: z.string().nullable(),
    }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/roles/people/{userId}/sessions/{sessionId}',
    summary: 'Sign a member of staff out of one browser',
    audience: 'staff',
    permission: 'roles:end-sessions',
    activity: 'roles.sessionEnded',
    danger: 'rights',
    refusals: {
      'roles.sessionNotFound': { status: 404, when: 'The person is already signed out there.' },
      'access.userNotFound': { status: 404, when: 'There is no such member of staff.' },
      'access.ownAccount': { status: 403, when: 'It is the own account, whose sessions end on the account page.' },
      'access.roleAboveOwn': { status: 403, when: 'The account has a permission that the person does not have.' },
    },
    input: z.strictObject({ userId, sessionId: z.uuid() }),
    output: z.object({ ended: z.literal(true) }),
  }),
  listSensitive: endpoint({
    method: 'GET',
    path: '/roles/people/{userId}/sensitive',
    summary: 'What a member of staff revealed and exported, newest first',
    audience: 'staff',
    permission: 'roles:view-people',
    activity: null,
    refusals: { ...userNotFound, ...cursorUnknown.declared },
    input: z.strictObject({ userId, ...pageInput({ usual: 25, most: 100 }) }),
    output: z.object({ rows: z.array(activityRow), next: z.string().nullable() }),
  }),
};
