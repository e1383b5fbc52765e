// What is on and off, why, what it needs, and every setting. Values of secrets never reach this page.
import { NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { useScreenWords } from '../../../platform/web/screen-words.ts';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import type { PartRow, SettingRow } from '../contract.ts';
import { settingsOptions } from './queries.ts';
import { sayWhy } from './why.ts';

const GROUPS: Readonly<Record<SettingRow['group'], string>> = {
  server: 'Server',
  data: 'Data',
  keys: 'Keys',
  signIn: 'Sign-in',
  email: 'Email',
  files: 'Files',
  monitoring: 'Monitoring',
};

export function FeaturesPage(): ReactElement {
  const { data, error } = useQuery(settingsOptions());
  return (
    <>
      <PageHeader title="Features">
        <Text c="dimmed">
          What is on and off in this office. A setting is a variable of the environment: whoever runs the program sets it and starts the
          program again. Only owners and admins see this page.
        </Text>
      </PageHeader>
      {data ? <Content parts={data.parts} settings={data.settings} /> : error ? <RefusalNote error={error} /> : <LoadingLines />}
    </>
  );
}

interface ContentProps {
  readonly parts: readonly PartRow[];
  readonly settings: readonly SettingRow[];
}

function Content({ parts, settings }: ContentProps): ReactElement {
  const [search, change] = useSearchParams();
  const { areas } = useScreenWords();
  const shownParts = parts.filter(({ on }) => search['show'] === undefined || on === (search['show'] === 'on'));
  const group = (Object.keys(GROUPS) as SettingRow['group'][]).find((one) => one === search['group']);
  const always = Object.values(areas).toSorted((one, other) => one.localeCompare(other));
  return (
    <Stack gap="xl">
      <section aria-labelledby="parts">
        <Title order={2} id="parts" mb="sm">
          Parts
        </Title>
        <NativeSelect
          label="Show"
          w={{ base: '100%', xs: 180 }}
          mb="sm"
          value={search['show'] === 'on' || search['show'] === 'off' ? search['show'] : ''}
          onChange={(event) => change({ show: event.currentTarget.value })}
          data={[
            { value: '', label: 'On and off' },
            { value: 'on', label: 'On' },
            { value: 'off', label: 'Off' },
          ]}
        />
        <DataTable
          label="Parts"
          columns={PART_COLUMNS}
          rows={shownParts}
          rowKey={({ key }) => key}
          empty={<EmptyState sentence="No part matches this filter." />}
        />
        <Text c="dimmed" mt="sm">
          Always on, without any setting: {always.join(', ')}.
        </Text>
      </section>
      <section aria-labelledby="settings">
        <Title order={2} id="settings" mb="sm">
          Settings
        </Title>
        <NativeSelect
          label="About"
          w={{ base: '100%', xs: 180 }}
          mb="sm"
          value={group ?? ''}
          onChange={(event) => change({ group: event.currentTarget.value })}
          data={[{ value: '', label: 'Everything' }, ...Object.entries(GROUPS).map(([value, label]) => ({ value, label }))]}
        />
        <DataTable
          label="Settings"
          columns={SETTING_COLUMNS}
          rows={settings.filter((setting) => group === undefined || setting.group === group)}
          rowKey={({ name }) => name}
          empty={<EmptyState sentence="There are no settings." />}
        />
      </section>
    </Stack>
  );
}

const PART_COLUMNS: readonly Column<PartRow>[] = [
  {
    key: 'name',
    header: 'Part',
    width: 300,
    cell: ({ name, about }) => (
      <>
        <Text fw={500}>{name}</Text>
        <Text size="xs" c="dimmed">
          {about}
        </Text>
      </>
    ),
  },
  { key: 'state', header: 'State', width: 72, cell: ({ on }) => <ToneText tone={on ? 'good' : 'none'}>{on ? 'On' : 'Off'}</ToneText> },
  {
    key: 'why',
    header: 'Why, and how to change it',
    cell: (part) => (
      <>
        <Text>{sayWhy(part).why}</Text>
        <Text size="xs" c="dimmed">
          {sayWhy(part).how}
        </Text>
      </>
    ),
  },
  { key: 'needs', header: 'Needs', width: 260, cell: ({ needs }) => needs },
];

const STATES: Readonly<Record<SettingRow['state'], string>> = { set: 'Set', default: 'Default', notSet: 'Not set' };

const SETTING_COLUMNS: readonly Column<SettingRow>[] = [
  {
    key: 'name',
    header: 'Setting',
    width: 340,
    cell: ({ name }) => <code>{name}</code>,
  },
  { key: 'about', header: 'What for', cell: ({ about }) => about },
  {
    key: 'value',
    header: 'In effect',
    width: 240,
    cell: ({ value, secret, state }) =>
      value === null ? (
        <Text span c="dimmed">
          {secret && state !== 'notSet' ? 'Set; the value is not shown' : 'Not set'}
        </Text>
      ) : (
        <code>{value}</code>
      ),
  },
  { key: 'state', header: 'State', width: 96, cell: ({ state }) => STATES[state] },
];
