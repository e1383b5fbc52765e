// The channels a person agreed to be contacted by, since when and how they said so; the whole history on request.
import { Box, Button, Group, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { RecordForm } from '../../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { formatDateTime } from '../../../../platform/web/look/format-date.ts';
import { LoadingLines } from '../../../../platform/web/look/LoadingLines.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import type { ContactView } from '../../contract.ts';
import { CONSENT_CHANNELS } from '../../rules/contact-schema.ts';
import { consentsOptions } from '../detail-queries.ts';
import { CHANNEL_LABELS, type Channel } from '../new-contact-extras.ts';
import { api } from '../queries.ts';
import { Fact, Facts } from './Facts.tsx';

export function ConsentsPart({ contact }: { readonly contact: ContactView }): ReactElement {
  const [changing, setChanging] = useState<Channel>();
  const [showsHistory, setShowsHistory] = useState(false);
  return (
    <section>
      <Title order={2} mb="xs">
        Consents
      </Title>
      <Facts>
        {CONSENT_CHANNELS.map((channel) => {
          const now = contact.consents.find((consent) => consent.channel === channel);
          return (
            <Fact key={channel} name={CHANNEL_LABELS[channel]}>
              <Group gap="sm" justify="space-between">
                <div>
                  {now === undefined ? <Text c="dimmed">Not asked yet</Text> : now.given ? 'Agreed' : 'Withdrawn'}
                  {now && (
                    <Text size="xs" c="dimmed">
                      {formatDateTime(now.at)}, {now.source}, recorded by {now.recordedBy}
                    </Text>
                  )}
                </div>
                {contact.abilities.update && changing !== channel && (
                  <Button variant="default" size="compact-xs" onClick={() => setChanging(channel)}>
                    {now?.given === true ? 'Withdraw' : 'Record consent'}
                    <span className="redress-hidden-text"> ({CHANNEL_LABELS[channel]})</span>
                  </Button>
                )}
              </Group>
              {changing === channel && (
                <ConsentForm contactId={contact.id} channel={channel} given={now?.given !== true} onDone={() => setChanging(undefined)} />
              )}
            </Fact>
          );
        })}
      </Facts>
      {contact.consents.length > 0 &&
        (showsHistory ? (
          <History contactId={contact.id} />
        ) : (
          <Button variant="subtle" size="compact-xs" mt={6} ml={-8} onClick={() => setShowsHistory(true)}>
            Show history
          </Button>
        ))}
    </section>
  );
}

interface ConsentFormProps {
  readonly contactId: string;
  readonly channel: Channel;
  readonly given: boolean;
  readonly onDone: () => void;
}

function ConsentForm({ contactId, channel, given, onDone }: ConsentFormProps): ReactElement {
  const record = useChange(api.recordConsent);
  const form = useRecordForm({
    labels: { source: 'How they told you' },
    fill: () => ({ source: '' }),
    check: ({ source }) => (source.trim() === '' ? { source: 'Please say how they told you.' } : {}),
    save: ({ source }) => record.run({ id: contactId, channel, given, source }),
    onDone,
  });
  return (
    <Box mt="xs" maw={420}>
      <RecordForm
        form={form}
        submit={given ? 'Record consent' : 'Record withdrawal'}
        size="xs"
        leave={{ words: 'Cancel', go: onDone }}
        takesFocus
      >
        <TextInput
          {...form.text('source')}
          placeholder={given ? 'On the phone, signed form' : 'Replied STOP, on the phone'}
          maxLength={120}
        />
      </RecordForm>
    </Box>
  );
}

function History({ contactId }: { readonly contactId: string }): ReactElement {
  const { data, error } = useQuery(consentsOptions(contactId));
  if (!data) return error ? <RefusalNote error={error} /> : <LoadingLines lines={2} />;
  return (
    <ul aria-label="Consents and withdrawals, newest first">
      {data.map(({ channel, given, at, source, wording, recordedBy }) => (
        <li key={`${channel} ${at}`}>
          {CHANNEL_LABELS[channel]} {given ? 'agreed' : 'withdrawn'}, <time dateTime={at}>{formatDateTime(at)}</time>, {source}, recorded by{' '}
          {recordedBy}
          {wording !== null && (
            <Text size="xs" c="dimmed">
              “{wording}”
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}
