// What is on file about a contact, and the form to change it in the same place.
import { Button, Group, Text, Title } from '@mantine/core';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { DateText } from '../../../platform/web/DateText.tsx';
import { formatDate, formatPhone } from '../../../platform/web/format-date.ts';
import { MaskedValue } from '../../../platform/web/MaskedValue.tsx';
import { RefusalNote } from '../../../platform/web/RefusalNote.tsx';
import type { ContactView } from '../contract.ts';
import { CATEGORY_LABELS } from './category-labels.ts';
import classes from './ContactOverview.module.css';
import { useRevealIdentity } from './queries.ts';

/** A number shown in full is hidden again after this time. */
const REVEALED_FOR_MS = 60_000;

export function ContactOverview({ contact, onEdit }: { readonly contact: ContactView; readonly onEdit: () => void }): ReactElement {
  const street = [contact.addressLine1, contact.addressLine2].filter(Boolean).join(', ');
  const place = [[contact.city, contact.state].filter(Boolean).join(', '), contact.zip].filter(Boolean).join(' ');
  return (
      <section>
        <Group justify="space-between" mb="xs">
          <Title order={2}>Details</Title>
          {contact.abilities.update && (
            <Button variant="default" size="xs" onClick={onEdit}>
              Edit
            </Button>
          )}
        </Group>
        <dl className={classes['facts']}>
          <Fact name="Name">{contact.name}</Fact>
          <Fact name="Category">{CATEGORY_LABELS[contact.category]}</Fact>
          {contact.urgency && <Fact name="Urgency">{contact.urgency}</Fact>}
          <Fact name="E-mail">{contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}</Fact>
          <Fact name="Phone">{contact.phone && <a href={`tel:${contact.phone}`}>{formatPhone(contact.phone)}</a>}</Fact>
          <Fact name="Address">
            {(street !== '' || place !== '') && (
              <>
                {street}
                {street !== '' && place !== '' && <br />}
                {place}
              </>
            )}
          </Fact>
          <IdentityFacts contact={contact} />
          <Fact name="Added">
            <DateText at={contact.createdAt} />
          </Fact>
          <Fact name="Changed">
            <DateText at={contact.updatedAt} />
          </Fact>
        </dl>
      </section>
  );
}

function IdentityFacts({ contact }: { readonly contact: ContactView }): ReactElement {
  const reveal = useRevealIdentity(contact.id);
  const { data: full, reset, mutate, isPending, error } = reveal;
  useEffect(() => {
    if (!full) return undefined;
    const timer = setTimeout(reset, REVEALED_FOR_MS);
    return () => clearTimeout(timer);
  }, [full, reset]);
  const toggle = contact.abilities.reveal ? () => (full ? reset() : mutate()) : undefined;
  return (
    <>
      <Fact name="Date of birth">
        <MaskedValue label="date of birth" masked={contact.dateOfBirthMasked} revealed={full?.dateOfBirth && formatDate(full.dateOfBirth)} onToggle={toggle} busy={isPending} />
      </Fact>
      <Fact name="Social Security number">
        <MaskedValue label="Social Security number" masked={contact.ssnMasked} revealed={full?.ssn?.replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3')} onToggle={toggle} busy={isPending} />
        {error && <RefusalNote error={error} />}
      </Fact>
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children || (
          <Text span c="dimmed">
            Not on file
          </Text>
        )}
      </dd>
    </div>
  );
}
