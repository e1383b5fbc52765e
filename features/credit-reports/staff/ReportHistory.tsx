import { ActionIcon, Button, Group, Progress, Text, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconArchive, IconChevronRight, IconDownload, IconFileText, IconFiles, IconUnlink } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { saveFile } from '../../../platform/web/files/save-file.ts';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { useAction } from '../../../platform/web/live/use-action.ts';
import type { CreditReportRow } from '../contract.ts';
import { isPartOf } from '../rules/combining/newest-report.ts';
import { QuestionedReport } from './QuestionedReport.tsx';
import { EnterByHand } from './manual/StartEntry.tsx';
import { downloadOriginal, useReportChanges } from './queries.ts';
import classes from './ReportHistory.module.css';

interface ReportHistoryProps {
  readonly rows: readonly CreditReportRow[];
  readonly selectedId: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly onEnter: (id: string) => void;
  /** The report that was set aside just now. */
  readonly lastSetAside: CreditReportRow | undefined;
  readonly onSetAside: (row: CreditReportRow | undefined) => void;
  /** After something that took the focused control away, the history has the focus. */
  readonly takesFocus: boolean;
  readonly more: { readonly load: () => void; readonly loading: boolean } | undefined;
}

/** Reports above the one that is shown; the rest is folded, so that the report itself is in sight. */
const SHOWN = 6;

/** The reports of a contact: which is shown, which is being read, which was refused and why; those set aside folded at the end. */
export function ReportHistory({
  rows,
  selectedId,
  onSelect,
  onEnter,
  lastSetAside,
  onSetAside,
  takesFocus,
  more,
}: ReportHistoryProps): ReactElement {
  const may = useMay();
  const [opened, setOpened] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) section.current?.focus();
  }, [takesFocus]);
  const download = useAction(async (row: CreditReportRow) => saveFile(await downloadOriginal(row.id), row.fileName));
  const { discard, restore } = useReportChanges();
  const aside = rows.filter((row) => row.state === 'discarded');
  const counted = rows.filter((row) => row.state !== 'discarded');
  // What waits for someone is never folded away.
  const shown = isWhole ? counted : counted.filter((row, place) => place < SHOWN || row.state !== 'ready' || row.id === selectedId);
  const hidden = counted.length - shown.length;
  const setAside = (row: CreditReportRow): void => {
    restore.reset();
    discard.start({ id: row.id, version: row.version }, (done) => {
      onSetAside(done);
      section.current?.focus();
    });
  };
  const renderRow = (row: CreditReportRow): ReactElement => (
    <li key={row.id} className={classes['row']} data-state={row.state} data-selected={row.id === selectedId || undefined}>
      <ReportEntry
        row={row}
        within={rows.find((other) => other.state === 'ready' && isPartOf(row, other))}
        selected={row.id === selectedId}
        onSelect={onSelect}
        onEnter={onEnter}
      />
      {row.hasFile && may('credit-reports:download-original') && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={`Download the original file ${row.fileName}`}
          title="Download the original file"
          loading={download.isPending && download.input?.id === row.id}
          onClick={() => download.start(row)}
        >
          <IconDownload size={18} stroke={1.6} />
        </ActionIcon>
      )}
      {may('credit-reports:add') && row.state !== 'reading' && row.state !== 'discarded' && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={row.parts ? `Keep ${nameOf(row)} separate` : `Set ${nameOf(row)} aside`}
          title={row.parts ? 'Keep separate' : 'Set aside'}
          loading={discard.isPending && discard.input?.id === row.id}
          onClick={() => setAside(row)}
        >
          {row.parts ? <IconUnlink size={18} stroke={1.6} /> : <IconArchive size={18} stroke={1.6} />}
        </ActionIcon>
      )}
    </li>
  );
  return (
    <section ref={section} tabIndex={-1} aria-label="Reports of this contact" className={classes['history']}>
      {lastSetAside && aside.some(({ id }) => id === lastSetAside.id) && (
        <UndoNote
          sentence={
            lastSetAside.parts
              ? `${nameOf(lastSetAside)} are kept separate. Each report is used on its own.`
              : `${nameOf(lastSetAside)} was set aside. It is no longer used.`
          }
          busy={restore.isPending}
          error={restore.error}
          onClose={() => onSetAside(undefined)}
          onUndo={() =>
            restore.start({ id: lastSetAside.id }, () => {
              onSetAside(undefined);
              section.current?.focus();
            })
          }
        />
      )}
      <RefusalNote error={download.error ?? discard.error} />
      {shown.length > 0 && <ul className={classes['list']}>{shown.map(renderRow)}</ul>}
      {(hidden > 0 || (isWhole && counted.length > SHOWN) || (isWhole && more)) && (
        <Group gap="xs" mt={4}>
          {!isWhole && (
            <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
              Show {hidden} older{more && ' and more'}
            </Button>
          )}
          {isWhole && more && (
            <Button variant="default" size="compact-sm" loading={more.loading} onClick={more.load}>
              Load more
            </Button>
          )}
          {isWhole && (
            <Button variant="subtle" size="compact-sm" onClick={() => setWhole(false)}>
              Show fewer
            </Button>
          )}
        </Group>
      )}
      {aside.length > 0 && (
        <>
          <UnstyledButton className={classes['fold'] ?? ''} aria-expanded={opened} onClick={() => setOpened(!opened)}>
            <IconChevronRight size={16} stroke={1.6} aria-hidden="true" className={classes['chevron'] ?? ''} />
            {aside.length} set aside
          </UnstyledButton>
          {opened && <ul className={classes['list']}>{aside.map(renderRow)}</ul>}
        </>
      )}
    </section>
  );
}

