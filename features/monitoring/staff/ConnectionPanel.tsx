// One connection: how it stands, what can be done about it, and what came of asking the provider before.
import { Anchor, Button, Group, List, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { asRefusal } from '../../../platform/web/live/api.ts';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { CONNECTION_STATUSES, type MonitoringConnection, type MonitoringProvider } from '../contract.ts';
import { OUTCOME_WORDS, STATUS_WORDS } from '../rules/status-words.ts';
import { pullsOptions, useConnectionChanges } from './queries.ts';
import { StatusText } from './StatusText.tsx';

interface ConnectionPanelProps {
  readonly one: MonitoringConnection;
  readonly provider: MonitoringProvider | undefined;
  readonly onRemoved: (one: MonitoringConnection) => void;
}

export function ConnectionPanel({ one, provider, onRemoved }: ConnectionPanelProps): ReactElement {
  const mayManage = useMay()('monitoring:manage');
  const { test, importNow, sendEnrolment, remove } = useConnectionChanges();
  const takeOut = (): void => {
    void remove.mutateAsync({ id: one.id, version: one.version }).then(onRemoved, () => undefined);
  };
  return (
    <Stack gap="lg">
      <div>
        <StatusText status={one.status} isPulling={one.isPulling} />
        {one.statusNote !== null && <Text>{one.statusNote}</Text>}
        {one.lastProblem !== null && <Text c="dimmed">{one.lastProblem}</Text>}
        <Text c="dimmed" size="xs">
          {one.providerName}, since <DateText at={one.statusAt} />
        </Text>
      </div>
      {!one.canPull && provider && <Text>{provider.howToSave}</Text>}
      <Group gap="sm">
        <Button component={AppLink} href={`/contacts/${one.contactId}?tab=reports`} variant={one.canPull ? 'default' : 'filled'}>
          Upload a report
        </Button>
        {mayManage && one.canPull && (
          <Button loading={importNow.isPending || one.isPulling} onClick={() => importNow.mutate(one.id)}>
            Import now
          </Button>
        )}
        {mayManage && one.canPull && (
          <Button variant="default" loading={test.isPending} disabled={one.isPulling} onClick={() => test.mutate(one.id)}>
            Test
          </Button>
        )}
        {mayManage && provider?.enrolmentUrl !== null && provider !== undefined && (
          <Button variant="default" loading={sendEnrolment.isPending} onClick={() => sendEnrolment.mutate(one.id)}>
            Send enrolment link
          </Button>
        )}
      </Group>
      {sendEnrolment.isSuccess && <Text role="status">The link was sent.</Text>}
      <RefusalNote error={test.error ?? importNow.error ?? sendEnrolment.error ?? remove.error} />
      {mayManage && <EditConnection one={one} />}
      {one.canPull && <Pulls one={one} />}
      {mayManage && (
        <Group>
          <Button variant="subtle" color="red" size="compact-sm" loading={remove.isPending} onClick={takeOut}>
            Remove this connection
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function EditConnection({ one }: { readonly one: MonitoringConnection }): ReactElement {
  const { update } = useConnectionChanges();
  const [status, setStatus] = useState(one.status);
  const [note, setNote] = useState(one.statusNote ?? '');
  const [nextRefreshOn, setNext] = useState(one.nextRefreshOn ?? '');
  const [username, setUsername] = useState<string>();
  const [version, setVersion] = useState(one.version);
  const isChanged =
    status !== one.status || note !== (one.statusNote ?? '') || nextRefreshOn !== (one.nextRefreshOn ?? '') || username !== undefined;
  const refusal = asRefusal(update.error);
  const isStale = update.error !== null && refusal.code === 'monitoring.changedMeanwhile';
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const saved = await update
      .mutateAsync({
        id: one.id,
        version,
        status,
        statusNote: note || null,
        nextRefreshOn: nextRefreshOn || null,
        partnerReference: one.partnerReference,
        username: username || null,
        changeUsername: username !== undefined,
      })
      .catch(() => undefined);
    if (!saved) return;
    setVersion(saved.version);
    setUsername(undefined);
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap="sm">
        <NativeSelect
          label="Status"
          value={status}
          onChange={(event) => setStatus(CONNECTION_STATUSES.find((value) => value === event.currentTarget.value) ?? status)}
          data={CONNECTION_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value].words }))}
        />
        <TextInput label="What is to be done" maxLength={300} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
        <TextInput
          label="Sign-in name at the provider"
          description={one.usernameMasked === null ? 'Never a password.' : `On file: ${one.usernameMasked}. Type to replace it.`}
          maxLength={120}
          value={username ?? ''}
          onChange={(event) => setUsername(event.currentTarget.value)}
          autoComplete="off"
        />
        <TextInput
          label="Next refresh"
          type="date"
          w={180}
          value={nextRefreshOn}
          error={refusal.fields['nextRefreshOn']}
          onChange={(event) => setNext(event.currentTarget.value)}
        />
        <RefusalNote error={update.error} />
        {isStale && (
          <Text>
            It now stands as “{STATUS_WORDS[one.status].words}”{one.statusNote !== null && `, “${one.statusNote}”`}. What you typed is kept.{' '}
            <Button
              size="compact-xs"
              variant="default"
              onClick={() => {
                setVersion(one.version);
                update.reset();
              }}
            >
              Keep mine
            </Button>
          </Text>
        )}
        <Group justify="flex-end">
          <Button type="submit" variant="default" disabled={!isChanged} loading={update.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Pulls({ one }: { readonly one: MonitoringConnection }): ReactElement | null {
  const { data, error } = useQuery(pullsOptions(one.id, one.isPulling));
  if (error) return <RefusalNote error={error} />;
  if (!data || data.rows.length === 0) return null;
  return (
    <section aria-labelledby="pulls">
      <Title order={2} id="pulls" mb="xs">
        What came of it
      </Title>
      <List spacing="xs" listStyleType="none" withPadding={false}>
        {data.rows.map((pull) => (
          <List.Item key={pull.id}>
            <Text>
              {pull.outcome === null ? 'Being asked' : (OUTCOME_WORDS[pull.outcome] ?? pull.outcome)}
              {pull.detail !== null && `. ${pull.detail}`}
            </Text>
            <Text c="dimmed" size="xs">
              <DateText at={pull.begunAt} />, by {pull.begunBy}
            </Text>
            {pull.reportId !== null && (
              <Anchor component={AppLink} href={`/contacts/${one.contactId}?tab=reports&report=${pull.reportId}`}>
                Open the report
              </Anchor>
            )}
          </List.Item>
        ))}
      </List>
    </section>
  );
}
