// Where a client's own documents are kept and what a new one is called.
import { maskSsns } from '../../../platform/base/ssn-pattern.ts';

export const documentsOf = (contactId: string): string => `contacts/${contactId}/documents`;

/** `fileName`, or when one of `taken` has it the first free of 'name (2).pdf', 'name (3).pdf': phones call every photo alike. */
export function freeName(fileName: string, taken: readonly string[]): string {
  // The name becomes part of addresses, so a Social Security number in it is masked, as lists show it.
  const clean = maskSsns(fileName.replaceAll(/[/\\\p{Cc}]/gu, ' '))
    .trim()
    .toWellFormed();
  const whole = clean === '' || /^\.+$/.test(clean) ? 'document' : clean;
  const [, stem = whole, ending = ''] = /^(.+?)(\.[A-Za-z0-9]{1,10})$/.exec(whole) ?? [];
  const start = stem.slice(0, 100).toWellFormed();
  let name = start + ending;
  for (let number = 2; taken.includes(name); number += 1) name = `${start} (${number})${ending}`;
  return name;
}
