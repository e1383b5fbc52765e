// Codes that are sent by email and prove a mailbox: their purpose, how long they are valid, and their links.
import type { RoleKind } from './permissions.ts';

/** The purpose of a code, as the identity protocol names it. */
export type ActionKind = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL';

const HOUR_MS = 60 * 60_000;
const LIFE_HOURS: Readonly<Record<ActionKind, number>> = { PASSWORD_RESET: 1, VERIFY_EMAIL: 24, VERIFY_AND_CHANGE_EMAIL: 24 };
const MODES: Readonly<Record<ActionKind, string>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
};

/** Mails with a code that one account gets within an hour, and that one network address may ask for. */
export const MAILS_PER_ACCOUNT = 10;
export const MAILS_PER_ADDRESS = 30;

/** From when on earlier mails still count for the two limits. */
export function countedSince(now: Date): Date {
  return new Date(now.getTime() - HOUR_MS);
}

/** When a code sent at `now` ends: an hour for a new password, a day for an address. */
export function actionCodeEnd(kind: ActionKind, now: Date): Date {
  return new Date(now.getTime() + LIFE_HOURS[kind] * HOUR_MS);
}

/** A code and the account it was sent to. */
export interface ActionCodeFacts {
  /** The address of the account when the code was sent. */
  readonly email: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly voidedAt: Date | null;
  readonly account: { readonly email: string; readonly disabledAt: Date | null; readonly deletedAt: Date | null };
}

/** Whether a code can still be used. The reason why a code is invalid is never shown. */
export function judgeActionCode(code: ActionCodeFacts, now: Date): 'usable' | 'invalid' | 'expired' | 'disabled' {
  const { account } = code;
  if (code.usedAt !== null || code.voidedAt !== null || account.deletedAt !== null || account.email !== code.email) return 'invalid';
  if (code.expiresAt <= now) return 'expired';
  return account.disabledAt === null ? 'usable' : 'disabled';
}

export interface ActionLink {
  /** Where people reach the program, without a slash at the end. */
  readonly publicUrl: string;
  readonly kind: ActionKind;
  readonly person: RoleKind;
  readonly code: string;
  readonly apiKey: string;
  /** Where to go on afterwards, if the page that asked said so. */
  readonly continueUrl?: string | undefined;
}

/** The link of a mail: a page for staff or the one for clients, with the parameters the official client module reads. */
export function writeActionLink({ publicUrl, kind, person, code, apiKey, continueUrl }: ActionLink): string {
  const parameters = new URLSearchParams({
    mode: MODES[kind],
    oobCode: code,
    apiKey,
    ...(continueUrl !== undefined && { continueUrl }),
    lang: 'en',
  });
  return `${publicUrl}${person === 'client' ? '/client/action' : '/login/action'}?${parameters.toString()}`;
}
