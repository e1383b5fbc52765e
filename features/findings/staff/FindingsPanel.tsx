// What the analyses found in a report, as questions: asked, answered, and what is confirmed taken into the next round.
import { Alert, Anchor, Button, Checkbox, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useFocusAfter } from '../../../platform/web/form/use-focus-after.ts';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { BUREAUS } from '../../report-files/rules/bureaus.ts';
import { describeReportAge, oldestDate } from '../../report-files/rules/report-age.ts';
import type { FindingRow } from '../contract.ts';
import { findingState, type FindingState } from '../rules/finding-state.ts';
import { AuditReportButton } from './AuditReportButton.tsx';
import { ClientStatements } from './ClientStatements.tsx';
import { FindingCard } from './FindingCard.tsx';
import classes from './FindingsPanel.module.css';
import { api, findingPagesOptions, reportOptions } from './queries.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';

const SHOWN = {
  todo: ['open', 'asked', 'unsure'],
  confirmed: ['confirmed'],
  disputed: ['disputed'],
  closed: ['right', 'set-aside'],
} as const satisfies Record<string, readonly FindingState[]>;
const NAMES = { todo: 'To review', confirmed: 'Confirmed wrong', disputed: 'In a dispute', closed: 'Closed' } as const;
type Shown = keyof typeof SHOWN;
const isShown = (value: string | undefined): value is Shown => value !== undefined && value in SHOWN;

interface FindingsPanelProps {
  readonly contactId: string;
  readonly reportId: string;
}

export function FindingsPanel({ contactId, reportId }: FindingsPanelProps): ReactElement {
  const mayWork = useMay()('findings:work');
  const [search, change] = useSearchParams();
  const list = useInfiniteQuery(findingPagesOptions(reportId));
  const report = useQuery(reportOptions(reportId)).data?.report;
  const age = report && describeReportAge(oldestDate(report, BUREAUS), officeToday());
  const ask = useChange(api.ask);
  // One finding and several that are selected may be on their way together.
  const accept = useChange(api.accept, { several: true });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [trouble, setTrouble] = useState<{ readonly key: string; readonly error: unknown } | null>(null);
  const cards = useRef<HTMLUListElement>(null);
  const focusAfter = useFocusAfter();
  const all = list.data?.pages.flatMap((page) => page.rows);
  if (!all) return list.error ? <RefusalNote error={list.error} /> : <LoadingLines lines={8} />;
  const shown: Shown = isShown(search['show']) ? search['show'] : 'todo';
  const rows = all.filter(({ answer }) => contains(SHOWN[shown], findingState(answer)));
  const chosen = rows.filter(({ finding }) => selected.has(finding.key));
  const select = (key: string, on: boolean): void =>
    setSelected((before) => new Set(on ? [...before, key] : [...before].filter((one) => one !== key)));
  const canAsk = chosen.filter(({ answer }) => ['open', 'unsure'].includes(findingState(answer)));
  const clearSelection = (): void => setSelected(new Set());
  const work = (key: string, change: Promise<unknown>): void => {
    const at = rows.findIndex(({ finding }) => finding.key === key);
    const next = (rows[at + 1] ?? rows[at - 1])?.finding.key;
    setTrouble(null);
    // A card that goes away leaves the cursor at the next one, unless it is elsewhere by then.
    focusAfter(() => {
      const titles = [...(cards.current?.querySelectorAll<HTMLElement>('[data-finding-title]') ?? [])];
      const titleOf = (one: string | undefined): HTMLElement | undefined => titles.find((title) => title.dataset['findingTitle'] === one);
      if (titleOf(key)) return undefined;
      return document.activeElement === document.body ? (titleOf(next) ?? cards.current) : null;
    });
    void change.catch((error: unknown) => setTrouble({ key, error }));
  };
  // A card that is still shown says itself what was refused.
  const lost = trouble && !rows.some(({ finding }) => finding.key === trouble.key) ? trouble.error : null;
  return (
    <Stack gap="lg">
      {age !== undefined && age !== null && (
        <Alert color="yellow" role="note" p="sm">
          {age}
        </Alert>
      )}
      <Group justify="space-between" align="flex-start" gap="sm">
        <Text c="dimmed">Each finding is a question to the client. Only what the client confirms as wrong may be disputed.</Text>
        <AuditReportButton reportId={reportId} />
      </Group>
      <Group justify="space-between" gap="sm">
        <SegmentedControl
          aria-label="Show"
          value={shown}
          onChange={(value) => {
            change({ show: value === 'todo' ? undefined : value });
            clearSelection();
          }}
          data={Object.entries(NAMES).map(([value, label]) => ({
            value,
            label: `${label} ${isShown(value) ? all.filter(({ answer }) => contains(SHOWN[value], findingState(answer))).length : ''}`,
          }))}
        />
        {mayWork && rows.length > 0 && (
          <Group gap="sm">
            <Checkbox
              label="Select all shown"
              checked={chosen.length === rows.length}
              indeterminate={chosen.length > 0 && chosen.length < rows.length}
              onChange={(event) => setSelected(new Set(event.currentTarget.checked ? rows.map(({ finding }) => finding.key) : []))}
            />
            {shown === 'todo' && (
              <Button
                variant="default"
                disabled={canAsk.length === 0}
                loading={ask.isPending}
                onClick={() => ask.start({ reportId, keys: canAsk.map(keyOf) }, clearSelection)}
              >
                Ask in the portal ({canAsk.length})
              </Button>
            )}
            {shown === 'confirmed' && (
              <Button
                disabled={chosen.length === 0}
                loading={accept.isPending}
                onClick={() => accept.start({ reportId, keys: chosen.map(keyOf) }, clearSelection)}
              >
                Add to the next round ({chosen.length})
              </Button>
            )}
          </Group>
        )}
      </Group>
      <RefusalNote error={ask.error ?? accept.error ?? lost} />
      {accept.result && (
        <Text role="status">
          {accept.result.added === 1 ? 'One item was' : `${accept.result.added} items were`} added
          {accept.result.already > 0 && `, ${accept.result.already} were already there`}.{' '}
          <Anchor component={AppLink} href={`/contacts/${contactId}?tab=disputes`}>
            Open the round
          </Anchor>
        </Text>
      )}
      {rows.length === 0 && (
        <EmptyState sentence={all.length === 0 ? 'The analyses found nothing to ask about in this report.' : 'Nothing here.'} />
      )}
      <ul ref={cards} tabIndex={-1} className={classes['list']} aria-label="Findings">
        {rows.map((row) => (
          <FindingCard
            key={row.finding.key}
            row={row}
            reportId={reportId}
            mayWork={mayWork}
            selected={selected.has(row.finding.key)}
            onSelect={select}
            onWork={work}
            accepts={accept.isPending && accept.input?.keys.includes(row.finding.key) === true}
            onAccept={(key) => work(key, accept.run({ reportId, keys: [key] }))}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Group>
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Load more
          </Button>
        </Group>
      )}
      <ClientStatements contactId={contactId} />
    </Stack>
  );
}

function contains(states: readonly FindingState[], state: FindingState): boolean {
  return states.includes(state);
}

function keyOf({ finding }: FindingRow): string {
  return finding.key;
}
