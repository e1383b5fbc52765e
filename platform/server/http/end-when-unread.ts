import type { FastifyReply } from 'fastify';

/** Answers that no one reads are cut off after so long without progress. */
const SILENCE_MS = 60_000;

/** Ends the connection of an answer of which for `silenceMs` nothing was read: what was made for it lies in memory. */
export function endWhenUnread({ raw }: Pick<FastifyReply, 'raw'>, silenceMs = SILENCE_MS): void {
  raw.setTimeout(silenceMs, () => void raw.destroy());
}
