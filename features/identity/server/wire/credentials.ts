import { isRefusal, type Refusal } from '../../../../platform/base/refusal.ts';
import { isPlainAddress } from '../../../mail/rules/mail-address.ts';
import { parseEmail } from '../../rules/email-address.ts';
import { checkPassword, countCharacters, MAX_PASSWORD_LENGTH, SHORTEST_PASSWORD } from '../../rules/password-policy.ts';
import { textField, wireRefusal, type WireCall } from './wire-call.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Email and password as someone has them. */
export function readCredentials(body: WireCall['body']): Credentials | Refusal {
  if (body['email'] === undefined || body['email'] === '') return wireRefusal('MISSING_EMAIL');
  const email = parseEmail(textField(body, 'email') ?? '');
  if (email === undefined) return wireRefusal('INVALID_EMAIL');
  const password = textField(body, 'password');
  return password === undefined ? wireRefusal('MISSING_PASSWORD') : { email, password };
}

/** Email and password of an account to be. Only an address that mail can go to: accounts from earlier versions may have another. */
export function readNewCredentials(body: WireCall['body']): Credentials | Refusal {
  const credentials = readCredentials(body);
  return isRefusal(credentials) || isPlainAddress(credentials.email) ? credentials : wireRefusal('INVALID_EMAIL');
}

/** True when a password is longer than any that could have been set, so that hashing it would be work for nothing. */
export function isBeyondLimit(password: string): boolean {
  return countCharacters(password) > MAX_PASSWORD_LENGTH;
}

/** Refuses a new password that is too short, too common or too like the address, with the protocol's two codes for it. */
export function refuseWeak(password: string, email: string, minLength: number): Refusal | undefined {
  const weak = checkPassword(password, email, minLength);
  return (
    weak &&
    wireRefusal(countCharacters(password) < SHORTEST_PASSWORD ? 'WEAK_PASSWORD' : 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS', weak.message)
  );
}
