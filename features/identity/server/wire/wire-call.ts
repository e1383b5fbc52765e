// What a call of the identity protocol is given and how it says no. Codes are the protocol's own, which the client module
// turns into its 'auth/…' codes.
import { refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import type { RequestFacts, AppContext } from '../../../../platform/server/feature.ts';
import type { Invitations } from '../invitations.ts';

export interface WireCall {
  readonly body: Readonly<Record<string, unknown>>;
  readonly facts: RequestFacts;
  /** What the browser calls itself. */
  readonly device: string;
  readonly context: AppContext;
  readonly invitations: Invitations;
}
/** Answers the JSON of a success, or a refusal whose code is the protocol's. */
export type WireOperation = (call: WireCall) => Promise<object | Refusal>;

/** A fault that will pass. It must reach the client module as something other than JSON, or the module signs the person out for good. */
export class TemporaryFault extends Error {}

export type WireCode =
  | 'ADMIN_ONLY_OPERATION'
  | 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
  | 'EMAIL_EXISTS'
  | 'EMAIL_NOT_FOUND'
  | 'EXPIRED_OOB_CODE'
  | 'FEDERATED_USER_ID_ALREADY_LINKED'
  | 'INTERNAL_ERROR'
  | 'INVALID_API_KEY'
  | 'INVALID_CODE'
  | 'INVALID_CONTINUE_URI'
  | 'INVALID_EMAIL'
  | 'INVALID_GRANT_TYPE'
  | 'INVALID_IDENTIFIER'
  | 'INVALID_IDP_RESPONSE'
  | 'INVALID_ID_TOKEN'
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'INVALID_MFA_PENDING_CREDENTIAL'
  | 'INVALID_OOB_CODE'
  | 'INVALID_PASSWORD'
  | 'INVALID_PROVIDER_ID'
  | 'INVALID_REQ_TYPE'
  | 'INVALID_REQUEST'
  | 'INVALID_SESSION_INFO'
  | 'MFA_ENROLLMENT_NOT_FOUND'
  | 'MISSING_CODE'
  | 'MISSING_EMAIL'
  | 'MISSING_ID_TOKEN'
  | 'MISSING_MFA_ENROLLMENT_ID'
  | 'MISSING_MFA_PENDING_CREDENTIAL'
  | 'MISSING_OOB_CODE'
  | 'MISSING_PASSWORD'
  | 'MISSING_REFRESH_TOKEN'
  | 'MISSING_SESSION_INFO'
  | 'OPERATION_NOT_ALLOWED'
  | 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'
  | 'PROVIDER_ALREADY_LINKED'
  | 'RESET_PASSWORD_EXCEED_LIMIT'
  | 'SECOND_FACTOR_LIMIT_EXCEEDED'
  | 'TOKEN_EXPIRED'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'UNAUTHORIZED_DOMAIN'
  | 'UNVERIFIED_EMAIL'
  | 'USER_CANCELLED'
  | 'USER_DISABLED'
  | 'USER_NOT_FOUND'
  | 'WEAK_PASSWORD';

/** A refusal of the protocol. `text` is shown to people in place of the client module's own. */
export function wireRefusal(code: WireCode, text = ''): Refusal {
  return refuse(code, text);
}

/** The protocol's form of a refusal. */
export function describeRefusal(refusal: Refusal, status: number): object {
  const message = refusal.message === '' ? refusal.code : `${refusal.code} : ${refusal.message}`;
  return { error: { code: status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } };
}

/** A field of the body when it is text, with something in it. */
export function textField(body: WireCall['body'], name: string): string | undefined {
  const value = body[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A field of the body when it is an object. */
export function recordField(body: WireCall['body'], name: string): WireCall['body'] | undefined {
  const value = body[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as WireCall['body']) : undefined;
}
