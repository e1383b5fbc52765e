// What of a page's address belongs to a view, and whether the page still shows what the view says.

type Search = Readonly<Record<string, string>>;
interface Content {
  readonly query: Search;
  readonly columns: readonly string[] | null;
}

/** The open view and the columns are in the address beside the filters, and are kept apart from them. */
export function contentOf(search: Search): { query: Record<string, string>; columns: string[] | null } {
  const { view: _open, cols, ...query } = search;
  return { query, columns: cols === undefined ? null : cols.split(',') };
}

/** The address that shows a view. */
export function addressOf(view: Content & { readonly id: string }): Search {
  return { ...view.query, view: view.id, ...(view.columns && { cols: view.columns.join(',') }) };
}

/** True when the page shows something else than the open view says; the order of columns is the page's own. */
export function isChanged(view: Content, search: Search): boolean {
  const now = contentOf(search);
  return (
    sorted(Object.entries(view.query).map((part) => part.join('='))) !== sorted(Object.entries(now.query).map((part) => part.join('='))) ||
    sorted(view.columns ?? ['(usual)']) !== sorted(now.columns ?? ['(usual)'])
  );
}

function sorted(parts: readonly string[]): string {
  return JSON.stringify([...parts].sort());
}
