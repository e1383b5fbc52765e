import { ActionIcon, Anchor, Button, Checkbox, Loader, Text, Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { openPdf } from '../../../platform/web/live/api.ts';
import { useAction } from '../../../platform/web/live/use-action.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { StateStrip, type StripSegment, type StripState } from '../../../platform/web/look/StateStrip.tsx';
import { bureauSegments } from '../../credit-reports/rules/bureau-segments.ts';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import type { LetterRow } from '../contract.ts';
import { ApprovalText } from './ApprovalText.tsx';
import { LetterWay } from './LetterWay.tsx';
import { ReadLetterDialog } from './ReadLetterDialog.tsx';
import { CLEARED_STATES } from '../rules/approval.ts';
import { APPROVAL_WORDS } from '../rules/approval-words.ts';
import { api, getBatchPdf, getLetterPdf } from './queries.ts';
import classes from './LettersTable.module.css';
import { letterTo } from '../rules/letter-kinds.ts';

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
  const [readId, setReadId] = useState<string>();
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
                    aria-label={`Select the letter of ${row.contactName} to ${letterTo(row)}${row.roundNumber === null ? '' : `, round ${row.roundNumber}`}`}
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
              <td className={classes['recipient']}>{row.kind === 'round' ? <StateStrip segments={stripOf(row)} /> : row.recipient}</td>
              <td data-number data-label="Round">
                {row.roundNumber ?? '–'}
              </td>
              <td data-number data-label="Items">
                {row.kind === 'round' ? row.items : '–'}
              </td>
              <td data-number data-label="Pages">
                {row.pages ?? '–'}
              </td>
              <td className={classes['state']}>
                <State row={row} onBatch={selectable ? openBatch.start : undefined} onRead={setReadId} />
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
                    aria-label={`Try the letter of ${row.contactName} to ${letterTo(row)} again`}
                  >
                    Try again
                  </Button>
                ) : (
                  <>
                    {row.state === 'ready' && row.mailing === null && selectable && (
                      <Tooltip label="Write again from what is on record now">
                        <ActionIcon
                          variant="subtle"
                          color="gray"
                          loading={retry.isPending && retry.input?.id === row.id}
                          onClick={() => retry.start({ id: row.id })}
                          aria-label={`Write the letter of ${row.contactName} to ${letterTo(row)} again`}
                        >
                          <IconRefresh size={16} stroke={1.6} />
                        </ActionIcon>
                      </Tooltip>
                    )}
                    {mayOpen(row) ? (
                      <Button
                        variant="default"
                        size="compact-sm"
                        disabled={row.state !== 'ready'}
                        loading={open.isPending && open.input === row.id}
                        onClick={() => open.start(row.id)}
                        aria-label={`Open the letter of ${row.contactName} to ${letterTo(row)}`}
                      >
                        Open
                      </Button>
                    ) : (
                      <Button
                        variant="default"
                        size="compact-sm"
                        onClick={() => setReadId(row.id)}
                        aria-label={`Read the letter of ${row.contactName} to ${letterTo(row)}`}
                      >
                        Read
                      </Button>
                    )}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {readId !== undefined && <ReadLetterDialog id={readId} onClose={() => setReadId(undefined)} />}
    </>
  );
}

/** Its PDF is given out: it is approved, or mailed. What is not ready has none. */
function mayOpen({ state, mailing, approval }: LetterRow): boolean {
  return state !== 'ready' || mailing !== null || CLEARED_STATES.has(approval.state);
}

interface StateProps {
  readonly row: LetterRow;
  /** Opens the batch that printed the letter; absent for those who may not print. */
  readonly onBatch: ((batchId: string) => void) | undefined;
  readonly onRead: (id: string) => void;
}

function State({ row, onBatch, onRead }: StateProps): ReactElement {
  const { printBatchId } = row;
  if (row.state === 'rendering')
    return (
      <span className={classes['rendering']}>
        <Loader size={14} aria-hidden="true" /> Being made
      </span>
    );
  if (row.state === 'cancelled') return <Text c="dimmed">Canceled. {row.note}</Text>;
  if (row.state === 'failed')
    return (
      <span className={classes['failed']}>
        <IconAlertTriangle size={16} stroke={1.6} aria-hidden="true" /> {row.note ?? 'Could not be made'}
      </span>
    );
  return (
    <span>
      {row.printedAt === null ? (
        mayOpen(row) && 'Ready to print'
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
                aria-label={`Open the print batch of the letter of ${row.contactName} to ${letterTo(row)}`}
              >
                Open batch
              </Anchor>
            </>
          )}
        </>
      )}
      <ApprovalText row={row} onRead={onRead} />
      <LetterWay row={row} mayRecord={onBatch !== undefined} />
      {row.note !== null && (
        <Text size="xs" c="dimmed">
          {row.note}
        </Text>
      )}
    </span>
  );
}

function stripOf(row: Extract<LetterRow, { readonly kind: 'round' }>): readonly StripSegment[] {
  const none: StripState = { tone: 'none', label: 'not this letter' };
  const own: StripState =
    row.state === 'failed'
      ? { tone: 'late', label: 'could not be made' }
      : row.state === 'rendering'
        ? { tone: 'neutral', label: 'being made', glyph: '…' }
        : row.state === 'cancelled'
          ? { tone: 'neutral', label: 'canceled', glyph: '–' }
          : row.printedAt === null
            ? mayOpen(row)
              ? { tone: 'neutral', label: 'ready to print' }
              : { tone: row.approval.state === 'sent-back' ? 'late' : 'soon', label: APPROVAL_WORDS[row.approval.state].toLowerCase() }
            : row.mailing === null
              ? { tone: 'soon', label: 'printed, mailing not recorded' }
              : { tone: 'good', label: 'mailed' };
  return bureauSegments({ EQ: none, EX: none, TU: none, [row.bureau]: own });
}
