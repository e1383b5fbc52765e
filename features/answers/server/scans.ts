// Which files can be an answer on paper, and by what the same scan is found again.
import type { SortableUpload } from '../../files/server/public.ts';

/** A PDF or a picture; of anything else no page can be looked at. */
export const isScan = ({ mediaType }: Pick<SortableUpload, 'mediaType'>): boolean =>
  mediaType === 'application/pdf' || mediaType.startsWith('image/');

/** The bytes as they were sent: pictures are drawn again on their way in. */
export const sourceOf = ({ sourceSha256, sha256 }: Pick<SortableUpload, 'sourceSha256' | 'sha256'>): string => sourceSha256 ?? sha256;
