import { Alert, Anchor, Group, Tabs, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import { DateText } from '../../../../platform/web/look/DateText.tsx';
import { LoadingLines } from '../../../../platform/web/look/LoadingLines.tsx';
import { useSearchParams } from '../../../../platform/web/table/use-search-params.ts';
import { lastInstant } from '../../../accounts/rules/last-instant.ts';
import { roleLabel } from '../../../accounts/rules/roles.ts';
import type { RightRow } from '../../contract.ts';
import { personOptions, type Person } from '../queries.ts';
import classes from './PersonPanel.module.css';
import { Claims } from './Claims.tsx';
import { Granted } from './Granted.tsx';
import { Opened } from './Opened.tsx';
import { Sensitive } from './Sensitive.tsx';
import { Sessions } from './Sessions.tsx';

const TABS = ['may', 'claims', 'sessions', 'sensitive', 'opened'] as const;

/** One member of staff: what they may do, what their token says, where they are signed in, what they revealed and exported. */
export function PersonPanel({ userId, rights }: { readonly userId: string; readonly rights: readonly RightRow[] }): ReactElement {
  const { data: person, error } = useQuery(personOptions(userId));
  const [{ tab }, change] = useSearchParams();
  const seesLog = useMay()('access-log:view');
  if (!person) return error ? <RefusalNote error={error} /> : <LoadingLines />;
  return (
    <section aria-labelledby="person">
      <Title order={2} id="person">
        <bdi>{person.name}</bdi>
      </Title>
      <Facts person={person} />
      <Tabs
        value={TABS.find((one) => one === tab) ?? 'may'}
        className={classes['tabs'] ?? ''}
        keepMounted={false}
        onChange={(next) =>
          change({ tab: next === 'may' || next === null ? undefined : next, from: undefined, to: undefined, session: undefined })
        }
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="may">May do</Tabs.Tab>
          <Tabs.Tab value="claims">Claims</Tabs.Tab>
          <Tabs.Tab value="sessions">Devices</Tabs.Tab>
          <Tabs.Tab value="sensitive">Reveals and exports</Tabs.Tab>
          {seesLog && <Tabs.Tab value="opened">Opened records</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="may">
          <Granted person={person} rights={rights} />
        </Tabs.Panel>
        <Tabs.Panel value="claims">
          <Claims person={person} />
        </Tabs.Panel>
        <Tabs.Panel value="sessions">
          <Sessions person={person} />
        </Tabs.Panel>
        <Tabs.Panel value="sensitive">
          <Sensitive person={person} />
        </Tabs.Panel>
        {seesLog && (
          <Tabs.Panel value="opened">
            <Opened person={person} />
          </Tabs.Panel>
        )}
      </Tabs>
    </section>
  );
}

function Facts({ person }: { readonly person: Person }): ReactElement {
  const { role, email, state, lastSignInAt, hasSecondFactor, secondFactorRequired, exemption } = person;
  return (
    <>
      <Group gap="4px 16px" mb="md" c="dimmed">
        <Text span>
          <Anchor component={AppLink} href={`/roles?role=${encodeURIComponent(role)}`}>
            {roleLabel(role)}
          </Anchor>
        </Text>
        <Text span style={{ overflowWrap: 'anywhere' }}>
          {email}
        </Text>
        <Text span>
          {lastSignInAt === null ? (
            'Never signed in'
          ) : (
            <>
              Last sign-in <DateText at={lastSignInAt} />
            </>
          )}
        </Text>
        <Text span>{hasSecondFactor ? 'Has a second step' : 'No second step'}</Text>
      </Group>
      {state === 'disabled' && (
        <Alert variant="default" mb="md">
          This account is switched off, so none of this can be used.
        </Alert>
      )}
      {exemption && (
        <Alert variant="default" mb="md">
          {exemption.byName} decided that this person may work without a second step to{' '}
          <DateText at={lastInstant(exemption.until)} distance={false} />: {exemption.reason}
        </Alert>
      )}
      {state === 'active' && secondFactorRequired && !hasSecondFactor && (
        <Alert variant="default" mb="md">
          The office requires a second step. Until this person sets one up, they can only use their own account page.
        </Alert>
      )}
    </>
  );
}
