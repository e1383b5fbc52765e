import type { AccessSettings } from '../../identity/rules/sign-in-settings.ts';

/** Sign-in settings as the API answers them. */
export function viewSettings({ waiver, ...rest }: AccessSettings) {
  return { ...rest, waiver: waiver && { ...waiver, at: waiver.at.toISOString() } };
}
