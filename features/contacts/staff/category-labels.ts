import type { Category } from './queries.ts';

/** Categories as the office says them. */
export const CATEGORY_LABELS: Readonly<Record<Category, string>> = {
  lead: 'Lead',
  client: 'Client',
  affiliate: 'Affiliate',
  furnisher: 'Furnisher',
  provider: 'Provider',
  other: 'Other',
};
