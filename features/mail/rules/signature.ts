import type { OfficeOnPages } from '../../../platform/base/office-on-pages.ts';

/** The end of each email: who wrote it and how to reach them; nothing while the office has no name. */
export function signature({ name, phone, email, website }: OfficeOnPages): string {
  if (name === null) return '';
  return `\n\n${[name, phone, email, website].filter((line) => line !== null).join('\n')}`;
}
