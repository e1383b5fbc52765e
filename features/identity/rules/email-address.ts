import { z } from 'zod';

const address = z.email().max(254);

/** The normalized address that accounts are found by: trimmed, lower case. Undefined when it is not an email address. */
export function parseEmail(typed: string): string | undefined {
  const result = address.safeParse(typed.trim().toLowerCase());
  return result.success ? result.data : undefined;
}
