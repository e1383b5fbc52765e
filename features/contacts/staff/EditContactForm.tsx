// Edits a contact. When someone else saves first, no entry is lost: both versions are shown and the person chooses.
import { Button, Group, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RecordForm } from '../../../platform/web/form/RecordForm.tsx';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { ContactView } from '../contract.ts';
import { inWords, maskedOf } from './contact-differences.ts';
import { checkForm, formOfContact, inputOfForm } from './contact-form.ts';
import { sectionsOf, withoutUnasked } from './contact-sections.ts';
import { lastActorOptions } from './detail-queries.ts';
import { editDraftKey } from './has-edit-draft.ts';
import { ShortFields, type FormChoices } from './parts/ContactFields.tsx';
import { ContactSections } from './parts/ContactSections.tsx';
import { api, contactOptions, fetchContact, useShowSaved } from './queries.ts';
import { useContactChoices, useContactForm } from './use-contact-form.ts';

interface EditContactFormProps {
  readonly contact: ContactView;
  readonly locations: FormChoices['locations'];
  readonly onDone: () => void;
}

export function EditContactForm({ contact, locations, onDone }: EditContactFormProps): ReactElement {
  const cache = useQueryClient();
  const { nameOf } = useColleagues();
  const choices = useContactChoices(locations);
  const update = useChange(api.update, { onMade: useShowSaved() });
  const form = useContactForm<never, ContactView, ContactView>({
    choices,
    extraLabels: {},
    unfolded: () => sectionsOf(contact.category).map(({ name }) => name),
    sectionsOfExtras: () => [],
    record: contact,
    fill: (on = contact) => formOfContact(on, choices.fields),
    check: (values) => checkForm(withoutUnasked(values), choices.fields),
    save: (values, on = contact) => {
      const { ssn, dateOfBirth, ...rest } = inputOfForm(withoutUnasked(values), choices.fields);
      return update.run({ ...rest, id: on.id, version: on.version, ...(ssn && { ssn }), ...(dateOfBirth && { dateOfBirth }) });
    },
    reload: async () => {
      const now = await fetchContact(contact.id);
      cache.setQueryData(contactOptions(contact.id).queryKey, now);
      return now;
    },
    offersComparison: true,
    show: (field, value) =>
      inWords(field, value, choices.fields, {
        ownerOf: nameOf,
        locationOf: (id) => locations.find((place) => place.id === id)?.name,
        personOf: (id) => (contact.referrer?.id === id ? contact.referrer.name : cache.getQueryData(contactOptions(id).queryKey)?.name),
      }),
    showSaved: maskedOf,
    draft: editDraftKey(contact.id),
    onDone,
  });
  const cancel = (): void => {
    form.discard();
    onDone();
  };
  const fields = { values: form.values, problems: form.problems, onChange: form.set };
  return (
    <div>
      <Title order={2} mb="md">
        Edit details
      </Title>
      <RecordForm form={form} label="Edit details" submit="Save" leave={{ words: 'Cancel', go: cancel }} gap="md" takesFocus>
        {form.newer && <ChangedNote contactId={contact.id} onCompare={form.newer.compare} />}
        <ShortFields {...fields} />
        <ContactSections
          {...fields}
          choices={choices}
          open={form.open}
          onToggle={form.toggle}
          onFile={{ ssn: contact.ssnMasked, dateOfBirth: contact.dateOfBirthMasked }}
          except={contact.id}
        />
      </RecordForm>
    </div>
  );
}

/** Someone saved the record while this form was open. */
function ChangedNote({ contactId, onCompare }: { readonly contactId: string; readonly onCompare: () => void }): ReactElement {
  const { data: who } = useQuery(lastActorOptions(contactId));
  return (
    <Group gap="sm" role="status">
      <Text>{who ?? 'Someone'} changed this contact. Your entries are kept.</Text>
      <Button variant="default" size="xs" onClick={onCompare}>
        Compare
      </Button>
    </Group>
  );
}
