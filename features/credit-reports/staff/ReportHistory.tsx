import { ActionIcon, Progress, Text } from '@mantine/core';
import { IconAlertTriangle, IconDownload, IconFileText } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { DateText } from '../../../platform/web/DateText.tsx';
import { formatDate } from '../../../platform/web/format-date.ts';
import { useMay } from '../../../platform/web/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/RefusalNote.tsx';
import { saveFile } from '../../../platform/web/save-file.ts';
import type { CreditReportRow } from '../contract.ts';
import { AskedEntry } from './AskedEntry.tsx';
import { downloadOriginal } from './queries.ts';
import classes from './ReportHistory.module.css';

interface ReportHistoryProps {
  readonly rows: readonly CreditReportRow[];
  readonly selectedId: string | undefined;
  readonly onSelect: (id: string) => void;
}

/** The reports of a contact: which is shown, which is being read, which was refused and why. */
export function ReportHistory({ rows, selectedId, onSelect }: ReportHistoryProps): ReactElement {
  const may = useMay();
  const download = useMutation({ mutationFn: async (row: CreditReportRow) => saveFile(await downloadOriginal(row.id), row.fileName) });
  return (
    <section aria-label="Reports of this contact">
      <ul className={classes['list']}>
        {rows.map((row) => (
          <li key={row.id} className={classes['row']} data-state={row.state} data-selected={row.id === selectedId || undefined}>
            <ReportEntry row={row} selected={row.id === selectedId} onSelect={onSelect} />
            {may('credit-reports:download-original') && (
              <ActionIcon variant="subtle" color="gray" size={36} aria-label={`Download the original file ${row.fileName}`} title="Download the original file"
                loading={download.isPending && download.variables.id === row.id} onClick={() => download.mutate(row)}>
                <IconDownload size={18} stroke={1.6} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      <RefusalNote error={download.error} />
    </section>
  );
}

function ReportEntry({ row, selected, onSelect }: { readonly row: CreditReportRow; readonly selected: boolean; readonly onSelect: (id: string) => void }): ReactElement {
  if (row.state === 'ready') {
    return (
      <button type="button" className={classes['entry']} aria-pressed={selected} onClick={() => onSelect(row.id)}>
        <IconFileText size={18} stroke={1.6} aria-hidden="true" className={classes['icon'] ?? ''} />
        <span className={classes['words']}>
          <span className={classes['name']}>{row.provider ?? row.fileName}{row.reportDate !== null && `, ${formatDate(row.reportDate)}`}</span>
          <span className={classes['detail']}>
            {row.accounts} {row.accounts === 1 ? 'account' : 'accounts'}, {row.negatives} negative
            {row.provider !== null && <> · {row.fileName}</>}
          </span>
        </span>
        <span className={classes['when']}><DateText at={row.uploadedAt} /></span>
      </button>
    );
  }
  if (row.state === 'questioned' || row.state === 'discarded') return <AskedEntry row={row} />;
  if (row.state === 'manual') {
    return (
      <div className={classes['entry']}>
        <IconFileText size={18} stroke={1.6} aria-hidden="true" className={classes['icon'] ?? ''} />
        <span className={classes['words']}><span className={classes['name']}>{row.fileName}</span><span className={classes['detail']}>Being typed in</span></span>
      </div>
    );
  }
  if (row.state === 'refused') {
    return (
      <div className={classes['entry']}>
        <IconAlertTriangle size={18} stroke={1.6} aria-hidden="true" className={classes['alert'] ?? ''} />
        <span className={classes['words']}>
          <span className={classes['name']}>{row.fileName}</span>
          <span className={classes['refusal']}>{row.refusal ?? 'This file could not be read.'}</span>
        </span>
        <span className={classes['when']}><DateText at={row.uploadedAt} /></span>
      </div>
    );
  }
  return (
    <div className={classes['entry']}>
      <IconFileText size={18} stroke={1.6} aria-hidden="true" className={classes['icon'] ?? ''} />
      <span className={classes['words']}>
        <span className={classes['name']}>{row.fileName}</span>
        <Progress value={row.progress} size={6} mt={6} aria-label={`Reading ${row.fileName}`} />
      </span>
      <Text c="dimmed" role="status">Reading, {row.progress}%</Text>
    </div>
  );
}
