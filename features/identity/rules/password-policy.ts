// What a new password must be: long enough, and not among those everyone tries first. No rules about character classes
// (NIST SP 800-63B, 3.1.1.2).
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';

/** The minimum that every office has, and the protocol's code for a shorter password. */
export const SHORTEST_PASSWORD = 6;
export const MAX_PASSWORD_LENGTH = 256;
const PRODUCT_WORDS = ['redress', 'creditrepair', 'creditscore'];
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiopasdfghjklzxcvbnm', '1qaz2wsx3edc4rfv5tgb6yhn7ujm'];

/** The form in which a password is hashed and compared: the same letters typed on different systems give the same bytes. */
export function normalizePassword(password: string): string {
  return password.normalize('NFC');
}

/** Characters as people count them when they type, not as JavaScript stores them. */
export function countCharacters(password: string): number {
  return Array.from(normalizePassword(password)).length;
}

/** Refuses a password that is too short, too long, common, or made of the person's own email address. */
export function checkPassword(password: string, email: string, minLength: number): Refusal | undefined {
  const normal = normalizePassword(password);
  const length = countCharacters(normal);
  if (length < minLength) return weak(`The password needs at least ${minLength} characters.`);
  if (length > MAX_PASSWORD_LENGTH) return weak(`The password may have at most ${MAX_PASSWORD_LENGTH} characters.`);
  return isGuessable(normal.toLowerCase(), email.toLowerCase())
    ? weak('This password is too easy to guess. Please choose another one.')
    : undefined;
}

function isGuessable(lower: string, email: string): boolean {
  const core = lower.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const [local = '', domain = ''] = email.split('@');
  const own = [email, local, domain, domain.split('.')[0] ?? ''].filter((word) => word.length >= 4);
  return (
    COMMON_PASSWORDS.has(lower) ||
    new Set(lower).size <= 2 ||
    isRun(lower) ||
    // A common word stays common with a year or an exclamation mark added.
    (core !== '' && (COMMON_PASSWORDS.has(core) || PRODUCT_WORDS.includes(core) || own.includes(core))) ||
    own.includes(lower)
  );
}

function isRun(lower: string): boolean {
  const backwards = Array.from(lower).reverse().join('');
  return RUNS.some((run) => run.includes(lower) || run.includes(backwards));
}

function weak(message: string): Refusal {
  return refuse('access.passwordWeak', message, { fields: { password: message } });
}
