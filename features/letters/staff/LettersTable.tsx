import { Anchor, Button, Checkbox, Loader, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { openPdf } from '../../../platform/web/live/api.ts';
import { useAction } from '../../../platform/web/live/use-action.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { StateStrip, type StripSegment, type StripState } from '../../../platform/web/look/StateStrip.tsx';
import { bureauSegments } from '../../credit-reports/rules/bureau-segments.ts';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import type { LetterRow } from '../contract.ts';
import { LetterWay } from './LetterWay.tsx';
import { api, getBatchPdf, getLetterPdf } from './queries.ts';
import classes from './LettersTable.module.css';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';

interface LettersTableProps {
  readonly rows: readonly LetterRow[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (rows: readonly LetterRow[], on: boolean) => void;
  /** False where all letters are of one contact. */
  readonly withContact: boolean;
  /** False for those who may not print. */
  readonly selectable: boolean;
}

/** Letters as rows; each opens as PDF, ready ones may be marked for printing. */
export function LettersTable({ rows, selected, onSelect, withContact, selectable }: LettersTableProps): ReactElement {
  const open = useAction((id: string) => openPdf(getLetterPdf(id)));
  const openBatch = useAction((id: string) => openPdf(getBatchPdf(id)));
  const retry = useChange(api.retry);
  const printable = rows.filter((row) => row.state === 'ready');
  const marked = printable.filter((row) => selected.has(row.id)).length;
  return (
    <>
      <RefusalNote error={open.error ?? openBatch.error ?? retry.error} />
      <table aria-label="Letters" className={classes['table']} data-contact={withContact || undefined}>
        <thead>
          <tr>
            {selectable && (
              <th scope="col" className={classes['mark']}>
                <Checkbox
                  size="xs"
                  aria-label="Select all letters shown"
                  disabled={printable.length === 0}
                  checked={printable.length > 0 && marked === printable.length}
                  indeterminate={marked > 0 && marked < printable.length}
                  onChange={(event) => onSelect(printable, event.currentTarget.checked)}
                />
              </th>
            )}
            {withContact && <th scope="col">Client</th>}
            <th scope="col">Recipient</th>
            <th scope="col" data-number>
              Round
            </th>
            <th scope="col" data-number>
              Items
            </th>
            <th scope="col" data-number>
              Pages
            </th>
            <th scope="col">State</th>
            <th scope="col">Created</th>
            <th scope="col">
              <span className="redress-hidden-text">Open</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {selectable && (
                <td className={classes['mark']}>
                  <Checkbox
                    size="xs"
                    aria-label={`Select the letter of ${row.contactName} to ${BUREAU_NAMES[row.bureau]}, round ${row.roundNumber}`}
                    disabled={row.state !== 'ready'}
                    checked={selected.has(row.id)}
                    onChange={(event) => onSelect([row], event.currentTarget.checked)}
                  />
                </td>
              )}
              {withContact && (
                <td className={classes['name']}>
                  <Anchor component={AppLink} href={`/contacts/${row.contactId}?tab=letters`} fw={500} c="inherit">
                    {row.contactName}
                  </Anchor>
                </td>
              )}
              <td className={classes['recipient']}>
                <StateStrip segments={stripOf(row)} />
              </td>
              <td data-number data-label="Round">
                {row.roundNumber}
              </td>
              <td data-number data-label="Items">
                {row.items}
              </td>
              <td data-number data-label="Pages">
                {row.pages ?? '–'}
              </td>
              <td className={classes['state']}>
                <State row={row} onBatch={selectable ? openBatch.start : undefined} />
              </td>
              <td className={classes['created']} data-label="Created">
                <DateText at={row.createdAt} atOffice />
              </td>
              <td className={classes['open']}>
                {row.state === 'failed' && selectable ? (
                  <Button
                    variant="default"
                    size="compact-sm"
                    loading={retry.isPending && retry.input?.id === row.id}
                    onClick={() => retry.start({ id: row.id })}
                    aria-label={`Try the letter of ${row.contactName} to ${BUREAU_NAMES[row.bureau]} again`}
                  >
                    Try again
                  </Button>
                ) : (
                  <Button
                    variant="default"
                    size="compact-sm"
                    disabled={row.state !== 'ready'}
                    loading={open.isPending && open.input === row.id}
                    onClick={() => open.start(row.id)}
                    aria-label={`Open the letter of ${row.contactName} to ${BUREAU_NAMES[row.bureau]}`}
                  >
                    Open
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface StateProps {
  readonly row: LetterRow;
  /** Opens the batch that printed the letter; absent for those who may not print. */
  readonly onBatch: ((batchId: string) => void) | undefined;
}

function State({ row, onBatch }: StateProps): ReactElement {
  const { printBatchId } = row;
  if (row.state === 'rendering')
    return (
      <span className={classes['rendering']}>
        <Loader size={14} aria-hidden="true" /> Being made
      </span>
    );
  if (row.state === 'failed')
    return (
      <span className={classes['failed']}>
        <IconAlertTriangle size={16} stroke={1.6} aria-hidden="true" /> {row.note ?? 'Could not be made'}
      </span>
    );
  return (
    <span>
      {row.printedAt === null ? (
        'Ready to print'
      ) : (
        <>
          Printed <DateText at={row.printedAt} distance={false} atOffice />
          {printBatchId !== null && onBatch && (
            <>
              {' '}
              <Anchor
                component="button"
                type="button"
                size="xs"
                onClick={() => onBatch(printBatchId)}
                aria-label={`Open the print batch of the letter of ${row.contactName} to ${BUREAU_NAMES[row.bureau]}`}
              >
                Open batch
              </Anchor>
            </>
          )}
        </>
      )}
      <LetterWay row={row} mayRecord={onBatch !== undefined} />
      {row.note !== null && (
        <Text size="xs" c="dimmed">
          {row.note}
        </Text>
      )}
    </span>
  );
}

function stripOf(row: LetterRow): readonly StripSegment[] {
  const none: StripState = { tone: 'none', label: 'not this letter' };
  const own: StripState =
    row.state === 'failed'
      ? { tone: 'late', label: 'could not be made' }
      : row.state === 'rendering'
        ? { tone: 'neutral', label: 'being made', glyph: '…' }
        : row.printedAt === null
          ? { tone: 'neutral', label: 'ready to print' }
          : row.mailing === null
            ? { tone: 'soon', label: 'printed, mailing not recorded' }
            : { tone: 'good', label: 'mailed' };
  return bureauSegments({ EQ: none, EX: none, TU: none, [row.bureau]: own });
}
