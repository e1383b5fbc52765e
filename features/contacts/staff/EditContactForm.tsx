// Edits a contact. When someone else saves first, no entry is lost: both versions are shown and the person chooses.
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../platform/web/live/api.ts';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { ConflictNote } from '../../../platform/web/form/ConflictNote.tsx';
import { DraftNote } from '../../../platform/web/form/DraftNote.tsx';
import { useFocusFirst } from '../../../platform/web/form/focus-first.ts';
import { mergeUntouched } from '../../../platform/web/form/merge-untouched.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { ContactView } from '../contract.ts';
import { findDifferences } from './contact-differences.ts';
import { checkForm, CONTACT_FIELDS, formOfContact, inputOfForm, type ContactValues } from './contact-form.ts';
import { sectionsOf, withoutUnasked } from './contact-sections.ts';
import { lastActorOptions } from './detail-queries.ts';
import { findEditDraft, retypeSentence, useEditDraft } from './edit-draft.ts';
import { ShortFields, type FormChoices } from './parts/ContactFields.tsx';
import { ContactSections } from './parts/ContactSections.tsx';
import { api, contactChoicesOptions, contactOptions, fetchContact, useShowSaved } from './queries.ts';
import { useContactForm } from './use-contact-form.ts';

interface EditContactFormProps {
  readonly contact: ContactView;
  readonly locations: FormChoices['locations'];
  readonly onDone: () => void;
}

export function EditContactForm({ contact, locations, onDone }: EditContactFormProps): ReactElement {
  const [draft] = useState(() => findEditDraft(contact));
  // The version the form was opened with; later readings of the record do not move it, nor does leaving the form for a while.
  const [base, setBase] = useState(() => (draft ? { ...contact, version: draft.version } : contact));
  const [saved, setSaved] = useState<ContactView>();
  const formRef = useRef<HTMLFormElement>(null);
  const form = useContactForm(
    formRef,
    () => draft?.values ?? formOfContact(contact),
    () => sectionsOf(contact.category).map(({ name }) => name),
  );
  useFocusFirst(formRef);
  const cache = useQueryClient();
  const { nameOf } = useColleagues();
  const { data: known } = useQuery(contactChoicesOptions());
  const choices: FormChoices = { tags: known?.tags ?? [], sources: known?.sources ?? [], fields: known?.fields ?? [], locations };
  const update = useChange(api.update, { onMade: useShowSaved() });
  const { values } = form;
  const forgetDraft = useEditDraft(base, values);
  const close = (): void => {
    forgetDraft();
    onDone();
  };

  const save = async (typed: ContactValues, version: number): Promise<void> => {
    if (!form.show(checkForm(withoutUnasked(typed), choices.fields))) return;
    const { ssn, dateOfBirth, ...rest } = inputOfForm(withoutUnasked(typed), choices.fields);
    try {
      await update.run({ ...rest, id: base.id, version, ...(ssn && { ssn }), ...(dateOfBirth && { dateOfBirth }) });
      close();
    } catch (error) {
      const refusal = asRefusal(error);
      form.show(refusal.fields);
      if (refusal.code === 'app.changedMeanwhile') await compare();
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save(values, base.version);
  };

  /** Loads what is saved now. Fields that were not changed here take the new value at once; the others are compared. */
  const compare = async (): Promise<void> => {
    const now = await fetchContact(base.id);
    cache.setQueryData(contactOptions(base.id).queryKey, now);
    form.setValues(mergeUntouched(values, formOfContact(base), formOfContact(now)));
    setSaved(now);
  };
  const settle = (now: ContactView): void => {
    setBase(now);
    setSaved(undefined);
    update.reset();
  };

  const fields = { values, problems: form.problems, onChange: form.change };
  return (
    <form ref={formRef} noValidate onSubmit={submit}>
      <Stack gap="md">
        <Title order={2}>Edit details</Title>
        {draft?.version === base.version && !saved && <DraftNote savedAt={draft.savedAt} missing={retypeSentence(draft.retype)} />}
        {!saved && !update.isPending && contact.version > base.version && (
          <ChangedNote contactId={base.id} onCompare={() => void compare()} />
        )}
        <ShortFields {...fields} />
        <ContactSections
          {...fields}
          choices={choices}
          open={form.open}
          onToggle={form.toggle}
          onFile={{ ssn: base.ssnMasked, dateOfBirth: base.dateOfBirthMasked }}
          except={base.id}
        />
        {saved ? (
          <div ref={bringIntoView} tabIndex={-1}>
            <ConflictNote
              busy={update.isPending}
              differences={findDifferences(values, saved, choices.fields, {
                ownerOf: nameOf,
                locationOf: (id) => locations.find((place) => place.id === id)?.name,
                personOf: (id) => (saved.referrer?.id === id ? saved.referrer.name : cache.getQueryData(contactOptions(id).queryKey)?.name),
              })}
              onKeepMine={() => {
                settle(saved);
                void save(values, saved.version);
              }}
              onUseSaved={() => {
                settle(saved);
                form.setValues(formOfContact(saved));
              }}
            />
          </div>
        ) : (
          <>
            <RefusalNote error={update.error} shownFields={[...CONTACT_FIELDS, ...choices.fields.map(({ id }) => `custom.${id}`)]} />
            <Group gap="sm">
              <Button type="submit" loading={update.isPending}>
                Save
              </Button>
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </form>
  );
}

/** The button that was pressed may be far above or is gone; here the choice is made. */
function bringIntoView(note: HTMLElement | null): void {
  note?.focus({ preventScroll: true });
  note?.scrollIntoView({ block: 'center' });
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
