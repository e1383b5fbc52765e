/** `mine` where it was changed since `base`, `saved` everywhere else: values a person did not change are never overwritten. */
export function mergeUntouched<Values extends Readonly<Record<string, string | undefined>>>(
  mine: Values,
  base: Values,
  saved: Values,
): Values {
  const merged = Object.entries({ ...saved, ...mine }).map(([field, value]) => [field, value === base[field] ? saved[field] : value]);
  return Object.fromEntries(merged) as Values;
}
