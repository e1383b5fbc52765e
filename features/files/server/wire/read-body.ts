// Reads the bytes of a request and stops early: before the first one when the announced length is too much, and as soon as
// more came than may come.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse, type Refusal } from '../../../../platform/base/refusal.ts';

/** A little too much is read to its end and thrown away, so that the sender gets to hear the answer. */
const PATIENCE = 16 * 1024 * 1024;
/** Bodies held in memory at the same time, of all requests. */
const MOST_HELD = 768 * 1024 * 1024;
let held = 0;

export const TOO_LARGE = refuse('files.tooLarge', 'This file is too large.');
const BUSY = refuse('files.busy', 'Too many files are coming in at this moment. Please try again.');
const CUT_SHORT = refuse('files.lengthWrong', 'The connection ended before all of it had come.');
const ENCODED = refuse('files.inputInvalid', 'Compressed request bodies are not read.');

/** The announced length of a request, undefined when it comes in chunks of unknown number. */
export function announcedLength({ headers }: FastifyRequest): number | undefined {
  if (headers['transfer-encoding'] !== undefined) return undefined;
  return Number(headers['content-length'] ?? 0);
}

/** All bytes of the body. Refused when there are more than `limit`, or when the connection ends first. */
export async function readBody(request: FastifyRequest, reply: FastifyReply, limit: number): Promise<Buffer | Refusal> {
  const announced = announcedLength(request);
  if (announced !== undefined && announced > limit + PATIENCE) return TOO_LARGE;
  if (![undefined, 'identity'].includes(request.headers['content-encoding'])) return ENCODED;
  if (held + (announced ?? 0) > MOST_HELD) return BUSY;

  const source = request.raw;
  const pieces: Buffer[] = [];
  let size = 0;
  let counted = 0;
  reply.raw.once('close', () => void (held -= counted));
  return new Promise((resolve) => {
    const end = (result: Buffer | Refusal): void => {
      source.off('data', take).off('end', finish).off('close', cutShort).off('error', cutShort);
      if (!Buffer.isBuffer(result)) pieces.length = 0;
      resolve(result);
    };
    const take = (piece: Buffer): void => {
      size += piece.length;
      if (size > limit) pieces.length = 0;
      else {
        pieces.push(piece);
        counted += piece.length;
        held += piece.length;
      }
      if (size > limit + PATIENCE) {
        source.pause();
        end(TOO_LARGE);
      } else if (held > MOST_HELD) {
        source.pause();
        end(BUSY);
      }
    };
    const finish = (): void => end(size > limit ? TOO_LARGE : Buffer.concat(pieces));
    const cutShort = (): void => end(CUT_SHORT);
    source.on('data', take).on('end', finish).on('close', cutShort).on('error', cutShort);
  });
}
