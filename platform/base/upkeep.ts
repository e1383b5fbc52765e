// Changes that a screen makes by itself while someone is still writing. A row for each of them would bury what happened.
type Kind = `${string}.${string}`;

/**
 * A change that is one transaction like any other, but leaves a row of this kind only where it records one, such as for the save that
 * begins a draft. The kind also says what the change renews on screen.
 */
export interface Upkeep<K extends Kind = Kind> {
  readonly upkeep: K;
}

/** The kind an endpoint names, whether it always leaves a row of it or not; null for one that changes nothing. */
export function kindOfActivity<K extends Kind>(activity: K | Upkeep<K> | null): K | null {
  return typeof activity === 'object' && activity !== null ? activity.upkeep : activity;
}
