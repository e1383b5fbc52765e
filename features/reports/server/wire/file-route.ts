// The download of a report file: a link that works once, while the session it belongs to lives and may see the report. What fails looks
// the same whatever the reason.
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { AppContext, WireRoute } from '../../../../platform/server/feature.ts';
import { readBytes } from '../../../files/server/public.ts';
import { MEDIA_TYPES } from '../../rules/file-limits.ts';
import { REPORTS } from '../../rules/reports.ts';
import { clearBytes } from '../clear-file-jobs.ts';
import { findWriter } from '../file-rights.ts';
import { FILE_GONE } from '../file-view.ts';
import { claimLink, findByToken } from '../store.ts';

export const FILE_PATH = '/api/report-files/file';
const ROUTE = `${FILE_PATH}/:token`;

export const REPORT_WIRE: readonly WireRoute[] = [
  {
    method: 'GET',
    url: ROUTE,
    summary: 'Download a report file with its one-time link',
    audience: 'session',
    permission: null,
    activity: 'reports.fileFetched',
    danger: 'exports',
  },
];

export function mountFileRoute(app: FastifyInstance, context: AppContext): void {
  app.get<{ Params: { token: string } }>(ROUTE, { compress: false, exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const tokenHash = createHash('sha256').update(request.params.token).digest();
    const one = await findByToken(context.db, tokenHash);
    const writer = one && (await findWriter(context, one));
    if (!one || !writer || one.fileId === null) return sayGone(reply, request.id);
    const { fileId } = one;
    const taken = await context.change(
      { kind: 'staff', userId: writer.userId, name: writer.name },
      'reports.fileFetched',
      async ({ db, now, record }) => {
        if (!(await claimLink(db, tokenHash, now))) return FILE_GONE;
        record({
          contactId: null,
          subject: { type: 'report-file', id: one.id },
          summary: `Report "${REPORTS[one.report].title}" with ${one.rowsWritten.toLocaleString('en-US')} rows downloaded as ${one.format.toUpperCase()}`,
          after: { rows: one.rowsWritten, report: one.report, format: one.format, filter: one.filter },
        });
        return null;
      },
    );
    if (isRefusal(taken)) return sayGone(reply, request.id);
    const bytes = await readBytes(context.db, context.services, fileId);
    await clearBytes(one.id, context);
    return reply
      .headers({
        'content-type': MEDIA_TYPES[one.format],
        'content-disposition': `attachment; filename="${one.report}-${civilDateAt(one.createdAt, context.zone())}.${one.format}"`,
        'content-length': bytes.byteLength,
        connection: 'close',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
      })
      .send(bytes);
  });
}

function sayGone(reply: FastifyReply, reference: string): FastifyReply {
  return reply.status(410).send({ code: FILE_GONE.code, status: 410, message: FILE_GONE.message, data: { reference } });
}
