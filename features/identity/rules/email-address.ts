import { z } from 'zod';

const address = z.email().max(254);

/** The address as accounts are found by: trimmed, lower case. Undefined when it is no e-mail address. */
export function parseEmail(typed: string): string | undefined {
  const result = address.safeParse(typed.trim().toLowerCase());
  return result.success ? result.data : undefined;
}
