import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { formatOfficeMoment } from '../../../platform/web/look/office-day.ts';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import type { Health } from '../contract.ts';
import { judgeHealth, sayBytes } from '../rules/judge-health.ts';
import classes from './HealthSection.module.css';
import { healthOptions } from './queries.ts';

/** How the program is, one line each with its judgment. */
export function HealthSection(): ReactElement {
  const { data, error } = useQuery(healthOptions());
  if (!data) return error ? <RefusalNote error={error} /> : <LoadingLines />;
  const judged = judgeHealth(data);
  return (
    <dl className={classes['list']}>
      <Line name="Version" tone="good">
        Redress {data.version}, {data.runtime}, since <DateText at={data.startedAt} />
      </Line>
      <Line name="Database" tone={judged.database}>
        {data.database.kind === 'postgres' ? 'PostgreSQL' : 'Embedded PostgreSQL'} {data.database.version},{' '}
        {sayBytes(data.database.sizeBytes)},{' '}
        {data.database.mostConnections === null
          ? 'one connection'
          : `${data.database.connections} of ${data.database.mostConnections} connections`}
        {!data.database.rowSecurity && '. It does not hold clients to their own records by itself'}
      </Line>
      <Line name="Disk" tone={judged.disk}>
        {sayBytes(data.disk.freeBytes)} free of {sayBytes(data.disk.totalBytes)}; changes are refused below{' '}
        {sayBytes(data.disk.reserveBytes)}
      </Line>
      <Line name="Queue" tone={judged.queue}>
        {data.queue.waiting} due, {data.queue.running} running, {data.queue.givenUp} failed for good
        {data.queue.oldestWaitingAt !== null && (
          <>
            ; the oldest is due since <DateText at={data.queue.oldestWaitingAt} />
          </>
        )}
      </Line>
      <Line name="Email" tone={judged.mail}>
        <Mail mail={data.mail} />
      </Line>
      <Line name="Clock" tone={judged.clock}>
        {formatOfficeMoment(data.clock.now)} at the office. The machine is set to {data.clock.zone}; the database is{' '}
        {Math.abs(data.clock.databaseAheadMs).toLocaleString('en-US')} ms {data.clock.databaseAheadMs < 0 ? 'behind' : 'ahead'}
        {data.clock.lastStep !== null && `; the clock was set by ${data.clock.lastStep.minutes} minutes`}
      </Line>
      <Line name="Keys" tone="good">
        Sealing: key {data.keys.sealing.join(', ')} ({data.keys.sealing.at(-1)} is current). Signing:{' '}
        <code>{data.keys.signing.map((id) => id.slice(0, 12)).join(', ')}</code>
      </Line>
      <Line name="Storage" tone="good">
        <Storage storage={data.storage} />
      </Line>
    </dl>
  );
}

interface LineProps {
  readonly name: string;
  readonly tone: 'good' | 'soon' | 'late';
  readonly children: ReactNode;
}
const WORDS = { good: 'OK', soon: 'Look at it', late: 'Act now' } as const;

function Line({ name, tone, children }: LineProps): ReactElement {
  return (
    <div className={classes['line']}>
      <dt>{name}</dt>
      <dd className={classes['tone']}>
        <ToneText tone={tone}>{WORDS[tone]}</ToneText>
      </dd>
      <dd>{children}</dd>
    </div>
  );
}

function Mail({ mail }: { readonly mail: Health['mail'] }): ReactElement {
  const unsent = mail.failed + mail.unclear;
  return (
    <>
      {mail.serverSetUp ? 'A mail server is set up' : 'No mail server is set up, so emails stay in the outbox'}; {mail.waiting} waiting,{' '}
      {mail.failed} failed, {mail.unclear} unclear, {mail.kept} kept
      {mail.lastSentAt !== null && (
        <>
          ; last sent <DateText at={mail.lastSentAt} />
        </>
      )}
      .{' '}
      {unsent > 0 && (
        <Anchor component={AppLink} href="/communications?unsent=yes" underline="always">
          See those that failed or are unclear
        </Anchor>
      )}
    </>
  );
}

function Storage({ storage }: { readonly storage: Health['storage'] }): ReactElement {
  if (storage.length === 0) return <Text span>No files yet</Text>;
  return (
    <>{storage.map(({ kind, files, bytes }) => `${kindWords(kind)}: ${files.toLocaleString('en-US')} (${sayBytes(bytes)})`).join(', ')}</>
  );
}

const KIND_WORDS: Readonly<Record<string, string>> = {
  upload: 'Uploads',
  letter: 'Letters',
  'credit-report': 'Credit reports',
  'print-batch': 'Print batches',
};

/** What files are kept for, in words. */
function kindWords(kind: string): string {
  return KIND_WORDS[kind] ?? kind.replaceAll('-', ' ');
}
