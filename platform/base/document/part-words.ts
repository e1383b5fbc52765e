// How the parts of a template are called on screen.
import type { Catalogue } from './catalogue.ts';

type Attributes = Readonly<Record<string, unknown>>;

/** 'Only if there are guarantees'. */
export function conditionWords(catalogue: Catalogue, { condition, not }: Attributes): string {
  const known = catalogue.conditions.find(({ id }) => id === condition);
  return `Only if ${known ? (not === true ? known.notLabel : known.label) : `"${String(condition)}"`}`;
}

/** 'Repeated for each service'. */
export function listWords(catalogue: Catalogue, { list }: Attributes): string {
  return `Repeated for ${catalogue.lists.find(({ id }) => id === list)?.label ?? `"${String(list)}"`}`;
}

export const SIGNATURE_WORDS = { client: 'Signature and date of the client', office: 'Signature and date of the office' } as const;
