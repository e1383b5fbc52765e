// By which channels a person agreed to be reached, since when and how they told; the whole history on request.
import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../../platform/web/live/api-refusal.ts';
import { useFocusFirst } from '../../../../platform/web/form/focus-first.ts';
import { formatDateTime } from '../../../../platform/web/look/format-date.ts';
import { LoadingLines } from '../../../../platform/web/look/LoadingLines.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import type { ContactView } from '../../contract.ts';
import { CONSENT_CHANNELS } from '../../rules/contact-schema.ts';
import { consentsOptions, useRecordConsent } from '../detail-queries.ts';
import { CHANNEL_LABELS, type Channel } from '../new-contact-extras.ts';
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
            Show the history
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
  const [source, setSource] = useState('');
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useFocusFirst(form);
  const save = useRecordConsent();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (save.isPending) return;
    if (source.trim() === '') return setProblem('Please say how they told you.');
    save.mutate(
      { id: contactId, channel, given, source },
      { onSuccess: onDone, onError: (error) => setProblem(asRefusal(error).fields['source']) },
    );
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap="xs" mt="xs" maw={420}>
        <TextInput
          label="How they told you"
          placeholder={given ? 'On the phone, signed form' : 'Replied STOP, on the phone'}
          maxLength={120}
          autoComplete="off"
          value={source}
          error={problem}
          onChange={(event) => {
            setSource(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
        <RefusalNote error={save.error} shownFields={['source']} />
        <Group gap="xs">
          <Button type="submit" size="xs" loading={save.isPending}>
            {given ? 'Record consent' : 'Record withdrawal'}
          </Button>
          <Button variant="default" size="xs" onClick={onDone}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
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
