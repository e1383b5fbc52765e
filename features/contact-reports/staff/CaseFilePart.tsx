import { Button, Group, NativeSelect, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { documentsOptions, useCaseFile } from './queries.ts';

/** The papers about the case for the client, and for an attorney whom the client names. */
export function CaseFilePart({ contactId }: { readonly contactId: string }): ReactElement {
  return (
    <Stack gap="md" maw={720}>
      <Complaint contactId={contactId} />
      <ForAttorney contactId={contactId} />
    </Stack>
  );
}

function Complaint({ contactId }: { readonly contactId: string }): ReactElement {
  const make = useCaseFile();
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="complaint-papers">
      <Title order={3} size="h4" id="complaint-papers">
        Papers for a complaint
      </Title>
      <Text mt={4} mb="sm">
        What happened in order, the disputed items, each letter as it was mailed, and the answers, in the client’s language. The client
        files the complaint, in their own words. No one here files it for them. Clients can also get these papers in their portal.
      </Text>
      <RefusalNote error={make.error} />
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        loading={make.isPending}
        onClick={() => make.start({ contactId, kind: 'complaint' })}
      >
        Make the papers (PDF)
      </Button>
    </Paper>
  );
}

function ForAttorney({ contactId }: { readonly contactId: string }): ReactElement {
  const make = useCaseFile();
  const [to, setTo] = useState<'client' | 'attorney'>('client');
  const [attorney, setAttorney] = useState('');
  const [consent, setConsent] = useState('');
  const documents = useQuery({ ...documentsOptions(contactId), enabled: to === 'attorney' });
  const start = (): void =>
    make.start({
      contactId,
      kind: 'attorney',
      attorney: to === 'attorney' ? attorney : null,
      consentFileId: to === 'attorney' && consent !== '' ? consent : null,
    });
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="attorney-file">
      <Title order={3} size="h4" id="attorney-file">
        Case file for an attorney
      </Title>
      <Text mt={4} mb="sm">
        Everything in one PDF with an index: what happened in order, the items, letters as mailed, answers, letters of creditors, and the
        days that limit a suit (15 U.S.C. 1681p). It is recorded who got it.
      </Text>
      <Stack gap="sm">
        <NativeSelect
          label="Given to"
          data={[
            { value: 'client', label: 'The client, who passes it on' },
            { value: 'attorney', label: 'The client’s attorney' },
          ]}
          value={to}
          onChange={({ currentTarget: { value } }) => setTo(value === 'attorney' ? 'attorney' : 'client')}
        />
        {to === 'attorney' && (
          <>
            <TextInput
              label="Name of the attorney"
              required
              value={attorney}
              onChange={({ currentTarget: { value } }) => setAttorney(value)}
            />
            <NativeSelect
              label="The client’s written wish"
              description="One of the client’s accepted documents."
              required
              value={consent}
              onChange={({ currentTarget: { value } }) => setConsent(value)}
              data={[
                { value: '', label: documents.isPending ? 'Loading' : 'Choose a document' },
                ...(documents.data?.rows ?? [])
                  .filter(({ review }) => review === 'accepted')
                  .map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </>
        )}
        <RefusalNote error={make.error ?? documents.error} />
        <Group>
          <Button
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            loading={make.isPending}
            disabled={to === 'attorney' && (attorney.trim() === '' || consent === '')}
            onClick={start}
          >
            Make the case file (PDF)
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
