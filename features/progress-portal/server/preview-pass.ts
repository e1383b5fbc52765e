// The pass of a preview: it lets one session read as one client for half an hour, as long as its person may open previews.
import { timingSafeEqual } from 'node:crypto';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Principal } from '../../../platform/server/scope.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { BUILT_IN_ROLES } from '../../accounts/rules/roles.ts';
import { findPreviewed } from './store/previewed.ts';

const LIFE_MS = 30 * 60 * 1000;
const FORM = /^([0-9a-f-]{36})\.([0-9a-z]{6,12})\.([A-Za-z0-9_-]{43})$/;
/** Stands for the login of a client who has none. */
const NO_LOGIN = '00000000-0000-0000-0000-000000000000';
const CLIENT_READS: readonly string[] = BUILT_IN_ROLES.client.permissions;

export function issuePass(sealer: Sealer, contactId: string, sessionId: string, now: Date): { pass: string; expiresAt: Date } {
  const expires = now.getTime() + LIFE_MS;
  return { pass: `${contactId}.${expires.toString(36)}.${sign(sealer, contactId, sessionId, expires)}`, expiresAt: new Date(expires) };
}

interface PreviewContext {
  readonly db: Db;
  readonly services: { readonly sealer: Sealer };
  readonly clock: () => Date;
}

/** The client that this member of staff looks at with `pass`; undefined when it is not ours or theirs, is over, or may not be used any more. */
export async function findPreviewer(
  { db, services, clock }: PreviewContext,
  staff: Principal,
  pass: string,
): Promise<Principal | undefined> {
  if (staff.kind !== 'staff' || !staff.may('progress-portal:preview')) return undefined;
  const [, contactId = '', until = '', mark = ''] = FORM.exec(pass) ?? [];
  const expires = Number.parseInt(until, 36);
  if (!(expires > clock().getTime())) return undefined;
  if (!timingSafeEqual(Buffer.from(sign(services.sealer, contactId, staff.sessionId, expires)), Buffer.from(mark))) return undefined;
  const client = await findPreviewed(db, contactId);
  if (!client) return undefined;
  return {
    kind: 'client',
    userId: client.userId ?? NO_LOGIN,
    sessionId: staff.sessionId,
    email: client.email ?? '',
    name: client.name,
    role: 'client',
    contactId,
    language: client.language,
    authenticatedAt: staff.authenticatedAt,
    needsSecondFactor: false,
    may: (permission) => CLIENT_READS.includes(permission),
    readsOnly: true,
  };
}

function sign(sealer: Sealer, contactId: string, sessionId: string, expires: number): string {
  return sealer.blindIndex('progressPortal.preview', `${contactId}:${sessionId}:${expires}`).toString('base64url');
}
