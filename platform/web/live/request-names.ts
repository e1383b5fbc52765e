// A request that adds something names itself, and keeps its name until it has an answer. Sent again after a lost answer, or twice at once,
// it is made once.

export interface RequestNames {
  /** The header with the name of this request. */
  readonly header: (path: readonly string[], input: unknown) => Readonly<Record<string, string>>;
  /** Forgets the name: the same input again is another request. */
  readonly answered: (path: readonly string[], input: unknown) => void;
}

export function nameRequests(isNamed: (path: readonly string[]) => boolean): RequestNames {
  const names = new Map<string, string>();
  const placeOf = (path: readonly string[], input: unknown) => `${path.join('.')} ${JSON.stringify(input ?? null)}`;
  return {
    header(path, input) {
      // Two files may have the same name and size.
      if (!isNamed(path) || holdsFile(input)) return {};
      const place = placeOf(path, input);
      const name = names.get(place) ?? crypto.randomUUID();
      names.set(place, name);
      return { 'idempotency-key': name };
    },
    answered: (path, input) => void names.delete(placeOf(path, input)),
  };
}

function holdsFile(input: unknown): boolean {
  return typeof input === 'object' && input !== null && Object.values(input).some((value) => value instanceof Blob);
}
