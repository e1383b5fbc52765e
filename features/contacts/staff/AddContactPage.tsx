import { Anchor, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../platform/web/live/api.ts';
import { AppLink, useGo } from '../../../platform/web/look/AppLink.tsx';
import { DraftNote } from '../../../platform/web/form/DraftNote.tsx';
import { draftSavedAt, readDraft, useFormDraft } from '../../../platform/web/form/form-draft.ts';
import { useFocusFirst } from '../../../platform/web/form/focus-first.ts';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import type { ContactView } from '../contract.ts';
import classes from './AddContactPage.module.css';
import { checkForm, CONTACT_FIELDS, fillForm, inputOfForm, SECRET_FIELDS, type ContactValues } from './contact-form.ts';
import { asksIdentity, withoutUnasked } from './contact-sections.ts';
import {
  checkExtras,
  consentsOf,
  EXTRA_FIELDS,
  fillExtras,
  type ExtraField,
  type ExtraProblems,
  type Extras,
} from './new-contact-extras.ts';
import { ConsentFields } from './parts/ConsentFields.tsx';
import { ShortFields, type FormChoices } from './parts/ContactFields.tsx';
import { ContactSections } from './parts/ContactSections.tsx';
import { PersonPicker } from './parts/PersonPicker.tsx';
import { PreviousAddressFields } from './parts/PreviousAddressFields.tsx';
import { SimilarHints } from './parts/SimilarHints.tsx';
import { contactChoicesOptions } from './queries.ts';
import { useAddContact, type Added } from './use-add-contact.ts';
import { filledSections, focusField, useContactForm } from './use-contact-form.ts';

const DRAFT = 'new-contact';

interface AddContactPageProps {
  readonly locations: FormChoices['locations'];
  /** Writes the invitation to the portal; absent for who may not. */
  readonly onInvite?: ((contact: ContactView) => Promise<void>) | undefined;
  /** The category to add, when the link named one. */
  readonly category?: ContactView['category'] | undefined;
}

export function AddContactPage({ locations, onInvite, category }: AddContactPageProps): ReactElement {
  const [draft] = useState(() => readDraft(DRAFT));
  // When the entries of the form were typed, if that was before this visit.
  const [restored, setRestored] = useState(() => (isTyped(fillForm(draft), fillExtras(draft)) ? draftSavedAt(DRAFT) : undefined));
  const [extras, setExtras] = useState(() => fillExtras(draft));
  const [extraProblems, setExtraProblems] = useState<ExtraProblems>({});
  // Ticked again for each person, and never by a draft: it sends a mail.
  const [invite, setInvite] = useState(false);
  const [added, setAdded] = useState<Added>();
  const formRef = useRef<HTMLFormElement>(null);
  const form = useContactForm(
    formRef,
    () => fillForm({ ...draft, ...(category && { category }) }),
    (values) => [...filledSections(values), ...filledExtras(extras)],
  );
  useFocusFirst(formRef);
  const again = useRef(false);
  const { data: known } = useQuery(contactChoicesOptions());
  const choices: FormChoices = { tags: known?.tags ?? [], sources: known?.sources ?? [], fields: known?.fields ?? [], locations };
  const contacts = useAddContact();
  const forgetDraft = useFormDraft(DRAFT, { ...form.values, ...extras }, SECRET_FIELDS);
  const go = useGo();

  const { values } = form;
  const canBeInvited = onInvite !== undefined && values.category === 'client';
  const restart = (start: ContactValues): void => {
    forgetDraft();
    setRestored(undefined);
    form.setValues(start);
    form.show({});
    setExtras(fillExtras({}));
    setExtraProblems({});
    setInvite(false);
    contacts.reset();
  };

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (contacts.busy) return;
    const wrongExtras = checkExtras(extras);
    setExtraProblems(wrongExtras);
    const [firstWrong] = Object.keys(wrongExtras);
    if (firstWrong !== undefined) form.unfold(filledExtras(extras));
    if (!form.show(checkForm(withoutUnasked(values), choices.fields))) return;
    if (firstWrong !== undefined) return void requestAnimationFrame(() => focusField(formRef.current, firstWrong));
    const input = { ...inputOfForm(withoutUnasked(values), choices.fields), consents: consentsOf(extras) };
    try {
      const done = await contacts.add(input, extras, invite && canBeInvited ? onInvite : undefined);
      forgetDraft();
      if (!again.current && done.leftovers.length === 0) return go(`/contacts/${done.contact.id}`);
      setAdded(done);
      // A colleague who adds several contacts usually has one source and one owner for all.
      restart(fillForm({ category: values.category, source: values.source, ownerId: values.ownerId, locationId: values.locationId }));
      formRef.current?.querySelector<HTMLElement>('[name=firstName]')?.focus();
    } catch (error) {
      form.show(asRefusal(error).fields);
    }
  };

  const fields = { values, problems: form.problems, onChange: form.change };
  const extraFields = {
    extras,
    problems: extraProblems,
    onChange: (field: ExtraField, value: string) => {
      setExtras({ ...extras, [field]: value });
      setExtraProblems({ ...extraProblems, [field]: undefined });
    },
  };
  const startEmpty = (): void => {
    restart(fillForm(category ? { category } : {}));
    focusField(formRef.current, 'firstName');
  };

  return (
    <div className={classes['page']}>
      <PageHeader title="Add Contact" />
      <form ref={formRef} noValidate onSubmit={(event) => void save(event)}>
        <Stack gap="md">
          {restored && (
            <DraftNote
              savedAt={restored}
              missing={
                asksIdentity(values.category as ContactView['category'])
                  ? 'Social Security number and date of birth are never kept.'
                  : undefined
              }
              action={
                <Button variant="default" size="xs" onClick={startEmpty}>
                  Start over
                </Button>
              }
            />
          )}
          {added && <AddedNote added={added} />}
          <ShortFields {...fields} />
          <SimilarHints values={values} />
          <ContactSections
            {...fields}
            choices={choices}
            open={form.open}
            onToggle={form.toggle}
            extra={{
              address: asksIdentity(values.category as ContactView['category']) ? <PreviousAddressFields {...extraFields} /> : undefined,
              relations: asksIdentity(values.category as ContactView['category']) ? (
                <PersonPicker label="Spouse" value={extras.spouseId} onChange={(id) => extraFields.onChange('spouseId', id)} />
              ) : undefined,
              consents: <ConsentFields {...extraFields} />,
            }}
          />
          {canBeInvited && (
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
          <RefusalNote error={contacts.error} shownFields={[...CONTACT_FIELDS, ...choices.fields.map(({ id }) => `custom.${id}`)]} />
          <Group gap="sm">
            <Button type="submit" loading={contacts.busy} onClick={() => void (again.current = false)}>
              Save contact
            </Button>
            <Button type="submit" variant="default" disabled={contacts.busy} onClick={() => void (again.current = true)}>
              Save and add another
            </Button>
            {isTyped(values, extras) && (
              <Button variant="subtle" color="gray" onClick={() => restart(fillForm({}))}>
                Clear form
              </Button>
            )}
          </Group>
        </Stack>
      </form>
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

/** Whether the form holds anything but what it begins with. */
function isTyped(values: ContactValues, extras: Extras): boolean {
  return (
    filledSections(values).length > 0 ||
    filledExtras(extras).length > 0 ||
    (['firstName', 'lastName', 'company', 'email', 'phone', 'urgency'] as const).some((field) => values[field] !== '')
  );
}

/** The parts whose extras were touched. */
function filledExtras(extras: Extras) {
  const has = (start: RegExp): boolean => EXTRA_FIELDS.some((field) => start.test(field) && extras[field] !== '');
  return [
    ...(has(/^(moved|previous)/) ? ['address' as const] : []),
    ...(has(/^spouse/) ? ['relations' as const] : []),
    ...(has(/^(email|sms|call)/) ? ['consents' as const] : []),
  ];
}
