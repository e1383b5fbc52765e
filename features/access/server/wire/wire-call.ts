// What a call of the identity protocol is given and how it says no. Codes are the protocol's own, which the client module
// turns into its 'auth/…' codes.
import { refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import type { RequestFacts, RouteHouse } from '../../../../platform/server/feature.ts';

export interface WireCall {
  readonly body: Readonly<Record<string, unknown>>;
  readonly facts: RequestFacts;
  /** What the browser calls itself. */
  readonly device: string;
  readonly house: RouteHouse;
}
/** Answers the JSON of a success, or a refusal whose code is the protocol's. */
export type WireOperation = (call: WireCall) => Promise<object | Refusal>;

/** A fault that will pass. It must reach the client module as something other than JSON, or the module signs the person out for good. */
export class TemporaryFault extends Error {}

export type WireCode =
  | 'ADMIN_ONLY_OPERATION' | 'EMAIL_EXISTS' | 'INVALID_API_KEY' | 'INVALID_EMAIL' | 'INVALID_GRANT_TYPE' | 'INVALID_ID_TOKEN' | 'INVALID_LOGIN_CREDENTIALS'
  | 'INVALID_REQUEST' | 'MISSING_EMAIL' | 'MISSING_ID_TOKEN' | 'MISSING_PASSWORD' | 'MISSING_REFRESH_TOKEN' | 'OPERATION_NOT_ALLOWED'
  | 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS' | 'TOKEN_EXPIRED' | 'TOO_MANY_ATTEMPTS_TRY_LATER' | 'USER_DISABLED';

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
