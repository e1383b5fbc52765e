// Which data in the cache a live event makes old.

/** What the live feed sends: that something happened to a record, not what. */
export interface LiveEvent {
  /** feature.whatHappened */
  readonly kind: string;
  readonly contactId: string | null;
  readonly subject: { readonly type: string; readonly id: string };
}

/** Something that happened to a record which is not known: it may be any. */
export interface AnyEvent extends Omit<LiveEvent, 'subject'> {
  readonly subject: LiveEvent['subject'] | null;
}

/** By feature, the other features whose events change what its queries answer. */
export type AlsoAfter = Readonly<Record<string, readonly string[]>>;

/**
 * True when the query under `key` (`createQueries`: feature and procedure, then the input) may answer otherwise after `event`: an
 * event of its own feature, or of one named in `alsoAfter`. A query about another contact or another record does not; the record
 * of everything always does.
 */
export function isAbout(key: readonly unknown[], event: AnyEvent, alsoAfter: AlsoAfter = {}): boolean {
  const [path, options] = key;
  const feature = Array.isArray(path) ? (path as readonly unknown[])[0] : undefined;
  const input = inputOf(options);
  if (input['contactId'] !== undefined && event.contactId !== null && input['contactId'] !== event.contactId) return false;
  if (feature === 'activity') return true;
  const happenedIn = kebab(event.kind.split('.')[0] ?? '');
  if (feature !== happenedIn && !(typeof feature === 'string' && alsoAfter[feature]?.includes(happenedIn))) return false;
  return input['id'] === undefined || event.subject === null || input['id'] === event.subject.id || input['id'] === event.contactId;
}

function inputOf(options: unknown): Readonly<Record<string, unknown>> {
  const input = typeof options === 'object' && options !== null && 'input' in options ? options.input : undefined;
  return typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
}
