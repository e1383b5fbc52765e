// The staff, for screens: lists hold owner ids, and pickers offer names.
import { createContext, useContext } from 'react';

export interface Colleague {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly active: boolean;
}
export interface Colleagues {
  /** User id of the signed-in person; undefined until it is known. */
  readonly me: string | undefined;
  /** By name, the switched-off among them. */
  readonly all: readonly Colleague[];
}

export const ColleaguesContext = createContext<Colleagues>({ me: undefined, all: [] });

/** How a screen asks: `const { nameOf } = useColleagues(); nameOf(row.ownerId)`. Those who left keep their name. */
export function useColleagues(): Colleagues & { readonly nameOf: (id: string | null) => string | undefined } {
  const known = useContext(ColleaguesContext);
  return { ...known, nameOf: (id) => known.all.find((colleague) => colleague.id === id)?.name };
}
