// What the page, the certificate and the record say of the two groups.
import type { RetentionGroup } from './retention-groups.ts';

export const GROUP_NAMES: Readonly<Record<RetentionGroup, string>> = {
  reports: 'Credit reports and identity',
  records: 'The whole record',
};
/** Why it is due. */
export const GROUP_SOURCES: Readonly<Record<RetentionGroup, string>> = {
  reports: '16 CFR 314.4(c)(6): no longer than two years after the last use',
  records: 'Policy of the office: the time for claims is over (15 U.S.C. 1679i)',
};
export const CLAIMS = 'Policy of the office: claims may be brought for five years (15 U.S.C. 1679i)';

/** How what is due is destroyed, as certificates state it. */
export const METHOD =
  'Rows and values were deleted from the database, and stored files from the disk. Search indexes lost them with their rows. Backups made before hold them until they are replaced, and a restore of one applies this disposal again.';
