// Names and addresses in a client's newest report, each taken over in one press.
import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { formatPhone } from '../../../platform/base/format-phone.ts';
import { Dialog } from '../../../platform/web/form/Dialog.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import type { FoundRecipient } from '../contract.ts';
import { KIND_LABELS, RECIPIENT_KINDS, type RecipientKind } from '../rules/recipient-kinds.ts';
import type { PickPerson } from './parts.ts';
import { api, suggestionsOptions } from './queries.ts';
import { CHOSEN_WAYS, readWay } from './verification-ways.ts';

interface FoundInReportsProps {
  readonly pickPerson: PickPerson;
  readonly onClose: () => void;
}

export function FoundInReports({ pickPerson, onClose }: FoundInReportsProps): ReactElement {
  const [contactId, pick] = useState('');
  const { data, error } = useQuery({ ...suggestionsOptions(contactId), enabled: contactId !== '' });
  return (
    <Dialog title="Addresses in reports" size="lg" centered onClose={onClose}>
      <Stack gap="sm">
        {pickPerson(contactId, pick)}
        <RefusalNote error={error} />
        {contactId !== '' && !data && !error && <LoadingLines />}
        {data?.rows.length === 0 && <Text c="dimmed">The newest reports of this client print no addresses of furnishers.</Text>}
        {data?.rows.map((row) => (
          <FoundItem key={`${row.reportId}/${row.place}`} contactId={contactId} found={row} />
        ))}
      </Stack>
    </Dialog>
  );
}

const NEW = 'new';

function FoundItem({ contactId, found }: { readonly contactId: string; readonly found: FoundRecipient }): ReactElement {
  const { name, address, problem, phone, foundIn, known, inBook, similar } = found;
  const [into, choose] = useState(known && !known.removed ? known.id : NEW);
  const [kind, setKind] = useState<RecipientKind>('furnisher');
  const [how, setHow] = useState('');
  const add = useChange(api.addFound);
  const take = (): void =>
    add.start({
      contactId,
      reportId: found.reportId,
      place: found.place,
      purpose: 'direct-disputes',
      kind,
      ...(into !== NEW && { recipientId: into }),
      ...(how !== '' && { verified: { how: readWay(how) } }),
    });
  return (
    <section aria-label={name}>
      <Title order={3} size="h5" style={{ overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Title>
      <Text size="sm">{address ? [...address.lines, `${address.city}, ${address.state} ${address.zip}`].join(', ') : problem}</Text>
      <Text size="sm" c="dimmed">
        Found in: {foundIn}
        {phone !== null && ` · ${formatPhone(phone)}`}
      </Text>
      {inBook || add.result ? (
        <ToneText tone="good">In the address book</ToneText>
      ) : (
        address && (
          <Group gap="sm" align="flex-end" mt={4}>
            {known ? (
              <Text size="sm">{known.removed ? `${known.name} was removed. Restore it first.` : `A name of ${known.name}`}</Text>
            ) : (
              <NativeSelect
                label="Belongs to"
                size="xs"
                value={into}
                data={[{ value: NEW, label: 'A new recipient' }, ...similar.map(({ id, name: called }) => ({ value: id, label: called }))]}
                onChange={(event) => choose(event.currentTarget.value)}
              />
            )}
            {!known && into === NEW && (
              <NativeSelect
                label="Kind"
                size="xs"
                value={kind}
                data={RECIPIENT_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))}
                onChange={(event) => setKind(RECIPIENT_KINDS.find((one) => one === event.currentTarget.value) ?? 'furnisher')}
              />
            )}
            <NativeSelect
              label="Verified"
              size="xs"
              value={how}
              data={[{ value: '', label: 'Not yet' }, ...CHOSEN_WAYS]}
              onChange={(event) => setHow(event.currentTarget.value)}
            />
            <Button size="compact-sm" variant="default" disabled={known?.removed === true} loading={add.isPending} onClick={take}>
              {how === '' ? 'Add' : 'Add as verified'}
            </Button>
          </Group>
        )
      )}
      <RefusalNote error={add.error} />
    </section>
  );
}
