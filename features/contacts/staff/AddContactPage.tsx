import { Anchor, Button, Checkbox, Stack, Text } from '@mantine/core';
import { useRef, useState, type ReactElement } from 'react';
import { RecordForm } from '../../../platform/web/form/RecordForm.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { AppLink, useGo } from '../../../platform/web/look/AppLink.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import type { ContactView } from '../contract.ts';
import classes from './AddContactPage.module.css';
import { checkForm, fillForm, inputOfForm, type ContactValues } from './contact-form.ts';
import { asksIdentity, withoutUnasked } from './contact-sections.ts';
import { checkExtras, consentsOf, EXTRA_LABELS, fillExtras, sectionsOfExtras, type ExtraField } from './new-contact-extras.ts';
import { ConsentFields } from './parts/ConsentFields.tsx';
import { ShortFields, type FormChoices } from './parts/ContactFields.tsx';
import { ContactSections } from './parts/ContactSections.tsx';
import { PersonPicker } from './parts/PersonPicker.tsx';
import { PreviousAddressFields } from './parts/PreviousAddressFields.tsx';
import { SimilarHints } from './parts/SimilarHints.tsx';
import { useAddContact, type Added } from './use-add-contact.ts';
import { filledSections, useContactChoices, useContactForm } from './use-contact-form.ts';

interface AddContactPageProps {
  readonly locations: FormChoices['locations'];
  /** Writes the invitation to the portal; absent for who may not. */
  readonly onInvite?: ((contact: ContactView) => Promise<void>) | undefined;
  /** The category to add, when the link named one. */
  readonly category?: ContactView['category'] | undefined;
}

/** A colleague who adds several contacts usually has one source and one owner for all. */
type Again = Pick<ContactValues, 'category' | 'source' | 'ownerId' | 'locationId'>;

interface Saved extends Added {
  readonly next: Again | undefined;
}

export function AddContactPage({ locations, onInvite, category }: AddContactPageProps): ReactElement {
  const go = useGo();
  const choices = useContactChoices(locations);
  const add = useAddContact();
  const [start, setStart] = useState<Partial<Again>>({ ...(category && { category }) });
  // Ticked again for each person, and never by a draft: it sends a mail.
  const [invite, setInvite] = useState(false);
  const [added, setAdded] = useState<Added>();
  const addsAnother = useRef(false);
  const canInvite = (values: ContactValues): boolean => onInvite !== undefined && values.category === 'client';
  const form = useContactForm<ExtraField, undefined, Saved>({
    choices,
    extraLabels: EXTRA_LABELS,
    unfolded: (values) => [...filledSections(values), ...sectionsOfExtras((field) => values[field] !== '')],
    sectionsOfExtras,
    fill: () => ({ ...fillForm(start, choices.fields), ...fillExtras({}) }),
    check: (values) => ({ ...checkForm(withoutUnasked(values), choices.fields), ...checkExtras(values) }),
    save: async (values) => {
      const { category: chosen, source, ownerId, locationId } = values;
      const next = addsAnother.current ? { category: chosen, source, ownerId, locationId } : undefined;
      const input = { ...inputOfForm(withoutUnasked(values), choices.fields), consents: consentsOf(values) };
      return { ...(await add(input, values, invite && canInvite(values) ? onInvite : undefined)), next };
    },
    draft: 'new-contact',
    ...(category && { given: { category } }),
    onDone: ({ next, ...done }) => {
      if (!next && done.leftovers.length === 0) return go(`/contacts/${done.contact.id}`);
      setAdded(done);
      setInvite(false);
      setStart(next ?? { ...(category && { category }) });
      return form.focus('firstName');
    },
  });
  const { values, problems } = form;
  const isPerson = asksIdentity(values.category as ContactView['category']);
  const saveAndAddAnother = (): void => {
    addsAnother.current = true;
    form.submit();
    addsAnother.current = false;
  };
  const clear = (): void => {
    form.discard();
    setStart({});
    setInvite(false);
    form.focus('firstName');
  };

  const fields = { values, problems, onChange: form.set };
  const extraFields = { extras: values, problems, onChange: form.set };
  return (
    <div className={classes['page']}>
      <PageHeader title="Add Contact" />
      <RecordForm
        form={form}
        label="Add Contact"
        submit="Save contact"
        gap="md"
        takesFocus
        beside={
          <>
            <Button variant="default" disabled={form.isPending} onClick={saveAndAddAnother}>
              Save and add another
            </Button>
            {(form.isDirty || start.ownerId !== undefined) && (
              <Button variant="subtle" color="gray" onClick={clear}>
                Clear form
              </Button>
            )}
          </>
        }
      >
        {added && <AddedNote added={added} />}
        <ShortFields {...fields} />
        <SimilarHints values={values} />
        <ContactSections
          {...fields}
          choices={choices}
          open={form.open}
          onToggle={form.toggle}
          extra={{
            address: isPerson ? <PreviousAddressFields {...extraFields} /> : undefined,
            relations: isPerson ? (
              <PersonPicker label={EXTRA_LABELS.spouseId} value={values.spouseId} onChange={(id) => form.set('spouseId', id)} />
            ) : undefined,
            consents: <ConsentFields {...extraFields} />,
          }}
        />
        {canInvite(values) && (
          <Checkbox
            label="Send the portal invitation now"
            checked={invite}
            disabled={values.email.trim() === ''}
            onChange={(event) => setInvite(event.currentTarget.checked)}
            description={
              values.email.trim() === ''
                ? 'Needs an email address. Otherwise nothing is sent.'
                : `Sends one email to ${values.email.trim()}. Nothing is sent unless this is checked.`
            }
          />
        )}
      </RecordForm>
    </div>
  );
}

/** The added contact, and the steps that still have to be done by hand. */
function AddedNote({ added: { contact, leftovers } }: { readonly added: Added }): ReactElement {
  return (
    <div role="status">
      <Text>
        <Anchor component={AppLink} href={`/contacts/${contact.id}`} underline="always">
          {contact.name}
        </Anchor>{' '}
        was added.
      </Text>
      {leftovers.map(({ what, error }) => (
        <Stack key={what} gap={4} mt="xs">
          <Text fw={500}>{what}</Text>
          <RefusalNote error={error} />
        </Stack>
      ))}
    </div>
  );
}
