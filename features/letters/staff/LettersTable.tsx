import { Anchor, Button, Checkbox, Loader, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { openPdf } from '../../../platform/web/live/api.ts';
import { useAction } from '../../../platform/web/live/use-action.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { StateStrip, type StripSegment, type StripState } from '../../../platform/web/look/StateStrip.tsx';
import { bureauSegments } from '../../credit-reports/rules/bureau-segments.ts';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import type { LetterRow } from '../contract.ts';
import { loadPart } from '../../../platform/web/live/load-part.ts';
import { ApprovalText } from './ApprovalText.tsx';
import { AnswerCell, AnswerDueCell, ApprovedCell, CreatedCell, DeliveredCell, LetterCell, SentCell } from './LetterCells.tsx';
import { LetterMenu } from './LetterMenu.tsx';
import { LetterWay } from './LetterWay.tsx';
import { ReadLetterDialog } from './ReadLetterDialog.tsx';
import { CLEARED_STATES } from '../rules/approval.ts';
import { APPROVAL_WORDS } from '../rules/approval-words.ts';
import { api, getBatchPdf, getLetterPdf } from './queries.ts';
import classes from './LettersTable.module.css';
import { letterTo } from '../rules/letter-kinds.ts';

const MailLogDialog = lazy(() => loadPart(async () => ({ default: (await import('./MailLogDialog.tsx')).MailLogDialog })));

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
  const [logOf, setLogOf] = useState<string>();
  const [menuError, setMenuError] = useState<unknown>(null);
  const printable = rows.filter((row) => row.state === 'ready');
  const marked = printable.filter((row) => selected.has(row.id)).length;
  return (
    <>
      <RefusalNote error={open.error ?? openBatch.error ?? retry.error ?? menuError} />
      <div className={classes['scroll']}>
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
              <th scope="col">Letter</th>
              <th scope="col">State</th>
              <th scope="col">Created</th>
              <th scope="col">Approved by</th>
              <th scope="col">Sent</th>
              <th scope="col">Delivered</th>
              <th scope="col">Answer due</th>
              <th scope="col">Answer</th>
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
                <td className={classes['letter']}>
                  <LetterCell row={row} />
                </td>
                <td className={classes['state']}>
                  <State
                    row={row}
                    onBatch={selectable ? openBatch.start : undefined}
                    onLog={selectable ? setLogOf : undefined}
                    onRead={setReadId}
                  />
                </td>
                <td data-label="Created">
                  <CreatedCell row={row} />
                </td>
                <Fact label="Approved by" of={row.approvedBy}>
                  <ApprovedCell row={row} />
                </Fact>
                <Fact label="Sent" of={row.mailing ?? row.returned}>
                  <SentCell row={row} />
                </Fact>
                <Fact label="Delivered" of={row.mailing ?? row.returned}>
                  <DeliveredCell row={row} />
                </Fact>
                <Fact label="Answer due" of={row.mailing?.overdueAfter ?? null}>
                  <AnswerDueCell row={row} />
                </Fact>
                <Fact label="Answer" of={row.answerCameOn ?? (row.mailing && row.answered)}>
                  <AnswerCell row={row} />
                </Fact>
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
                  {selectable && <LetterMenu row={row} onRead={setReadId} onError={setMenuError} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {logOf !== undefined && (
        <Suspense>
          <MailLogDialog batchId={logOf} onClose={() => setLogOf(undefined)} />
        </Suspense>
      )}
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
  /** Opens the mail log of that batch. */
  readonly onLog: ((batchId: string) => void) | undefined;
  readonly onRead: (id: string) => void;
}

function State({ row, onBatch, onLog, onRead }: StateProps): ReactElement {
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
              </Anchor>{' '}
              {onLog && (
                <Anchor
                  component="button"
                  type="button"
                  size="xs"
                  onClick={() => onLog(printBatchId)}
                  aria-label={`Mail log of the batch with the letter of ${row.contactName} to ${letterTo(row)}`}
                >
                  Mail log
                </Anchor>
              )}
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

/** A cell that is left out at phone width while there is nothing in it. */
function Fact({ label, of, children }: { readonly label: string; readonly of: unknown; readonly children: ReactNode }): ReactElement {
  return (
    <td data-label={label} data-empty={of === null || undefined}>
      {children}
    </td>
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
              ? row.returned
                ? { tone: 'late', label: 'came back' }
                : { tone: 'soon', label: 'printed, mailing not recorded' }
              : { tone: 'good', label: 'mailed' };
  return bureauSegments({ EQ: none, EX: none, TU: none, [row.bureau]: own });
}
