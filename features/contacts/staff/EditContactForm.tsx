// Changing a contact. When somebody else saved meanwhile, nothing typed is lost: both versions are shown and one is chosen.
import { Alert, Button, Group, List, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../platform/web/api.ts';
import { useFocusFirst } from '../../../platform/web/focus-first.ts';
import { RefusalNote } from '../../../platform/web/RefusalNote.tsx';
import type { ContactView } from '../contract.ts';
import { checkForm, CONTACT_FIELDS, FIELD_LABELS, formOfContact, inputOfForm, type ContactField, type ContactValues, type FieldProblems } from './contact-form.ts';
import { AddressFields, IdentityFields, ShortFields, type FieldsProps } from './parts/ContactFields.tsx';
import { contactOptions, useUpdateContact } from './queries.ts';

interface EditContactFormProps { readonly contact: ContactView; readonly onDone: () => void }

export function EditContactForm({ contact, onDone }: EditContactFormProps): ReactElement {
  // The version the form was opened with; later readings of the record do not move it.
  const [base, setBase] = useState(contact);
  const [values, setValues] = useState<ContactValues>(() => formOfContact(contact));
  const [problems, setProblems] = useState<FieldProblems>({});
  const [saved, setSaved] = useState<ContactView>();
  const form = useRef<HTMLFormElement>(null);
  useFocusFirst(form);
  const cache = useQueryClient();
  const update = useUpdateContact();

  const show = (found: FieldProblems): void => {
    setProblems(found);
    const first = CONTACT_FIELDS.find((field) => found[field] !== undefined);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };

  const save = async (version: number): Promise<void> => {
    if (update.isPending) return;
    const found = checkForm(values);
    show(found);
    if (Object.keys(found).length > 0) return;
    const { ssn, dateOfBirth, ...rest } = inputOfForm(values);
    try {
      await update.mutateAsync({ ...rest, id: base.id, version, ...(ssn && { ssn }), ...(dateOfBirth && { dateOfBirth }) });
      onDone();
    } catch (error) {
      const refusal = asRefusal(error);
      show(refusal.fields);
      if (refusal.code === 'contacts.changedMeanwhile') setSaved(await cache.fetchQuery({ ...contactOptions(base.id), staleTime: 0 }));
    }
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save(base.version);
  };

  const takeSaved = (other: ContactView): void => {
    setBase(other);
    setValues(formOfContact(other));
    setSaved(undefined);
    update.reset();
  };

  const fields: FieldsProps = {
    values,
    problems,
    onChange: (field, value) => {
      setValues((before) => ({ ...before, [field]: value }));
      setProblems((before) => ({ ...before, [field]: undefined }));
    },
  };

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap="lg">
        <Title order={2}>Edit details</Title>
        <ShortFields {...fields} />
        <AddressFields {...fields} />
        <IdentityFields {...fields} onFile={{ ssn: base.ssnMasked, dateOfBirth: base.dateOfBirthMasked }} />
        {saved ? (
          <Conflict
            differences={findDifferences(values, formOfContact(saved))}
            onTakeSaved={() => takeSaved(saved)}
            onKeepMine={() => {
              setBase(saved);
              setSaved(undefined);
              void save(saved.version);
            }}
          />
        ) : (
          update.error && <RefusalNote error={update.error} shownFields={CONTACT_FIELDS} />
        )}
        {!saved && (
          <Group gap="sm">
            <Button type="submit" loading={update.isPending}>
              Save
            </Button>
            <Button variant="default" onClick={onDone}>
              Cancel
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}

interface Difference { readonly field: ContactField; readonly mine: string; readonly saved: string }

interface ConflictProps { readonly differences: readonly Difference[]; readonly onTakeSaved: () => void; readonly onKeepMine: () => void }

function Conflict({ differences, onTakeSaved, onKeepMine }: ConflictProps): ReactElement {
  return (
    <Alert role="alert" variant="default" title="Somebody saved another version meanwhile">
      <Stack gap="sm">
        <Text>What you typed is still here. It differs from the saved version in:</Text>
        <List size="sm" withPadding>
          {differences.map(({ field, mine, saved }) => (
            <List.Item key={field}>
              {FIELD_LABELS[field]}: you typed {mine || 'nothing'}, saved is {saved || 'nothing'}
            </List.Item>
          ))}
          {differences.length === 0 && <List.Item>nothing that is shown here</List.Item>}
        </List>
        <Group gap="sm">
          <Button onClick={onKeepMine}>Save what I typed</Button>
          <Button variant="default" onClick={onTakeSaved}>
            Use the saved version
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

/** SSN and date of birth are left out: the saved ones are not known here, and the form only holds new ones. */
function findDifferences(mine: ContactValues, saved: ContactValues): readonly Difference[] {
  return CONTACT_FIELDS.filter((field) => field !== 'ssn' && field !== 'dateOfBirth' && mine[field].trim() !== saved[field]).map((field) => ({ field, mine: mine[field], saved: saved[field] }));
}
