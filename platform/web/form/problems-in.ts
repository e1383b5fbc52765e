import type { Endpoint } from '../../base/endpoint.ts';

/** What the contract would refuse in this input: for each field its first sentence. */
export function problemsIn(endpoint: Endpoint, input: unknown): Readonly<Record<string, string>> {
  const issues = endpoint['~orpc'].inputSchema?.safeParse(input).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0] ?? ''), message]));
}
