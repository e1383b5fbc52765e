import { Alert, Button, Group, NativeSelect, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, type ReactElement, type ReactNode } from 'react';
import { useGo } from '../../../platform/web/look/AppLink.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { FILE_KIND_WORDS } from '../../files/rules/file-kinds.ts';
import type { CreditReportRow } from '../../credit-reports/contract.ts';
import { BUREAUS } from '../../report-files/rules/bureaus.ts';
import { describeReportAge, oldestDate } from '../../report-files/rules/report-age.ts';
import type { Draft, DraftItemInput } from '../contract.ts';
import { ChosenItems } from './ChosenItems.tsx';
import { carryItems, renameItems } from './carry-items.ts';
import { disputableLines, findPendingRounds } from './disputable-lines.ts';
import { addItems, itemKey, removeItems, takeItems, type ItemPlace } from './draft-edit.ts';
import { ItemGrid } from './ItemGrid.tsx';
import { NextRoundPanel } from './NextRoundPanel.tsx';
import { OpenRoundPanel } from './OpenRoundPanel.tsx';
import { documentsOptions, draftOptions, reportOptions, roundsOptions } from './queries.ts';
import { TheftBlockPanel } from './TheftBlockPanel.tsx';
import { SaveStateText } from './SaveStateText.tsx';
import { useDraftAutosave } from './use-draft-autosave.ts';
import classes from './WorkspaceSteps.module.css';

interface WorkspaceStepsProps {
  readonly contactId: string;
  readonly draft: Draft | null;
  readonly reports: readonly CreditReportRow[];
  readonly newestReport: CreditReportRow;
  readonly preview: ReactNode;
  readonly renderFindings: ((reportId: string) => ReactNode) | undefined;
}

export function WorkspaceSteps({ contactId, draft, reports, newestReport, preview, renderFindings }: WorkspaceStepsProps): ReactElement {
  const { autosave, view } = useDraftAutosave(contactId, draft, newestReport.id);
  const report = useQuery(reportOptions(view.value.reportId));
  const queryClient = useQueryClient();
  const go = useGo();
  // An item removed by mistake comes back as it was.
  const remembered = useRef(new Map<string, DraftItemInput>());
  const data = report.data?.report ?? undefined;
  const age = data && describeReportAge(oldestDate(data, BUREAUS), officeToday());
  // Accounts may have been merged since the items were chosen, which changes ids.
  useEffect(() => {
    if (data) autosave.edit((items) => renameItems(items, data));
  }, [data, autosave]);
  const groups = useMemo(() => (data ? disputableLines(data) : []), [data]);
  const files = useQuery(documentsOptions(contactId));
  const documents = (files.data?.rows ?? [])
    .filter(({ state, review }) => state === 'ok' && (review === 'accepted' || review === 'sent'))
    .map(({ id, name, kind, review }) => ({
      id,
      // Letters name only what the office has accepted.
      name: `${kind === null || kind === 'other' ? name : `${FILE_KIND_WORDS[kind]} (${name})`}${review === 'sent' ? ', to review' : ''}`,
    }));
  const rounds = useQuery(roundsOptions(contactId));
  const pendingRound = useMemo(
    () => (data && rounds.data ? findPendingRounds(data, rounds.data.rounds) : () => undefined),
    [data, rounds.data],
  );
  const chosen = useMemo(() => new Set(view.value.items.map(itemKey)), [view.value.items]);

  const choose = (places: readonly ItemPlace[], on: boolean): void =>
    autosave.edit((items) => {
      if (on) return addItems(items, places, remembered.current);
      const keys = new Set(places.map(itemKey));
      for (const item of items) if (keys.has(itemKey(item))) remembered.current.set(itemKey(item), item);
      return removeItems(items, keys);
    });
  const onOpened = (): void => {
    queryClient.setQueryData(draftOptions(contactId).queryKey, { draft: null });
    go(`/contacts/${contactId}?tab=letters`);
  };
  return (
    <div className={classes['workspace']} data-preview={(preview !== undefined && preview !== null) || undefined}>
      <div className={classes['work']}>
        <StepBar
          chosen={view.value.items.length}
          unfinished={draft?.items.filter((item) => item.problems.some((problem) => problem.blocks)).length ?? view.value.items.length}
        >
          <SaveStateText
            save={view.save}
            empty={view.value.items.length === 0 && view.version === null}
            onRetry={() => void autosave.flush()}
          />
        </StepBar>
        <ReportChoice
          reports={reports}
          reportId={view.value.reportId}
          chosen={view.value.items.length}
          onMove={async (id) => {
            const next = (await queryClient.fetchQuery(reportOptions(id))).report;
            if (next) autosave.moveTo(id, data ? carryItems(autosave.current().value.items, data, next) : []);
          }}
        />
        {age !== undefined && (
          <Alert color="yellow" role="note" p="sm">
            {age}
          </Alert>
        )}
        {view.save === 'failed' && <RefusalNote error={view.error} />}
        {view.note && <JoinedNote joined={view.note} onDismiss={autosave.dismissNote} />}
        {data && (
          <NextRoundPanel
            contactId={contactId}
            reportId={view.value.reportId}
            chosen={chosen}
            onTake={(prepared) => autosave.edit((items) => takeItems(items, prepared))}
          />
        )}
        <section aria-label="Choose items">
          <Title order={2} id="step-1" tabIndex={-1} className={classes['step'] ?? ''}>
            1. Choose items
          </Title>
          <RefusalNote error={report.error} />
          {data && renderFindings?.(view.value.reportId)}
          {data ? (
            <ItemGrid groups={groups} chosen={chosen} pendingRound={pendingRound} onChoose={choose} />
          ) : (
            !report.error && <LoadingLines lines={8} />
          )}
        </section>
        <section aria-label="Say what is wrong">
          <Title order={2} id="step-2" tabIndex={-1} className={classes['step'] ?? ''}>
            2. Say what is wrong
          </Title>
          {data && (
            <ChosenItems
              contactId={contactId}
              reportId={view.value.reportId}
              items={view.value.items}
              report={data}
              saved={draft}
              documents={documents}
              onEdit={autosave.edit}
            />
          )}
        </section>
        <TheftBlockPanel contactId={contactId} version={view.version} />
        <section aria-label="Open the round">
          <Title order={2} id="step-3" tabIndex={-1} className={classes['step'] ?? ''}>
            3. Open the round
          </Title>
          <OpenRoundPanel contactId={contactId} view={view} autosave={autosave} saved={draft} onOpened={onOpened} />
        </section>
      </div>
      {preview !== undefined && preview !== null && (
        <aside className={classes['preview']} aria-label="Letters so far">
          {preview}
        </aside>
      )}
    </div>
  );
}

