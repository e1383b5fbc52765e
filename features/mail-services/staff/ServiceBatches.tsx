import { Button, Group, Progress, Stack, Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import type { MailServiceBatch } from '../contract.ts';
import { dollars } from '../rules/dollars.ts';
import { CLASS_WORDS } from '../rules/mail-options.ts';
import { STATE_LOOKS } from './state-looks.ts';
import { BatchLetters } from './BatchLetters.tsx';
import { api, batchesOptions } from './queries.ts';

const SHOWN = 5;

/** The newest batches of the mail service with how far each is. Nothing where none was ever sent. */
export function ServiceBatches(): ReactElement | null {
  const batches = useQuery(batchesOptions(SHOWN));
  if (batches.error) return <RefusalNote error={batches.error} />;
  if (!batches.data || batches.data.rows.length === 0) return null;
  return (
    <Stack gap="xs" mb="md" role="region" aria-label="Mail service">
      <Text fw={600}>Mail service</Text>
      {batches.data.rows.map((batch) => (
        <BatchLine key={batch.id} batch={batch} />
      ))}
    </Stack>
  );
}

function BatchLine({ batch }: { readonly batch: MailServiceBatch }): ReactElement {
  const may = useMay();
  const [open, setOpen] = useState(false);
  const cancel = useChange(api.cancelBatch);
  const { states } = batch;
  const total = STATE_LOOKS.reduce((sum, { state }) => sum + states[state], 0);
  const settled = total - states.waiting - states.sending;
  return (
    <Stack gap={4}>
      <Group gap="sm">
        <UnstyledButton aria-expanded={open} onClick={() => setOpen(!open)}>
          <Text span td="underline">
            {total} {total === 1 ? 'letter' : 'letters'}
          </Text>
        </UnstyledButton>
        <DateText at={batch.createdAt} />
        <Text size="sm">
          {CLASS_WORDS[batch.mailClass]}, {dollars(batch.priceCents)}
        </Text>
        {batch.isTest && <ToneText tone="soon">Test</ToneText>}
        {STATE_LOOKS.filter(({ state }) => states[state] > 0).map(({ state, label, tone }) => (
          <ToneText key={state} tone={tone}>
            {states[state]} {label.toLowerCase()}
          </ToneText>
        ))}
        {states.waiting > 0 && may('letters:print') && (
          <Button size="xs" variant="default" loading={cancel.isPending} onClick={() => cancel.start({ id: batch.id })}>
            Cancel {states.waiting} waiting
          </Button>
        )}
      </Group>
      {settled < total && <Progress value={(settled / total) * 100} aria-label={`${settled} of ${total} letters answered`} />}
      <RefusalNote error={cancel.error} />
      {open && <BatchLetters id={batch.id} />}
    </Stack>
  );
}
