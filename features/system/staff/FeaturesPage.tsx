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
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import type { PartRow, SettingRow } from '../contract.ts';
import classes from './FeaturesPage.module.css';
import { settingsOptions } from './queries.ts';
import { sayWhy } from './why.ts';

export function FeaturesPage(): ReactElement {
  const { data, error } = useQuery(settingsOptions());
  return (
    <>
      <PageHeader title="Features">
        <Text c="dimmed">
          What is on and off in this office. A setting is a variable of the environment: the person who runs the program sets it and starts
          the program again. Only owners and admins see this page.
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
  const groups = [...new Set(settings.map(({ group: one }) => one))];
  const group = groups.find((one) => one === search['group']);
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
        {shownParts.length === 0 && <EmptyState sentence="No part matches this filter." />}
        <ul aria-label="Parts" className={classes['list']}>
          {shownParts.map((part) => (
            <PartItem key={part.key} part={part} />
          ))}
        </ul>
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
          data={[{ value: '', label: 'Everything' }, ...groups]}
        />
        <ul aria-label="Settings" className={classes['list']}>
          {settings
            .filter((setting) => group === undefined || setting.group === group)
            .map((setting) => (
              <SettingItem key={setting.name} setting={setting} />
            ))}
        </ul>
      </section>
    </Stack>
  );
}

function PartItem({ part }: { readonly part: PartRow }): ReactElement {
  const { why, how } = sayWhy(part);
  return (
    <li>
      <div>
        <Text fw={500}>{part.name}</Text>
        <Text size="xs" c="dimmed">
          {part.about}
        </Text>
      </div>
      <ToneText tone={part.on ? 'good' : 'none'}>{part.on ? 'On' : 'Off'}</ToneText>
      <div>
        <Text>{why}</Text>
        <Text size="xs" c="dimmed">
          {how} Needs: {part.needs}
        </Text>
      </div>
    </li>
  );
}

const STATES: Readonly<Record<SettingRow['state'], string>> = { set: 'Set', default: 'Default', notSet: 'Not set' };

function SettingItem({ setting }: { readonly setting: SettingRow }): ReactElement {
  const { name, about, value, secret, state } = setting;
  return (
    <li>
      <div>
        <code>{name}</code>
        <Text size="xs" c="dimmed">
          {about}
        </Text>
      </div>
      <Text span {...(state === 'notSet' && { c: 'dimmed' })}>
        {STATES[state]}
      </Text>
      <div>{value === null ? secret && state !== 'notSet' && <Text c="dimmed">The value is not shown</Text> : <code>{value}</code>}</div>
    </li>
  );
}
