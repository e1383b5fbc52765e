// What a list shows, as it is behind the '?' of its page: filters, sort and columns, each a short text.

export type ListSearch = Readonly<Record<string, string>>;

/** `search` with parts replaced; undefined and '' take a part away. */
export function withSearch(search: ListSearch, change: Readonly<Record<string, string | undefined>>): ListSearch {
  return Object.fromEntries(
    Object.entries({ ...search, ...change }).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
  );
}
