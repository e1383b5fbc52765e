// Sending mail, for other features.
import type { Change } from '../../../platform/server/feature.ts';

export interface Letterhead {
  /** 'feature.whatFor', such as 'access.clientInvite'. */
  readonly kind: `${string}.${string}`;
  readonly to: string;
  readonly toName: string;
  readonly contactId: string | null;
  readonly subject: string;
  /** Plain words, paragraphs separated by empty lines; a link stands on a line of its own. */
  readonly text: string;
}

/** Writes a mail in the caller's transaction and has it sent once that has been committed. Answers its id. */
export async function sendMail(_change: Pick<Change, 'db' | 'now' | 'services' | 'enqueue'>, _mail: Letterhead): Promise<string> {
  throw new Error('Being built.');
}
