// The demo office with one more person for each role, so that each page can be used by each of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '../../platform/base/refusal.ts';
import { openDatabase } from '../../platform/server/database/open-database.ts';
import { createUser } from '../../features/accounts/server/public.ts';
import { roleLabel, type BuiltInRoleName } from '../../features/accounts/rules/roles.ts';
import { copyDemo, startDemoAt, type DemoPlace } from '../support/demo-office-copy.ts';
import { TEST_PASSWORD } from '../support/test-app.ts';

export const WALK_ROLES = [
  'admin',
  'credit-specialist',
  'processor',
  'sales',
  'billing',
  'compliance',
  'read-only',
] as const satisfies readonly BuiltInRoleName[];
export type WalkRole = (typeof WALK_ROLES)[number];

export interface WalkOffice {
  readonly url: string;
  /** What the person of a role signs in with. */
  login(role: WalkRole): { readonly email: string; readonly password: string };
  close(): Promise<void>;
}

/** What people of the office call the person of a role. */
export const nameOf = (role: WalkRole): string => `Robin ${roleLabel(role)}`;

const login = (role: WalkRole) => ({ email: `robin-${role}@demo.redress.test`, password: TEST_PASSWORD });

/**
 * Starts a demo office of its own, unless WALK_OFFICE is the address of one that runs already and knows these people.
 * @throws Error when it does not start
 */
export async function startWalkOffice(): Promise<WalkOffice> {
  const running = process.env.WALK_OFFICE;
  if (running !== undefined && running !== '') return { url: running, login, close: () => Promise.resolve() };
  const folder = mkdtempSync(join(tmpdir(), 'redress-walk-'));
  const place = await copyDemo(folder);
  await addPeople(place);
  const server = await startDemoAt(place);
  return {
    url: server.url,
    login,
    close: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Adds the person of each role to the office at `place`, which must not be running. @throws Error when they are there already */
export async function addPeople(place: DemoPlace): Promise<void> {
  const database = await openDatabase(place);
  for (const role of WALK_ROLES) {
    const user = await createUser(database.db, { ...login(role), name: nameOf(role), role, emailVerified: true }, new Date());
    if (isRefusal(user)) throw new Error(user.message);
  }
  await database.close();
}
