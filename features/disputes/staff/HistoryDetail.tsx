// One line in one round at one bureau: what was said, asked, answered and changed, whether it came back, and the notes about the line.
import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { Dialog } from '../../../platform/web/form/Dialog.tsx';
import { ProblemNote } from '../../../platform/web/form/ProblemNote.tsx';
import { openFile, readFileError } from '../../../platform/web/files/files.ts';
import { useAction } from '../../../platform/web/live/use-action.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { HistoryCell, HistoryRound, HistoryRow } from '../contract.ts';
import { findInstruction, findReason } from '../rules/dispute-reasons.ts';
import { describeCell } from '../rules/history-words.ts';
import { OUTCOME_SOURCES, OUTCOME_WORDS } from '../rules/outcome-words.ts';
import { ItemNotes } from './ItemNotes.tsx';

interface HistoryDetailProps {
  readonly contactId: string;
  readonly row: HistoryRow;
  readonly cell: HistoryCell;
  readonly round: HistoryRound | undefined;
  readonly onClose: () => void;
}

export function HistoryDetail({ contactId, row, cell, round, onClose }: HistoryDetailProps): ReactElement {
  const { words, day } = describeCell(cell, officeToday());
  const { reportId, lineId, bureau } = cell;
  const notes = row.notes.filter((note) => note.everyBureau || note.bureau === bureau);
  return (
    <Dialog title={`${row.heading} at ${BUREAU_NAMES[bureau]}, round ${round?.number ?? ''}`} size="lg" onClose={onClose}>
      <Stack gap="md">
        <Text fw={600}>{day === null ? words : `${words} ${formatDate(day)}`}</Text>
        <Part title="What was said">
          <Text>{findReason(cell.reasonCode)?.label ?? cell.reasonCode}</Text>
          <ul>
            {cell.statements.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Part>
        <Part title="What was asked">
          <Text>{findInstruction(cell.instructionCode)?.label ?? cell.instructionCode}</Text>
          <Text size="sm" c="dimmed">
            {cell.mailedOn === null ? 'No mailing of the letter is recorded.' : `Mailed ${formatDate(cell.mailedOn)}.`}
            {cell.receivedOn !== null && ` Received ${formatDate(cell.receivedOn)}.`}
            {cell.overdueAfter !== null && ` Answer due ${formatDate(cell.overdueAfter)}.`}
          </Text>
        </Part>
        <Answer cell={cell} />
        {cell.cameBack !== null && (
          <Part title="Came back">
            <Text>
              The report of{' '}
              <Anchor component={AppLink} href={`/contacts/${contactId}?tab=reports`} inherit underline="always">
                {formatDate(cell.cameBack.on)}
              </Anchor>{' '}
              lists it again. A bureau owes a notice within five business days of putting an item back (15 U.S.C. 1681i(a)(5)(B)).
            </Text>
          </Part>
        )}
        {cell.withdrawal && (
          <Part title="Withdrawn">
            <Text>
              By <bdi>{cell.withdrawal.byName}</bdi> on <DateText at={cell.withdrawal.at} distance={false} atOffice />. Reason:{' '}
              {cell.withdrawal.reason}
            </Text>
          </Part>
        )}
        <ItemNotes contactId={contactId} place={{ reportId, kind: row.kind, lineId, bureau }} notes={notes} />
      </Stack>
    </Dialog>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <section aria-label={title}>
      <Title order={3} fz="sm">
        {title}
      </Title>
      {children}
    </section>
  );
}

function Answer({ cell: { answer, isProposed } }: { readonly cell: HistoryCell }): ReactElement | null {
  const open = useAction(openFile);
  if (!answer) return isProposed ? <Part title="Answer">A proposed outcome waits for your decision above.</Part> : null;
  const { file } = answer;
  return (
    <Part title="Answer">
      <Text>
        {OUTCOME_WORDS[answer.result]}
        {answer.answeredOn !== null && `, ${formatDate(answer.answeredOn)}`}
      </Text>
      <Text size="sm" c="dimmed">
        {OUTCOME_SOURCES[answer.source]}
        {answer.decidedOn !== null && `, accepted ${formatDate(answer.decidedOn)}`}
        {answer.decidedBy !== null && ` by ${answer.decidedBy}`}
      </Text>
      {answer.explanation !== '' && <Text size="sm">{answer.explanation}</Text>}
      {answer.note !== null && answer.note !== '' && (
        <Text size="sm" c="dimmed">
          “{answer.note}”
        </Text>
      )}
      {answer.changes.length > 0 && (
        <ul aria-label="What changed">
          {answer.changes.map(({ label, before, after }) => (
            <li key={label}>
              {label}: {before} → {after}
            </li>
          ))}
        </ul>
      )}
      {file !== null && (
        <Button variant="default" size="compact-sm" mt={4} loading={open.isPending} onClick={() => open.start(file.path)}>
          Open {file.name}
        </Button>
      )}
      {open.error !== null && open.error !== undefined && <ProblemNote>{readFileError(open.error).message}</ProblemNote>}
    </Part>
  );
}
