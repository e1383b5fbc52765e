// A cache of opened reports. Opening one means decrypting, unpacking and matching it, which an autosaved draft would need with each
// save.
import type { Sealer } from '../../../platform/server/seal.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';

const MOST = 20;

/** Kept in memory only, per sealer: who cannot open a report finds none here. */
const OPENED = new WeakMap<Sealer, Map<string, { readonly state: string; readonly report: CreditReport }>>();

/** The report opened for the same `state` (its content and the decisions about its lines). It is shared: never change it. */
export function findOpened(sealer: Sealer, id: string, state: string): CreditReport | undefined {
  const opened = OPENED.get(sealer);
  const found = opened?.get(id);
  if (!opened || !found) return undefined;
  opened.delete(id);
  if (found.state !== state) return undefined;
  opened.set(id, found);
  return found.report;
}

/** Keeps it as the one used last; the one that was used longest ago makes room. */
export function keepOpened(sealer: Sealer, id: string, state: string, report: CreditReport): void {
  const opened = OPENED.get(sealer) ?? new Map();
  OPENED.set(sealer, opened);
  opened.delete(id);
  opened.set(id, { state, report });
  const [oldest] = opened.keys();
  if (opened.size > MOST && oldest !== undefined) opened.delete(oldest);
}

/** Forgets a report that was set aside, and every combined report made from it. */
export function forgetOpened(sealer: Sealer, id: string): void {
  const opened = OPENED.get(sealer);
  for (const [other, { report }] of opened ?? [])
    if (other === id || report.parts?.some(({ reportId }) => reportId === id)) opened?.delete(other);
}
