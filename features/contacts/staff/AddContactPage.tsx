import { Button, Collapse, Group, Stack, Title, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../platform/web/api.ts';
import { useGo } from '../../../platform/web/AppLink.tsx';
import { readDraft, useFormDraft } from '../../../platform/web/form-draft.ts';
import { useFocusFirst } from '../../../platform/web/focus-first.ts';
import { PageHeader } from '../../../platform/web/PageHeader.tsx';
import { RefusalNote } from '../../../platform/web/RefusalNote.tsx';
import { checkForm, CONTACT_FIELDS, fillForm, inputOfForm, SECRET_FIELDS, type ContactField, type ContactValues, type FieldProblems } from './contact-form.ts';
import classes from './AddContactPage.module.css';
import { AddressFields, IdentityFields, ShortFields, type FieldsProps } from './parts/ContactFields.tsx';
import { useCreateContact } from './queries.ts';

const DRAFT = 'new-contact';
const DETAIL_FIELDS: readonly ContactField[] = ['addressLine1', 'addressLine2', 'city', 'state', 'zip', 'dateOfBirth', 'ssn'];

export function AddContactPage(): ReactElement {
  const [values, setValues] = useState<ContactValues>(() => fillForm(readDraft(DRAFT)));
  const [problems, setProblems] = useState<FieldProblems>({});
  const [detailsOpen, setDetailsOpen] = useState(() => DETAIL_FIELDS.some((field) => values[field] !== ''));
  const form = useRef<HTMLFormElement>(null);
  useFocusFirst(form);
  const create = useCreateContact();
  const forgetDraft = useFormDraft(DRAFT, values, SECRET_FIELDS);
  const go = useGo();

  const show = (found: FieldProblems): void => {
    setProblems(found);
    if (DETAIL_FIELDS.some((field) => found[field] !== undefined)) setDetailsOpen(true);
    const first = CONTACT_FIELDS.find((field) => found[field] !== undefined);
    // After React has drawn the opened part.
    if (first) requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus());
  };

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (create.isPending) return;
    const found = checkForm(values);
    show(found);
    if (Object.keys(found).length > 0) return;
    try {
      const contact = await create.mutateAsync(inputOfForm(values));
      forgetDraft();
      go(`/contacts/${contact.id}`);
    } catch (error) {
      show(asRefusal(error).fields);
    }
  };

  const clear = (): void => {
    forgetDraft();
    setValues(fillForm({}));
    setProblems({});
    create.reset();
  };

  const fields: FieldsProps = {
    values,
    problems,
    onChange: (field, value) => {
      setValues((before) => ({ ...before, [field]: value }));
      setProblems((before) => ({ ...before, [field]: undefined }));
    },
  };
  const typed = CONTACT_FIELDS.some((field) => field !== 'category' && values[field] !== '');

  return (
    <div className={classes['page']}>
      <PageHeader title="Add Contact" />
      <form ref={form} noValidate onSubmit={(event) => void save(event)}>
        <Stack gap="lg">
          <ShortFields {...fields} />
          <div>
            <UnstyledButton className={classes['more'] ?? ''} aria-expanded={detailsOpen} aria-controls="details" onClick={() => setDetailsOpen(!detailsOpen)}>
              <IconChevronRight size={16} stroke={1.6} aria-hidden="true" data-open={detailsOpen} />
              Address and identity, needed for letters
            </UnstyledButton>
            <Collapse expanded={detailsOpen} id="details">
              <Stack gap="lg" pt="md">
                <Stack gap="xs">
                  <Title order={2}>Address</Title>
                  <AddressFields {...fields} />
                </Stack>
                <Stack gap="xs">
                  <Title order={2}>Identity</Title>
                  <IdentityFields {...fields} />
                </Stack>
              </Stack>
            </Collapse>
          </div>
          {create.error && <RefusalNote error={create.error} shownFields={CONTACT_FIELDS} />}
          <Group gap="sm">
            <Button type="submit" loading={create.isPending}>
              Save contact
            </Button>
            {typed && (
              <Button variant="subtle" color="gray" onClick={clear}>
                Clear the form
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </div>
  );
}
