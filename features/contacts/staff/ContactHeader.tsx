// Name, status and owner of a contact; owner, urgency, follow-up and tags can be changed here.
import { Text } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { formatDate, formatDistance } from '../../../platform/web/look/format-date.ts';
import { formatPhone } from '../../../platform/base/format-phone.ts';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import type { ContactView } from '../contract.ts';
import { CATEGORY_LABELS, STAGE_LABELS } from '../rules/stages.ts';
import { AlertChips } from './parts/AlertChips.tsx';

interface ContactHeaderProps {
  readonly contact: ContactView;
  /** The one thing that brings this file forward, and what else can be done with it. */
  readonly actions: ReactNode;
  /** Alerts other features know of. */
  readonly alerts: ReactNode;
  /** What is changed in place. */
  readonly children: ReactNode;
}

export function ContactHeader({ contact, actions, alerts, children }: ContactHeaderProps): ReactElement {
  const { category, stage, stageSince, phone, email } = contact;
  return (
    <PageHeader title={contact.name} action={actions}>
      <Text c="dimmed" mt={-12} style={{ overflowWrap: 'anywhere' }}>
        {[CATEGORY_LABELS[category], phone && formatPhone(phone), email].filter(Boolean).join(' · ')}
        {stage !== null && (
          <>
            {' · '}
            <Text span c="var(--mantine-color-text)" fw={500}>
              {STAGE_LABELS[stage]}
            </Text>
            {stageSince !== null && (
              <span title={formatDate(stageSince)}>
                {' '}
                since {formatDate(stageSince)}, {formatDistance(stageSince)}
              </span>
            )}
          </>
        )}
      </Text>
      <AlertChips contact={contact} />
      {alerts}
      {children}
    </PageHeader>
  );
}
