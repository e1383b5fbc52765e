import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { formatPhone } from '../../../platform/base/format-phone.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { RestoreButton } from '../../../platform/web/table/RestoreButton.tsx';
import type { RecipientDetail } from '../contract.ts';
import { KIND_LABELS, PURPOSE_LABELS, PURPOSES } from '../rules/recipient-kinds.ts';
import { AddressForm } from './AddressForm.tsx';
import { AddressItem } from './AddressItem.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { NamesSection } from './NamesSection.tsx';
import type { RecipientsPageParts } from './parts.ts';
import { api, recipientOptions } from './queries.ts';
import { RecipientForm } from './RecipientForm.tsx';

interface RecipientPageProps extends Pick<RecipientsPageParts, 'results'> {
  readonly id: string;
}

export function RecipientPage({ id, results }: RecipientPageProps): ReactElement {
  const { data: recipient, error } = useQuery(recipientOptions(id));
  return (
    <>
      <Text mb={4}>
        <AppLink href="/letters/recipients">Recipients</AppLink>
      </Text>
      {recipient ? <Recipient recipient={recipient} results={results} /> : <PageHeader title="Recipient" />}
      <RefusalNote error={error} />
      {!recipient && !error && <LoadingLines />}
    </>
  );
}

interface RecipientProps extends Pick<RecipientsPageParts, 'results'> {
  readonly recipient: RecipientDetail;
}

function Recipient({ recipient, results }: RecipientProps): ReactElement {
  const mayRestore = useMay()('recipients:edit');
  const mayEdit = mayRestore && !recipient.removed;
  const [opened, open] = useState<'edit' | 'address' | 'merge'>();
  const remove = useChange(api.remove);
  const restore = useChange(api.restore);
  const { id, version, name, kind, phone, website, note, addresses, removed } = recipient;
  const isGone = (status: string): boolean => status === 'removed' || status === 'replaced';
  const purposes = PURPOSES.filter((purpose) => addresses.some((one) => one.purpose === purpose && !isGone(one.status)));
  const gone = addresses.filter(({ status }) => isGone(status));
  const close = (): void => open(undefined);
  return (
    <Stack gap="lg" maw={820}>
      <div>
        <PageHeader
          title={name}
          action={
            mayEdit && (
              <Group gap="sm">
                <Button variant="default" onClick={() => open('edit')}>
                  Edit
                </Button>
                <Button variant="default" onClick={() => open('merge')}>
                  Merge
                </Button>
                <Button variant="default" loading={remove.isPending} onClick={() => remove.start({ id, version })}>
                  Remove
                </Button>
                <Button onClick={() => open('address')}>Add address</Button>
              </Group>
            )
          }
        />
        {removed && (
          <Group gap="sm">
            <ToneText tone="none">This recipient was removed. No letter goes to it.</ToneText>
            {mayRestore && <RestoreButton name={name} id={id} restore={restore} />}
          </Group>
        )}
        <RefusalNote error={remove.error} />
        <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {[KIND_LABELS[kind], phone === null ? null : formatPhone(phone), website].filter((part) => part !== null).join(' · ')}
        </Text>
        {note !== null && <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note}</Text>}
      </div>
      <section aria-labelledby="addresses">
        <Title order={2} id="addresses">
          Addresses
        </Title>
        {purposes.length === 0 && <Text c="dimmed">No address yet, so no letter goes there.</Text>}
        {purposes.map((purpose) => (
          <section key={purpose} aria-label={PURPOSE_LABELS[purpose]}>
            <Title order={3} size="h5" mt="sm">
              {PURPOSE_LABELS[purpose]}
            </Title>
            {addresses
              .filter((one) => one.purpose === purpose && !isGone(one.status))
              .map((address) => (
                <AddressItem key={address.id} recipient={recipient} address={address} mayEdit={mayEdit} />
              ))}
          </section>
        ))}
        {gone.length > 0 && (
          <details>
            <summary>Earlier addresses ({gone.length})</summary>
            {gone.map((address) => (
              <AddressItem key={address.id} recipient={recipient} address={address} mayEdit={mayEdit} />
            ))}
          </details>
        )}
      </section>
      <NamesSection recipient={recipient} mayEdit={mayEdit} />
      {results?.(recipient.names.map((one) => one.name))}
      {opened === 'edit' && <RecipientForm recipient={recipient} onClose={close} onDone={close} />}
      {opened === 'address' && <AddressForm recipient={recipient} mode="add" onClose={close} />}
      {opened === 'merge' && <MergeDialog recipient={recipient} onClose={close} />}
    </Stack>
  );
}