/** What people call a report: who sold it and its day, or the name of its file. */
function nameOf(row: CreditReportRow): string {
  return row.reportDate === null ? row.fileName : `${row.provider ?? row.fileName}, ${formatDate(row.reportDate)}`;
}

interface ReportEntryProps {
  readonly row: CreditReportRow;
  /** The combined report it is part of. */
  readonly within: CreditReportRow | undefined;
  readonly selected: boolean;
  readonly onSelect: (id: string) => void;
  readonly onEnter: (id: string) => void;
}

function ReportEntry({ row, within, selected, onSelect, onEnter }: ReportEntryProps): ReactElement {
  const Icon = row.parts ? IconFiles : IconFileText;
  if (row.state === 'ready') {
    return (
      <button type="button" className={classes['entry']} aria-pressed={selected} onClick={() => onSelect(row.id)}>
        <Icon size={18} stroke={1.6} aria-hidden="true" className={classes['icon'] ?? ''} />
        <span className={classes['words']}>
          <span className={classes['name']}>{nameOf(row)}</span>
          <span className={classes['detail']}>
            {row.accounts} {row.accounts === 1 ? 'account' : 'accounts'}, {row.negatives} negative
            {row.provider !== null && <> · {row.fileName}</>}
            {row.parts && <> · combined from {row.parts.length} reports</>}
            {within && <> · shown together as {within.fileName}</>}
          </span>
        </span>
        <span className={classes['when']}>
          <DateText at={row.uploadedAt} />
        </span>
      </button>
    );
  }
  if (row.state === 'questioned' || row.state === 'discarded') return <QuestionedReport row={row} />;
  if (row.state === 'manual') {
    return (
      <div className={classes['entry']}>
        <IconFileText size={18} stroke={1.6} aria-hidden="true" className={classes['icon'] ?? ''} />
        <span className={classes['words']}>
          <span className={classes['name']}>{row.fileName}</span>
          <span className={classes['detail']}>Draft, not used yet</span>
        </span>
        <EnterByHand row={row} onEnter={onEnter} />
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
        <EnterByHand row={row} onEnter={onEnter} />
        <span className={classes['when']}>
          <DateText at={row.uploadedAt} />
        </span>
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
      <Text c="dimmed" role="status">
        Reading, {row.progress}%
      </Text>
    </div>
  );
}
