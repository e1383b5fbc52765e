// Refusals several operations give.
import { refuse } from '../../../platform/base/refusal.ts';
import { formatCivilDate, civilDateAt } from '../../../platform/base/civil-date.ts';
import type { Import } from './store.ts';

export const NOT_FOUND = refuse('imports.notFound', 'There is no such import.');
export const NOT_NOW = refuse('imports.notNow', 'This import has moved on since then. The page now shows its current step.');

export function alreadyImported(before: Import, zone: string) {
  const at = formatCivilDate(civilDateAt(before.finishedAt ?? before.createdAt, zone));
  return refuse(
    'imports.alreadyImported',
    `This file was already imported on ${at} by ${before.createdByName}, as ${before.fileName}. No one was added.`,
  );
}
