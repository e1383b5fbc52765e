import { Button, Checkbox, Group, List, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { Dialog } from '../../../platform/web/form/Dialog.tsx';
import { ProblemNote } from '../../../platform/web/form/ProblemNote.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { dollars } from '../rules/dollars.ts';
import { CLASS_WORDS, MAIL_CLASSES, type MailOptions } from '../rules/mail-options.ts';
import { api, quoteOptions, type Quote, type Service } from './queries.ts';

const CLASSES = MAIL_CLASSES.map((value) => ({ value, label: CLASS_WORDS[value] }));
const FIRST: MailOptions = { mailClass: 'first-class', color: false, doubleSided: false };

export interface MarkedLetter {
  readonly id: string;
  readonly contactName: string;
  readonly recipient: string;
}
interface SendDialogProps {
  readonly letters: readonly MarkedLetter[];
  readonly service: Service;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** How letters are mailed, what they cost and what stops the others. The price on the button is what is confirmed. */
export function SendDialog({ letters, service, onClose, onSent }: SendDialogProps): ReactElement {
  const [options, setOptions] = useState(FIRST);
  const quote = useQuery(quoteOptions({ ...options, letterIds: letters.map(({ id }) => id) }));
  const send = useChange(api.send);
  const change = (part: Partial<MailOptions>): void => setOptions((before) => ({ ...before, ...part }));
  const confirm = async ({ letterIds, priceCents }: Quote): Promise<void> => {
    try {
      await send.run({ ...options, letterIds, priceCents });
      onSent();
    } catch {
      // Shown below; the price may be another one by now.
      await quote.refetch();
    }
  };
  return (
    <Dialog title="Send by mail service" size="lg" onClose={onClose}>
      <Stack gap="sm">
        {service.isTest && (
          <Group gap="xs">
            <ToneText tone="soon">Test</ToneText>
            <Text size="sm">The key in the settings is one for tests: nothing is printed, and no mailing is recorded.</Text>
          </Group>
        )}
        <NativeSelect
          label="Mail class"
          data={CLASSES}
          value={options.mailClass}
          onChange={({ currentTarget: { value } }) => change({ mailClass: MAIL_CLASSES.find((one) => one === value) ?? 'first-class' })}
          data-autofocus
        />
        <Group gap="lg">
          <Checkbox label="Color" checked={options.color} onChange={({ currentTarget: { checked } }) => change({ color: checked })} />
          <Checkbox
            label="Double-sided"
            checked={options.doubleSided}
            onChange={({ currentTarget: { checked } }) => change({ doubleSided: checked })}
          />
        </Group>
        {quote.data ? (
          <QuoteText quote={quote.data} service={service} letters={letters} />
        ) : quote.error ? (
          <RefusalNote error={quote.error} />
        ) : (
          <LoadingLines lines={3} />
        )}
        <RefusalNote error={send.error} />
        <Group justify="flex-end" gap="sm">
          <Button variant="subtle" color="gray" onClick={onClose}>
            Close
          </Button>
          {quote.data && quote.data.letterIds.length > 0 && (
            <Button loading={send.isPending} disabled={quote.isFetching} onClick={() => void confirm(quote.data)}>
              Send {quote.data.letterIds.length} {quote.data.letterIds.length === 1 ? 'letter' : 'letters'} for{' '}
              {dollars(quote.data.priceCents)}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}

function QuoteText({
  quote,
  service,
  letters,
}: {
  readonly quote: Quote;
  readonly service: Service;
  readonly letters: readonly MarkedLetter[];
}): ReactElement {
  const { letterIds, pages, priceCents, stops } = quote;
  const left = { letters: service.limits.letters - service.usedToday.letters, cents: service.limits.cents - service.usedToday.cents };
  const nameOf = (id: string): string => {
    const letter = letters.find((one) => one.id === id);
    return letter ? `${letter.contactName}, ${letter.recipient}` : 'A letter';
  };
  return (
    <>
      <Text>
        {letterIds.length} {letterIds.length === 1 ? 'letter' : 'letters'}, {pages} {pages === 1 ? 'page' : 'pages'}:{' '}
        <Text span fw={600}>
          {dollars(priceCents)}
        </Text>
      </Text>
      <Text size="sm" c="dimmed">
        {service.balanceCents === null
          ? (service.problem ?? 'The credit is not known.')
          : `Credit at the service: ${dollars(service.balanceCents)}.`}{' '}
        Left today: {left.letters} letters, {dollars(left.cents)}.
      </Text>
      {stops.length > 0 && (
        <ProblemNote>
          <Text fw={500}>{stops.length === 1 ? 'One letter is left out.' : `${stops.length} letters are left out.`}</Text>
          <List mt={4} size="sm" withPadding>
            {stops.map(({ letterId, message, citation }) => (
              <List.Item key={letterId}>
                {nameOf(letterId)}: {message}
                {citation !== null && ` (${citation})`}
              </List.Item>
            ))}
          </List>
        </ProblemNote>
      )}
    </>
  );
}
