// What of a print batch goes to the post office: printed as a page, and its numbers filled in here.
import { Button, Group, Stack, Table, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import { Dialog } from '../../../platform/web/form/Dialog.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { openPdf } from '../../../platform/web/live/api.ts';
import { useAction } from '../../../platform/web/live/use-action.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { matchNumbers } from '../rules/match-numbers.ts';
import { api, mailLogOptions, type MailLog } from './queries.ts';

interface MailLogDialogProps {
  readonly batchId: string;
  readonly onClose: () => void;
}

export function MailLogDialog({ batchId, onClose }: MailLogDialogProps): ReactElement {
  const log = useQuery(mailLogOptions(batchId));
  return (
    <Dialog title="Mail log" size="xl" onClose={onClose}>
      {log.error && !log.data ? <RefusalNote error={log.error} /> : log.data ? <Log log={log.data} /> : <LoadingLines lines={8} />}
    </Dialog>
  );
}

/** The five digits at the end of an address. */
const zipOf = (lines: readonly string[]): string | null => /(\d{5})(?:-\d{4})?$/u.exec(lines.at(-1) ?? '')?.[1] ?? null;

function Log({ log }: { readonly log: MailLog }): ReactElement {
  const print = useAction((id: string) => openPdf(api.mailLogPdf({ id })));
  const record = useChange(api.recordMailing);
  const [typed, setTyped] = useState('');
  const [mailedOn, setMailedOn] = useState('');
  const open = useMemo(() => log.letters.filter(({ mailed }) => mailed === null), [log]);
  const { numbers, problems } = useMemo(
    () =>
      matchNumbers(
        typed,
        open.map(({ id, number, code, recipient }) => ({ id, number, code, zip: zipOf(recipient.lines) })),
      ),
    [typed, open],
  );
  const [isAsked, setAsked] = useState(false);
  const submit = (): void => {
    setAsked(true);
    if (mailedOn === '' || numbers.size === 0 || problems.length > 0) return;
    record.start({ letters: [...numbers].map(([id, trackingNumber]) => ({ id, trackingNumber })), mailedOn, method: 'certified' }, () => {
      setTyped('');
      setAsked(false);
    });
  };
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text size="sm">
          Print batch of <DateText at={log.createdAt} distance={false} atOffice />, {log.letters.length}{' '}
          {log.letters.length === 1 ? 'letter' : 'letters'}
        </Text>
        <Button variant="default" size="compact-sm" loading={print.isPending} onClick={() => print.start(log.id)}>
          Print the log
        </Button>
      </Group>
      <Table.ScrollContainer minWidth={560}>
        <Table aria-label="Letters of the batch" verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th ta="right">No.</Table.Th>
              <Table.Th>Letter</Table.Th>
              <Table.Th>Client</Table.Th>
              <Table.Th>Recipient</Table.Th>
              <Table.Th>USPS number</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {log.letters.map(({ id, number, code, contactName, recipient, mailed }) => (
              <Table.Tr key={id}>
                <Table.Td ta="right">{number}</Table.Td>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>{code}</Table.Td>
                <Table.Td>{contactName}</Table.Td>
                <Table.Td>
                  {recipient.name}
                  <Text span display="block" size="xs" c="dimmed">
                    {recipient.lines.join(', ')}
                  </Text>
                </Table.Td>
                <Table.Td>
                  {mailed === null ? (numbers.get(id) ?? '') : (mailed.trackingNumber ?? '–')}
                  {mailed !== null && (
                    <Text span display="block" size="xs" c="dimmed">
                      Mailed {formatDate(mailed.on)}
                    </Text>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {open.length > 0 && (
        <>
          <Textarea
            label="Certified numbers"
            description="Type or scan one a line. A number goes to the next letter, or put the code or the number of a letter before it."
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            autosize
            minRows={4}
            maxRows={14}
            spellCheck={false}
          />
          {problems.length > 0 && (
            <Stack gap={2} role="alert">
              {problems.map(({ line, text, sentence }) => (
                <Text key={line} size="sm" c="var(--redress-late)">
                  Line {line} ({text}): {sentence}
                </Text>
              ))}
            </Stack>
          )}
          <TextInput
            label="Mailed on"
            type="date"
            value={mailedOn}
            error={isAsked && mailedOn === '' ? 'Please enter the day the letters were mailed.' : undefined}
            onChange={(event) => setMailedOn(event.currentTarget.value)}
          />
          <RefusalNote error={record.error} />
          <Group justify="flex-end" gap="sm">
            <Text size="sm" c="dimmed" role="status">
              {numbers.size} of {open.length} {open.length === 1 ? 'letter has' : 'letters have'} a number
            </Text>
            <Button loading={record.isPending} disabled={numbers.size === 0 || problems.length > 0} onClick={submit}>
              Record certified mail
            </Button>
          </Group>
        </>
      )}
      <RefusalNote error={print.error} />
    </Stack>
  );
}
