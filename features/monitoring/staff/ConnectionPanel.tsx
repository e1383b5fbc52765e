// One connection: its status, actions, and import history.
import { Anchor, Button, Group, List, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { RecordForm } from '../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { CONNECTION_STATUSES, type MonitoringConnection, type MonitoringProvider } from '../contract.ts';
import { OUTCOME_WORDS, STATUS_WORDS } from '../rules/status-words.ts';
import { api, pullsOptions } from './queries.ts';
import { StatusText } from './StatusText.tsx';

interface ConnectionPanelProps {
  readonly one: MonitoringConnection;
  readonly provider: MonitoringProvider | undefined;
  readonly onRemoved: (one: MonitoringConnection) => void;
}

export function ConnectionPanel({ one, provider, onRemoved }: ConnectionPanelProps): ReactElement {
  const mayManage = useMay()('monitoring:manage');
  const test = useChange(api.test);
  const importNow = useChange(api.importNow);
  const sendEnrolment = useChange(api.sendEnrolment);
  const remove = useChange(api.remove);
  const removeConnection = (): void => remove.start({ id: one.id, version: one.version }, onRemoved);
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
          <Button loading={importNow.isPending || one.isPulling} onClick={() => importNow.start({ id: one.id })}>
            Import now
          </Button>
        )}
        {mayManage && one.canPull && (
          <Button variant="default" loading={test.isPending} disabled={one.isPulling} onClick={() => test.start({ id: one.id })}>
            Test
          </Button>
        )}
        {mayManage && provider?.enrolmentUrl !== null && provider !== undefined && (
          <Button variant="default" loading={sendEnrolment.isPending} onClick={() => sendEnrolment.start({ id: one.id })}>
            Send enrollment link
          </Button>
        )}
      </Group>
      {sendEnrolment.result !== undefined && <Text role="status">The link was sent.</Text>}
      <RefusalNote error={test.error ?? importNow.error ?? sendEnrolment.error ?? remove.error} />
      {mayManage && <EditConnection one={one} />}
      {one.canPull && <Pulls one={one} />}
      {mayManage && (
        <Group>
          <Button variant="subtle" color="red" size="compact-sm" loading={remove.isPending} onClick={removeConnection}>
            Remove this connection
          </Button>
        </Group>
      )}
    </Stack>
  );
}

/** The sign-in name is not part of the record that is read; what is typed replaces it. */
const fillConnection = (one: MonitoringConnection | undefined) => ({
  status: one?.status ?? 'active',
  statusNote: one?.statusNote ?? '',
  username: '',
  nextRefreshOn: one?.nextRefreshOn ?? '',
});
const statusOf = (value: string) => CONNECTION_STATUSES.find((one) => one === value);
const STATUSES = CONNECTION_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value].words }));

function EditConnection({ one }: { readonly one: MonitoringConnection }): ReactElement {
  const update = useChange(api.update);
  const form = useRecordForm({
    labels: {
      status: 'Status',
      statusNote: 'Next step',
      username: 'Sign-in name at the provider',
      nextRefreshOn: 'Next refresh',
    },
    record: one,
    fill: fillConnection,
    save: ({ status, statusNote, username, nextRefreshOn }, on = one) =>
      update.run({
        id: one.id,
        version: on.version,
        status: statusOf(status) ?? on.status,
        statusNote: statusNote || null,
        nextRefreshOn: nextRefreshOn || null,
        partnerReference: on.partnerReference,
        username: username || null,
        changeUsername: username !== '',
      }),
    show: (field, value) => {
      const status = statusOf(value);
      return field === 'status' && status ? STATUS_WORDS[status].words : value;
    },
  });
  return (
    <RecordForm form={form} submit="Save" canSubmit={form.isDirty} quiet foot="end">
      <NativeSelect {...form.choice('status', STATUSES)} />
      <TextInput {...form.text('statusNote')} maxLength={300} />
      <TextInput
        {...form.text('username')}
        description={one.usernameMasked === null ? 'Never a password.' : `On file: ${one.usernameMasked}. Type to replace it.`}
        maxLength={120}
      />
      <TextInput {...form.text('nextRefreshOn')} type="date" w={180} />
    </RecordForm>
  );
}

function Pulls({ one }: { readonly one: MonitoringConnection }): ReactElement | null {
  const { data, error } = useQuery(pullsOptions(one.id, one.isPulling));
  if (error) return <RefusalNote error={error} />;
  if (!data || data.rows.length === 0) return null;
  return (
    <section aria-labelledby="pulls">
      <Title order={2} id="pulls" mb="xs">
        Import history
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
