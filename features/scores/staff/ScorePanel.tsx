// One person's scores: the line over time, the goal, and every score with its source.
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { loadPart } from '../../../platform/web/live/load-part.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { ScorePoint } from '../contract.ts';
import { scoreModelText } from '../rules/score-models.ts';
import { AddScore } from './AddScore.tsx';
import { GoalForm } from './GoalForm.tsx';
import { api, contactScoresOptions } from './queries.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';

const ScoreChart = lazy(() => loadPart(() => import('./ScoreChart.tsx')).then((part) => ({ default: part.ScoreChart })));

export function ScorePanel({ contactId }: { readonly contactId: string }): ReactElement {
  const mayAdd = useMay()('scores:keep');
  const list = useInfiniteQuery(contactScoresOptions(contactId));
  const remove = useChange(api.remove);
  const restore = useChange(api.restore);
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<ScorePoint>();
  const [first] = list.data?.pages ?? [];
  if (!first) return list.error ? <RefusalNote error={list.error} /> : <LoadingLines lines={6} />;
  const points = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const removeScore = ({ id }: ScorePoint): void => remove.start({ id }, setRemoved);
  const putBack = ({ id }: ScorePoint): void => restore.start({ id }, () => setRemoved(undefined));
  return (
    <Stack gap="lg">
      {points.length > 0 && (
        <Suspense fallback={<div style={{ minHeight: 280 }} />}>
          <ScoreChart points={points} goal={first.goal?.value ?? null} />
        </Suspense>
      )}
      <GoalForm contactId={contactId} goal={first.goal} mayChange={mayAdd} />
      <section aria-label="Every score">
        <Group justify="space-between" mb="xs">
          <Title order={2}>Every score</Title>
          {mayAdd && !isAdding && (
            <Button variant="default" size="xs" onClick={() => setAdding(true)}>
              Add a score by hand
            </Button>
          )}
        </Group>
        {isAdding && <AddScore contactId={contactId} onDone={() => setAdding(false)} />}
        {removed && (
          <UndoNote
            sentence={`Score ${removed.value} removed.`}
            busy={restore.isPending}
            error={restore.error}
            onUndo={() => putBack(removed)}
            onClose={() => setRemoved(undefined)}
          />
        )}
        <RefusalNote error={remove.error} />
        <DataTable
          label="Scores"
          rows={points}
          rowKey={(point) => point.id}
          columns={columns(mayAdd, removeScore)}
          error={list.error}
          more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
          empty={<EmptyState sentence="No scores yet. They come with credit reports, or are added by hand." />}
        />
      </section>
    </Stack>
  );
}

function columns(mayRemove: boolean, removeScore: (point: ScorePoint) => void): readonly Column<ScorePoint>[] {
  return [
    { key: 'date', header: 'Date', width: 128, cell: (point) => <DateText at={point.scoredOn} distance={false} /> },
    { key: 'bureau', header: 'Bureau', width: 110, cell: (point) => BUREAU_NAMES[point.bureau] },
    { key: 'value', header: 'Score', align: 'right', width: 72, cell: (point) => point.value },
    {
      key: 'model',
      header: 'Model',
      cell: (point) => <Text span>{scoreModelText({ model: point.model, modelRaw: point.modelPrinted })}</Text>,
    },
    {
      key: 'source',
      header: 'Source',
      width: 96,
      cell: (point) =>
        point.source === 'hand' ? (
          <span title={`Added by ${point.addedBy}${point.note === null ? '' : `: ${point.note}`}`}>By hand</span>
        ) : (
          'Report'
        ),
    },
    ...(mayRemove
      ? [
          {
            key: 'do',
            header: 'Action',
            width: 92,
            cell: (point: ScorePoint) =>
              point.source === 'hand' ? (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  aria-label={`Remove the score ${point.value}`}
                  onClick={() => removeScore(point)}
                >
                  Remove
                </Button>
              ) : null,
          },
        ]
      : []),
  ];
}
