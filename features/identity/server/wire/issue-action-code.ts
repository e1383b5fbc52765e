// Making a code and mailing it, within the change that asks for it.
import { newId } from '../../../../platform/base/ids.ts';
import type { Refusal } from '../../../../platform/base/refusal.ts';
import type { Change } from '../../../../platform/server/feature.ts';
import { actionCodeEnd, countedSince, MAILS_PER_ACCOUNT, writeActionLink, type ActionKind } from '../../rules/action-codes.ts';
import { judgeContinueUrl } from '../../rules/continue-url.ts';
import { mailPerson, type MailText } from '../mails/mail-person.ts';
import { hashSecret, newSecret } from '../../../../platform/server/secrets.ts';
import type { Account } from '../store.ts';
import { countActionCodes, insertActionCode, voidActionCodes } from '../store/action-codes.ts';
import { authorizedDomains } from './project-facts.ts';
import { wireRefusal, type WireCall } from './wire-call.ts';

export interface CodeRequest {
  readonly kind: ActionKind;
  readonly mailKind: `access.${string}`;
  /** The mailbox to prove: the account's own, or the new one of a change. */
  readonly to: string;
  readonly newEmail: string | null;
  readonly continueUrl: string | undefined;
  readonly write: (link: string) => MailText;
}

/**
 * Emails a new code to the person of an account; earlier ones of its kind stop working. Call it under `lockAccount`. Refuses with
 * RESET_PASSWORD_EXCEED_LIMIT when the account was sent enough within the hour.
 */
export async function issueActionCode(change: Change, account: Account, request: CodeRequest): Promise<Refusal | undefined> {
  const { db, now, services } = change;
  const { kind, newEmail, continueUrl } = request;
  if ((await countActionCodes(db, account.id, countedSince(now))) >= MAILS_PER_ACCOUNT) return wireRefusal('RESET_PASSWORD_EXCEED_LIMIT');
  await voidActionCodes(db, account.id, now, kind);
  const code = newSecret();
  await insertActionCode(db, {
    id: newId(now),
    kind,
    codeHash: hashSecret(code),
    userId: account.id,
    email: account.email,
    newEmail,
    at: now,
    expiresAt: actionCodeEnd(kind, now),
  });
  const link = writeActionLink({
    publicUrl: services.publicUrl(),
    kind,
    person: account.kind,
    code,
    apiKey: services.env.API_KEY,
    continueUrl,
  });
  await mailPerson(change, account, request.mailKind, request.to, request.write(link));
  return undefined;
}

/** The page after an emailed link, when the call names an allowed one. */
export function readContinueUrl({ body, context }: WireCall): string | undefined | Refusal {
  const given = body['continueUrl'];
  if (given === undefined || given === null) return undefined;
  const verdict = typeof given === 'string' ? judgeContinueUrl(given, authorizedDomains(context.services.env)) : 'malformed';
  if (verdict === 'foreign') return wireRefusal('UNAUTHORIZED_DOMAIN');
  // Written again, so that everyone who reads the link later sees the host that was judged.
  return verdict === 'malformed' || typeof given !== 'string' ? wireRefusal('INVALID_CONTINUE_URI') : new URL(given).href;
}
