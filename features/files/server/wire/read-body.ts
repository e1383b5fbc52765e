// Reads the bytes of a request and stops early: before the first one when the announced length is too much, and as soon as
// more came than may come.
import type { FastifyRequest } from 'fastify';
import { refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import { UPLOAD_REFUSALS } from '../../rules/upload-refusals.ts';
import { COPIES } from '../bytes-in-flight.ts';
import { BUSY, type FileCall } from './file-call.ts';

/** A little too much is read to its end and thrown away, so that the sender gets to hear the answer. */
const PATIENCE = 16 * 1024 * 1024;

export const CUT_SHORT = refuse('files.lengthWrong', 'The connection ended before the whole file arrived.');
const ENCODED = refuse('files.inputInvalid', 'Compressed request bodies are not read.');

/** Says how large a file may be, in MB. */
export function tooLarge(mostMb: number): Refusal {
  return refuse('files.tooLarge', UPLOAD_REFUSALS.tooLarge(mostMb));
}

/** The announced length of a request, undefined when it comes in chunks of unknown number. */
export function announcedLength({ headers }: FastifyRequest): number | undefined {
  if (headers['transfer-encoding'] !== undefined) return undefined;
  return Number(headers['content-length'] ?? 0);
}

/**
 * All bytes of the body, counted in the call's hold. Refused when there are more than `limit`, or when the connection ends
 * first; with `keepCut` what came until then is answered.
 */
export async function readBody(
  { context, request, hold }: Pick<FileCall, 'context' | 'request' | 'hold'>,
  limit: number,
  { keepCut = false } = {},
): Promise<Buffer | Refusal> {
  const TOO_LARGE = tooLarge(context.services.env.FILES_MAX_MB);
  const announced = announcedLength(request);
  if (announced !== undefined && announced > limit + PATIENCE) return TOO_LARGE;
  if (![undefined, 'identity'].includes(request.headers['content-encoding'])) return ENCODED;
  if (!hold.add(COPIES * (announced ?? 0))) return BUSY;
  // Only a look whether there is room; what counts is what has come, or a sender of nothing would keep others out.
  hold.giveBack(COPIES * (announced ?? 0));

  const source = request.raw;
  const pieces: Buffer[] = [];
  let size = 0;
  return new Promise((resolve) => {
    const end = (result: Buffer | Refusal): void => {
      source.off('data', take).off('end', finish).off('close', cutShort).off('error', cutShort);
      pieces.length = 0;
      resolve(result);
    };
    const take = (piece: Buffer): void => {
      size += piece.length;
      if (size > limit) {
        hold.giveBack(COPIES * pieces.reduce((sum, { length }) => sum + length, 0));
        pieces.length = 0;
      } else if (hold.add(COPIES * piece.length)) pieces.push(piece);
      else {
        source.pause();
        return end(BUSY);
      }
      if (size <= limit + PATIENCE) return undefined;
      source.pause();
      return end(TOO_LARGE);
    };
    const finish = (): void => end(size > limit ? TOO_LARGE : Buffer.concat(pieces));
    const cutShort = (): void => end(keepCut && size <= limit ? Buffer.concat(pieces) : CUT_SHORT);
    source.on('data', take).on('end', finish).on('close', cutShort).on('error', cutShort);
  });
}
