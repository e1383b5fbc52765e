// Why a part is on or off, and how to switch it, in sentences.
import type { PartRow } from '../contract.ts';

export function sayWhy({ on, settings, any, without }: PartRow): { readonly why: string; readonly how: string } {
  const named = (isSet: boolean): string[] => settings.filter((setting) => setting.isSet === isSet).map(({ name }) => name);
  const [set, missing] = [named(true), named(false)];
  if (on) return { why: `On, because ${join(set, 'and')} ${set.length === 1 ? 'is' : 'are'} set.`, how: `Without it: ${without}` };
  const what = any
    ? `none of ${settings.length} settings is set`
    : `${join(missing, 'and')} ${missing.length === 1 ? 'is' : 'are'} not set`;
  return {
    why: `Off, because ${what}. ${without}`,
    how: `To switch it on, set ${join(missing, any ? 'or' : 'and')}, and start the program again.`,
  };
}

function join(names: readonly string[], word: 'and' | 'or'): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1) ?? ''}`;
}
