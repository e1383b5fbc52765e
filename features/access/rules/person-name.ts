/** Longest name of a person, in UTF-16 units as the API counts them. */
export const LONGEST_NAME = 120;

/** A name as it is kept: trimmed, on one line, well-formed. Undefined when nothing is left or it cannot be one. */
export function readPersonName(typed: string): string | undefined {
  const name = typed.trim();
  return name !== '' && name.length <= LONGEST_NAME && name.isWellFormed() && /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u.test(name) ? name : undefined;
}
