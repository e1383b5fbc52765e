// The download of an export: a link that works once, while the session it belongs to lives and may export. What fails looks the
// same whatever the reason. Rights are asked again before every part; when they are gone the stream is cut.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { AppContext, WireRoute } from '../../../../platform/server/feature.ts';
import { readBytes } from '../../../files/server/public.ts';
import { ROWS } from '../../rules/dataset-names.ts';
import { clear } from '../clear-jobs.ts';
import { GONE } from '../refusals.ts';
import { findExporter } from '../rights.ts';
import { findByToken, claimLink, type Export } from '../store.ts';

export const DOWNLOAD_PATH = '/api/exports/file';
const ROUTE = `${DOWNLOAD_PATH}/:token`;
/** A download of which nothing is read for so long is cut off. */
const SILENCE_MS = 60_000;

export const EXPORT_WIRE: readonly WireRoute[] = [
  {
    method: 'GET',
    url: ROUTE,
    summary: 'Download an export with its one-time link',
    audience: 'session',
    permission: null,
    activity: 'exports.fetched',
    danger: 'exports',
  },
];

export function mountDownload(app: FastifyInstance, context: AppContext): void {
  // A compressed answer would have no length, which the browser needs to detect a file that was cut.
  app.get<{ Params: { token: string } }>(ROUTE, { compress: false, exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const tokenHash = createHash('sha256').update(request.params.token).digest();
    const one = await findByToken(context.db, tokenHash);
    const exporter = one && (await findExporter(context, one));
    if (!one || !exporter) return sayGone(reply, request.id);
    const taken = await context.change(
      { kind: 'staff', userId: exporter.userId, name: exporter.name },
      'exports.fetched',
      async ({ db, now, record }) => {
        if (!(await claimLink(db, tokenHash, now))) return GONE;
        record({
          contactId: null,
          subject: { type: 'export', id: one.id },
          summary: `Export of ${one.rowsWritten.toLocaleString('en-US')} ${ROWS[one.source.dataset]} downloaded`,
          after: { rows: one.rowsWritten, source: one.source },
        });
        return null;
      },
    );
    if (isRefusal(taken)) return sayGone(reply, request.id);
    reply.raw.setTimeout(SILENCE_MS, () => void reply.raw.destroy());
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${one.source.dataset}-${civilDateAt(one.createdAt, context.zone())}.csv"`,
        // A connection kept for more calls would hold up the end of the program until it is tired of waiting.
        'content-length': one.sizeBytes,
        connection: 'close',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
      })
      .send(Readable.from(readParts(one, context), { objectMode: false }));
  });
}

async function* readParts(one: Export, context: AppContext): AsyncGenerator<Buffer> {
  try {
    for (const fileId of one.partFiles) {
      if (!(await findExporter(context, one))) throw new Error('Permission for this export was revoked during the download.');
      yield await readBytes(context.db, context.services, fileId);
    }
  } finally {
    await clear(one.id, context);
  }
}

function sayGone(reply: FastifyReply, reference: string): FastifyReply {
  return reply.status(410).send({ code: GONE.code, status: 410, message: GONE.message, data: { reference } });
}
