// Which bureau, and whose, a line of a MISMO file is.
import { bureauOf } from '../source-bureaus.ts';
import type { Bureau } from '../bureaus.ts';
import type { LineOwner } from '../model.ts';
import { ownersOf, type OwnedLine, type Owners } from './mismo-owners.ts';
import type { MismoView, Placed } from './mismo-view.ts';

/** `blended`: the values are of more bureaus than one. */
export interface Place {
  readonly bureaus: readonly Bureau[];
  readonly blended: boolean;
}

export interface Places {
  /** Undefined when the line comes from none of the three bureaus. */
  readonly of: (line: Placed) => Place | undefined;
  /** Whose the line is; undefined in a file about one person. */
  readonly ownerOf: (line: OwnedLine) => LineOwner | undefined;
  /** Whether the line is the client's, alone or together with another person. */
  readonly isOwn: (line: OwnedLine) => boolean;
  readonly owners: Owners;
}

/**
 * Repositories named on the line itself count. Blended reports often name only 'MergedData': then the credit file the line is tied to
 * tells one bureau that reports it, and which others do is not said. 'Other' is never taken for a bureau.
 * `client` as for `ownersOf`.
 */
export function placesOf(view: MismoView, client?: number): Places {
  const bureauOfFile = new Map<string, Bureau>();
  for (const { id, source } of view.files) {
    const bureau = bureauOf(source);
    if (bureau && id !== '') bureauOfFile.set(id, bureau);
  }
  const owners = ownersOf(view, client);
  return {
    of({ sources, files }) {
      const named = unique(sources.map(({ name }) => bureauOf(name)));
      const merged = sources.some(({ name }) => /merged/i.test(name));
      if (named.length > 0) return { bureaus: named, blended: merged || named.length > 1 };
      if (sources.length > 0 && sources.every(({ name }) => name !== '' && !/merged|unspecified/i.test(name))) return undefined;
      const filed = unique(files.map((id) => bureauOfFile.get(id)));
      return filed.length > 0 ? { bureaus: filed, blended: merged || filed.length > 1 } : undefined;
    },
    ownerOf: owners.of,
    isOwn: (line) => owners.of(line) !== 'other',
    owners,
  };
}

/** The furnisher's code at this bureau. */
export function subscriberCodeAt(bureau: Bureau, { sources }: Placed): string | undefined {
  return sources.find(({ name, subscriberCode }) => bureauOf(name) === bureau && subscriberCode !== '')?.subscriberCode;
}

function unique(bureaus: readonly (Bureau | undefined)[]): Bureau[] {
  return [...new Set(bureaus.filter((bureau) => bureau !== undefined))];
}