/** The three steps with what is left in each; a click goes there. Stays in sight, and so does whether the work is saved. */
function StepBar({
  chosen,
  unfinished,
  children,
}: {
  readonly chosen: number;
  readonly unfinished: number;
  readonly children: ReactNode;
}): ReactElement {
  const goTo = (id: string): void => {
    const heading = document.getElementById(id);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  const steps = [
    ['step-1', '1. Items', chosen === 0 ? '' : `${chosen} chosen`],
    ['step-2', '2. Reasons', chosen === 0 ? '' : unfinished === 0 ? '✓ done' : `${unfinished} unfinished`],
    ['step-3', '3. Open', ''],
  ] as const;
  return (
    <nav className={classes['steps']} aria-label="Steps">
      <span className={classes['links']}>
        {steps.map(([id, label, count]) => (
          <button key={id} type="button" className={classes['link']} onClick={() => goTo(id)}>
            {label} {count !== '' && <span className={classes['count']}>{count}</span>}
          </button>
        ))}
      </span>
      {children}
    </nav>
  );
}

interface ReportChoiceProps {
  readonly reports: readonly CreditReportRow[];
  readonly reportId: string;
  readonly chosen: number;
  readonly onMove: (id: string) => Promise<void>;
}

/** Which report the round works on. Items that the other report does not have are left behind, which is said before. */
function ReportChoice({ reports, reportId, chosen, onMove }: ReportChoiceProps): ReactElement {
  const name = (row: CreditReportRow): string =>
    `${row.provider ?? row.fileName}${row.reportDate === null ? '' : `, ${formatDate(row.reportDate)}`}`;
  const current = reports.find((row) => row.id === reportId);
  if (reports.length < 2 && current) return <Text c="dimmed">{`From ${name(current)}`}</Text>;
  // A report that is no longer used cannot be chosen, but the round still works on it.
  const gone = current ? [] : [{ value: reportId, label: 'A report that is no longer in use', disabled: true }];
  return (
    <NativeSelect
      aria-label="Report this round works on"
      value={reportId}
      data={[...gone, ...reports.map((row) => ({ value: row.id, label: name(row) }))]}
      description={chosen > 0 ? 'Changing the report keeps only items that are in both, and asks the client again.' : undefined}
      onChange={(event) => void onMove(event.currentTarget.value)}
    />
  );
}

function JoinedNote({
  joined,
  onDismiss,
}: {
  readonly joined: { readonly fromThem: number; readonly bothChanged: number };
  readonly onDismiss: () => void;
}): ReactElement {
  return (
    <Alert variant="default" role="status" p="sm">
      <Group justify="space-between" gap="xs">
        <Text>
          Someone else also saved this round.{' '}
          {joined.fromThem === 0
            ? 'Your items are unchanged'
            : `${joined.fromThem} of their changes ${joined.fromThem === 1 ? 'was' : 'were'} added`}
          {joined.bothChanged > 0 && `; where both changed the same item (${joined.bothChanged}), yours is kept`}.
        </Text>
        <Button variant="subtle" size="compact-sm" onClick={onDismiss}>
          Close
        </Button>
      </Group>
    </Alert>
  );
}
