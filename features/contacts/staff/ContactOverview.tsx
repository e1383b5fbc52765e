// What is on file about a contact.
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { formatPhone } from '../../../platform/base/format-phone.ts';
import type { ContactView } from '../contract.ts';
import type { CustomField } from '../../contact-fields/contract.ts';
import { CATEGORY_LABELS } from '../rules/stages.ts';
import { asksIdentity, isFirm } from './contact-sections.ts';
import { ConsentsPart } from './parts/ConsentsPart.tsx';
import { Fact, Facts } from './parts/Facts.tsx';
import { IdentityFacts } from './parts/IdentityFacts.tsx';
import { OtherNames } from './parts/OtherNames.tsx';
import { PreviousAddresses } from './parts/PreviousAddresses.tsx';
import { SpouseFact } from './parts/SpouseFact.tsx';
import { contactChoicesOptions } from './queries.ts';
import { zoneLabel } from '../rules/time-zones.ts';

interface ContactOverviewProps {
  readonly contact: ContactView;
  readonly locationName: string | undefined;
  readonly onEdit: () => void;
}

export function ContactOverview({ contact, locationName, onEdit }: ContactOverviewProps): ReactElement {
  const { data: choices } = useQuery(contactChoicesOptions());
  const isPerson = !isFirm(contact.category);
  return (
    <Stack gap={32}>
      <section>
        <Group justify="space-between" mb="xs">
          <Title order={2}>Details</Title>
          {contact.abilities.update && (
            <Button variant="default" size="xs" onClick={onEdit}>
              Edit
            </Button>
          )}
        </Group>
        {contact.category === 'client' && contact.missingForLetters.length > 0 && (
          <Text c="dimmed" mb="xs">
            Missing for letters {new Intl.ListFormat('en-US').format(contact.missingForLetters)}.
          </Text>
        )}
        <Facts>
          <Fact name="Name">
            {[contact.firstName, contact.middleName, contact.lastName, contact.suffix].filter(Boolean).join(' ') || contact.name}
          </Fact>
          {contact.company !== null && <Fact name="Company">{contact.company}</Fact>}
          <Fact name="Category">{CATEGORY_LABELS[contact.category]}</Fact>
          <Fact name="Email">{contact.email !== null && <a href={`mailto:${contact.email}`}>{contact.email}</a>}</Fact>
          <Fact name="Phone">{contact.phone !== null && <Phone number={contact.phone} />}</Fact>
          {contact.phoneHome !== null && (
            <Fact name="Home phone">
              <Phone number={contact.phoneHome} />
            </Fact>
          )}
          {contact.phoneWork !== null && (
            <Fact name="Work phone">
              <Phone number={contact.phoneWork} />
            </Fact>
          )}
          {isPerson && <Fact name="Language">{contact.language === 'es' ? 'Spanish' : 'English'}</Fact>}
          <Fact name="Address">{addressOf(contact)}</Fact>
          {contact.timeZone !== null && <Fact name="Time zone">{zoneLabel(contact.timeZone)}</Fact>}
          {(asksIdentity(contact.category) || contact.ssnMasked !== null || contact.dateOfBirthMasked !== null) && (
            <IdentityFacts contact={contact} />
          )}
          <Fact name="Source">{contact.source}</Fact>
          {isPerson && (
            <>
              <Fact name="Referred by">
                {contact.referrer && (
                  <Anchor component={AppLink} href={`/contacts/${contact.referrer.id}`}>
                    {contact.referrer.name}
                  </Anchor>
                )}
              </Fact>
              <SpouseFact contact={contact} />
            </>
          )}
          {locationName !== undefined && <Fact name="Location">{locationName}</Fact>}
          {choices?.fields.map((field) => (
            <Fact key={field.id} name={field.label}>
              {ownValue(field, contact.custom[field.id])}
            </Fact>
          ))}
          <Fact name="Added">
            <DateText at={contact.createdAt} />
          </Fact>
          <Fact name="Changed">
            <DateText at={contact.updatedAt} />
          </Fact>
          {contact.lastContactedAt !== null && (
            <Fact name="Last contacted">
              <DateText at={contact.lastContactedAt} />
            </Fact>
          )}
          {contact.lostReason !== null && <Fact name="Reason lost">{contact.lostReason}</Fact>}
        </Facts>
      </section>
      {isPerson && <ConsentsPart contact={contact} />}
      {isPerson && <PreviousAddresses contact={contact} />}
      {isPerson && <OtherNames contact={contact} />}
    </Stack>
  );
}

function Phone({ number }: { readonly number: string }): ReactElement {
  return <a href={`tel:${number}`}>{formatPhone(number)}</a>;
}

/** Street and place, each on a line of its own; undefined when neither is on file. */
function addressOf(contact: ContactView): ReactElement | undefined {
  const street = [contact.addressLine1, contact.addressLine2].filter(Boolean).join(', ');
  const place = [[contact.city, contact.state].filter(Boolean).join(', '), contact.zip].filter(Boolean).join(' ');
  if (street === '' && place === '') return undefined;
  return (
    <>
      {street}
      {street !== '' && place !== '' && <br />}
      {place}
    </>
  );
}

function ownValue({ kind }: CustomField, value: string | number | boolean | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return kind === 'date' ? formatDate(String(value)) : String(value);
}
