// The start of the day: where the work is. Only numbers the system really has.
import { Button, Text, Title } from '@mantine/core';
import { IconAddressBook, IconChevronRight, IconGavel, IconMail, type Icon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ActivityTimeline } from '../../../features/activity/staff/ActivityTimeline.tsx';
import { contactCountOptions } from '../../../features/contacts/staff/queries.ts';
import { AppLink } from '../../../platform/web/AppLink.tsx';
import { PageHeader } from '../../../platform/web/PageHeader.tsx';
import { useMay } from '../../../platform/web/permissions-context.ts';
import classes from './DashboardPage.module.css';

export function DashboardPage(): ReactElement {
  const may = useMay();
  const contacts = useQuery({ ...contactCountOptions(), enabled: may('contacts:view') });
  const total = contacts.data;
  const people = total ? `${total.count.toLocaleString('en-US')}${total.capped ? '+' : ''} on file` : ' ';
  const add = may('contacts:create') ? (
    <Button component={AppLink} href="/add-client">
      Add contact
    </Button>
  ) : undefined;
  return (
    <div className={classes['page']}>
      <PageHeader title="Dashboard" action={add} />
      <nav aria-label="Work" className={classes['work']}>
        {may('contacts:view') && <WorkLink href="/contacts" Icon={IconAddressBook} name="Contacts" note={people} />}
        {may('disputes:view') && <WorkLink href="/dispute-center" Icon={IconGavel} name="Dispute Center" note="Rounds being prepared and open" />}
        {may('letters:view') && <WorkLink href="/dispute-letters" Icon={IconMail} name="Dispute Letters" note="Letters to read and print" />}
      </nav>
      {may('activity:view') && (
        <section>
          <Title order={2} mt="xl">
            Recent activity
          </Title>
          <ActivityTimeline limit={10} headingOrder={3} />
        </section>
      )}
    </div>
  );
}

interface WorkLinkProps { readonly href: string; readonly Icon: Icon; readonly name: string; readonly note: string }

function WorkLink({ href, Icon, name, note }: WorkLinkProps): ReactElement {
  return (
    <AppLink href={href} className={classes['link']}>
      <Icon size={20} stroke={1.5} aria-hidden="true" />
      <span>
        <Text span fw={500} display="block">
          {name}
        </Text>
        <Text span c="dimmed" display="block">
          {note}
        </Text>
      </span>
      <IconChevronRight size={16} stroke={1.6} aria-hidden="true" className={classes['arrow']} />
    </AppLink>
  );
}
