/** Whether two values are the same as JSON, whatever order their keys have; null counts as left out. */
export const isSameJson = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined && one !== null);
  return Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b)).map(([name, one]) => [name, inOrder(one)]));
}
