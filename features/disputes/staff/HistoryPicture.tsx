// Each disputed line over all rounds in one picture: a grid of lines and rounds, and on a phone a list. A press shows all of one cell.
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconNote } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { BUREAU_NAMES, BUREAUS } from '../../report-files/rules/bureaus.ts';
import type { HistoryCell, HistoryRound, HistoryRow } from '../contract.ts';
import { findInstruction } from '../rules/dispute-reasons.ts';
import { describeCell } from '../rules/history-words.ts';
import { HistoryDetail } from './HistoryDetail.tsx';
import classes from './HistoryPicture.module.css';
import { historyOptions } from './queries.ts';

interface Chosen {
  readonly rowId: string;
  readonly itemId: string;
}

/** Renders nothing while no round was opened. */
export function HistoryPicture({ contactId }: { readonly contactId: string }): ReactElement | null {
  const history = useInfiniteQuery(historyOptions(contactId));
  const [chosen, setChosen] = useState<Chosen>();
  const [first] = history.data?.pages ?? [];
  if (!first) return history.error ? <RefusalNote error={history.error} /> : null;
  const rows = history.data?.pages.flatMap((page) => page.rows) ?? [];
  if (rows.length === 0) return null;
  const row = rows.find(({ id }) => id === chosen?.rowId);
  const cell = row?.cells.find(({ itemId }) => itemId === chosen?.itemId);
  return (
    <section aria-labelledby="dispute-history">
      <Title order={2} id="dispute-history">
        History of items
      </Title>
      <Text c="dimmed" mb="xs">
        Every item over all rounds. Press one for what was said, asked and answered.
      </Text>
      {/* It scrolls sideways where there are many rounds; the buttons in its cells take the keyboard there. */}
      <div className={classes['scroll']}>
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">Item</th>
              {first.rounds.map((round) => (
                <th key={round.id} scope="col">
                  Round {round.number}
                  <span className={classes['day']}>{formatDate(round.openedAt.slice(0, 10))}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((one) => (
              <LineRow key={one.id} row={one} rounds={first.rounds} onChoose={(itemId) => setChosen({ rowId: one.id, itemId })} />
            ))}
          </tbody>
        </table>
      </div>
      {history.hasNextPage && (
        <Button variant="default" size="xs" mt="xs" loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          Show more
        </Button>
      )}
      {row && cell && (
        <HistoryDetail
          contactId={contactId}
          row={row}
          cell={cell}
          round={first.rounds.find(({ id }) => id === cell.roundId)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  );
}

interface LineRowProps {
  readonly row: HistoryRow;
  readonly rounds: readonly HistoryRound[];
  readonly onChoose: (itemId: string) => void;
}

function LineRow({ row, rounds, onChoose }: LineRowProps): ReactElement {
  return (
    <tr>
      <th scope="row" className={classes['line']}>
        {row.heading}
        {row.accountNumberMasked !== null && <span className={classes['day']}>{row.accountNumberMasked}</span>}
        {row.notes.length > 0 && (
          <Group component="span" gap={4} className={classes['day'] ?? ''}>
            <IconNote size={14} stroke={1.6} aria-hidden="true" />
            {row.notes.length === 1 ? 'One note' : `${row.notes.length} notes`}
          </Group>
        )}
      </th>
      {rounds.map((round) => {
        const cells = BUREAUS.flatMap((bureau) => row.cells.filter((cell) => cell.roundId === round.id && cell.bureau === bureau));
        return (
          <td key={round.id} data-empty={cells.length === 0 || undefined}>
            {cells.length > 0 && <span className={classes['round']}>Round {round.number}</span>}
            <Stack gap={4}>
              {cells.map((cell) => (
                <CellButton key={cell.itemId} heading={row.heading} round={round} cell={cell} onChoose={() => onChoose(cell.itemId)} />
              ))}
            </Stack>
          </td>
        );
      })}
    </tr>
  );
}

interface CellButtonProps {
  readonly heading: string;
  readonly round: HistoryRound;
  readonly cell: HistoryCell;
  readonly onChoose: () => void;
}

function CellButton({ heading, round, cell, onChoose }: CellButtonProps): ReactElement {
  const { words, day, tone } = describeCell(cell, officeToday());
  const asked = findInstruction(cell.instructionCode)?.label ?? cell.instructionCode;
  const state = day === null ? words : `${words} ${formatDate(day)}`;
  return (
    <button
      type="button"
      className={classes['cell']}
      data-tone={tone}
      title={`Asked: ${asked}`}
      aria-label={`${heading} at ${BUREAU_NAMES[cell.bureau]}, round ${round.number}. Asked: ${asked}. ${state}.`}
      onClick={onChoose}
    >
      <span className={`redress-bureau ${classes['bureau']}`} data-bureau={cell.bureau}>
        {BUREAU_NAMES[cell.bureau]}
      </span>
      <span className={classes['asked']}>{asked}</span>
      <span className={classes['state']}>{state}</span>
    </button>
  );
}
