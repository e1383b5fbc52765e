import { z } from 'zod';
import { isRefusal, type Refusal } from '../../../platform/base/refusal.ts';
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import { defineJob, type JobCall } from '../../../platform/server/feature.ts';
import { mayWork } from '../../agreements/server/public.ts';
import { BUREAUS } from '../../report-files/rules/bureaus.ts';
import { addReportFile } from '../../credit-reports/server/public.ts';
import { PROVIDERS } from '../rules/providers.ts';
import { describeConnection } from './connection-view.ts';
import { findProvider } from './find-provider.ts';
import type { ProblemAnswer, ReportAnswer } from './provider.ts';
import { monitoringSettings } from './settings.ts';
import { findConnectionById, settlePull, type Status, type StoredConnection } from './store.ts';
import { beginPull, endPull, isOpenPull, type PullKind, type PullOutcome } from './store/pulls.ts';

interface End {
  readonly outcome: PullOutcome;
  readonly detail: string | null;
}
const CUT_SHORT: End = { outcome: 'unavailable', detail: 'The program ended while the provider was asked. Ask again.' };
const GONE: ProblemAnswer = { outcome: 'unavailable', detail: 'The connection was changed or removed before the provider was asked.' };

/** Results that need the client become the status; connection faults leave it unchanged. */
const STATUS: Readonly<Record<PullOutcome, Status | undefined>> = {
  ok: 'active',
  report: 'active',
  'same-report': 'active',
  'sign-in-failed': 'sign-in-failed',
  'needs-client': 'needs-client',
  unpaid: 'unpaid',
  unavailable: undefined,
  refused: undefined,
};
const WORDS: Readonly<Record<PullOutcome, string>> = {
  ok: 'the provider knows this client',
  report: 'a report was received',
  'same-report': 'no newer report than the one here',
  'sign-in-failed': 'the sign-in does not work',
  'needs-client': 'the client needs to act',
  unpaid: 'not paid',
  unavailable: 'no answer',
  refused: 'no usable answer',
};

/** Asks a provider about one client, once: a run that finds its row in the ledger was cut short before, and does not call again. */
export const pull = defineJob({
  name: 'monitoring.pull',
  payload: z.object({ pullId: z.uuid(), connectionId: z.uuid(), kind: z.enum(['test', 'report']), byName: z.string() }),
  retries: 3,
  run: async ({ pullId, connectionId, kind, byName }, call) => {
    const connection = await findConnectionById(call.db, connectionId);
    if (!connection) return;
    const about = { pullId, connection, byName };
    const begun = await call.transaction((tx) =>
      beginPull(tx, { id: pullId, contactId: connection.contactId, connectionId, kind, at: call.now, byName }),
    );
    if (!begun) {
      if (await isOpenPull(call.db, pullId)) await finish(about, CUT_SHORT, undefined, call);
      return;
    }
    // Canceled, or put on hold, since it was asked for.
    const may = await mayWork(call.db, connection.contactId, { what: 'pull', bureaus: BUREAUS }, call);
    if (may !== true) return finish(about, { outcome: 'unavailable', detail: may.message }, undefined, call);
    const answer = await ask(connection, kind, call);
    if (answer.outcome !== 'report')
      return finish(about, { outcome: answer.outcome, detail: 'detail' in answer ? answer.detail : null }, undefined, call);
    await finish(about, { outcome: 'report', detail: null }, answer, call);
  },
});

async function ask(
  connection: StoredConnection,
  kind: PullKind,
  { services }: JobCall,
): Promise<{ readonly outcome: 'ok' } | ProblemAnswer | ReportAnswer> {
  const provider = findProvider(monitoringSettings(services.env), connection.provider);
  if (!provider || connection.partnerReference === null || connection.removed) return GONE;
  const member = { provider: connection.provider, reference: connection.partnerReference };
  return kind === 'test' ? provider.test(member) : provider.fetchReport(member);
}

/** What came from the provider is taken only while it may be: the client may have canceled in the meantime. */
async function refuseTaking(db: Db, contactId: string, { now, zone }: OfficeTime): Promise<Refusal | undefined> {
  const may = await mayWork(db, contactId, { what: 'report', bureaus: BUREAUS }, { now, zone });
  return may === true ? undefined : may;
}

interface About {
  readonly pullId: string;
  readonly connection: StoredConnection;
  readonly byName: string;
}

/** Closes the pull, lets the connection go and adds the report, all or nothing. */
async function finish(about: About, end: End, report: ReportAnswer | undefined, call: JobCall): Promise<void> {
  const { pullId, connection, byName } = about;
  const done = await call.change('monitoring.pulled', async (change) => {
    const { db, now, record } = change;
    // Its record may have been merged into another while the provider was asked.
    const { contactId } = (await findConnectionById(db, connection.id)) ?? connection;
    const added =
      report &&
      ((await refuseTaking(db, contactId, change)) ??
        (await addReportFile(change, {
          contactId,
          fileName: report.fileName,
          bytes: report.bytes,
          byId: null,
          byName: `${PROVIDERS[connection.provider].name}, asked by ${byName}`,
        })));
    // Rolled back, so that the file does not stay behind.
    if (isRefusal(added)) return added;
    const reportId = added?.reportId ?? null;
    const ended = await endPull(db, pullId, { at: now, ...end, reportId });
    if (ended)
      await settlePull(db, connection.id, {
        at: now,
        status: STATUS[end.outcome],
        problem: STATUS[end.outcome] === 'active' ? null : end.detail,
        gotReport: end.outcome === 'report' || end.outcome === 'same-report',
        reportId,
      });
    record({
      ...describeConnection({ ...connection, contactId }, WORDS[end.outcome]),
      after: { outcome: end.outcome, ...(reportId !== null && { reportId }) },
    });
    return undefined;
  });
  if (!isRefusal(done)) return;
  const same = done.code === 'creditReports.alreadyImported';
  await finish(
    about,
    same
      ? { outcome: 'same-report', detail: 'The newest report at the provider is already here.' }
      : { outcome: 'refused', detail: done.message },
    undefined,
    call,
  );
}
