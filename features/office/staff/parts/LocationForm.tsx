import { Button, Group, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../../platform/web/live/api.ts';
import { ConflictNote, type Difference } from '../../../../platform/web/form/ConflictNote.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { US_STATES } from '../../../contacts/rules/us-states.ts';
import type { Location } from '../../contract.ts';
import { US_TIME_ZONES } from '../../rules/time-zones.ts';
import {
  checkLocation,
  formOfLocation,
  inputOfLocation,
  LOCATION_FIELDS,
  LOCATION_LABELS,
  type LocationField,
  type LocationProblems,
  type LocationValues,
} from '../location-form.ts';
import { locationsOptions, useSaveLocation } from '../queries.ts';

interface LocationFormProps {
  /** The location to change; a new one without. */
  readonly location?: Location;
  readonly onDone: () => void;
}

export function LocationForm({ location, onDone }: LocationFormProps): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const cache = useQueryClient();
  const save = useSaveLocation();
  const [base, setBase] = useState(location);
  const [values, setValues] = useState(() => formOfLocation(location));
  const [problems, setProblems] = useState<LocationProblems>({});
  /** What somebody else saved meanwhile, while it is being compared. */
  const [saved, setSaved] = useState<Location>();

  const send = async (version: Location | undefined): Promise<void> => {
    const found = checkLocation(values);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    try {
      await save.mutateAsync({ saved: version, fields: inputOfLocation(values) });
      onDone();
    } catch (error) {
      const refusal = asRefusal(error);
      if (refusal.code === 'office.changedMeanwhile') {
        const { locations } = await cache.fetchQuery({ ...locationsOptions(), staleTime: 0 });
        setSaved(locations.find(({ id }) => id === version?.id));
      } else setProblems(refusal.fields);
    }
  };
  const bind = (field: LocationField) => ({
    name: field,
    label: LOCATION_LABELS[field],
    value: values[field],
    error: problems[field],
    autoComplete: 'off',
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      const { value } = event.currentTarget;
      setValues((before) => ({ ...before, [field]: value }));
      setProblems((before) => ({ ...before, [field]: undefined }));
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send(base);
  };

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <TextInput {...bind('name')} withAsterisk data-autofocus />
          <NativeSelect {...bind('timeZone')} data={US_TIME_ZONES.map(({ zone, label }) => ({ value: zone, label }))} />
          <TextInput {...bind('addressLine1')} />
          <TextInput {...bind('addressLine2')} />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
          <TextInput {...bind('city')} />
          <NativeSelect
            {...bind('state')}
            data={[{ value: '', label: 'Not set' }, ...US_STATES.map(({ code, name }) => ({ value: code, label: name }))]}
          />
          <TextInput {...bind('zip')} inputMode="numeric" />
          <TextInput {...bind('phone')} type="tel" />
          <TextInput {...bind('email')} type="email" />
        </SimpleGrid>
        <Textarea
          {...bind('returnAddress')}
          autosize
          minRows={2}
          maxRows={5}
          description="Only where it differs from the address above, such as a post-office box."
        />
        {saved ? (
          <ConflictNote
            busy={save.isPending}
            differences={findDifferences(values, formOfLocation(saved))}
            onTakeSaved={() => {
              setBase(saved);
              setValues(formOfLocation(saved));
              setSaved(undefined);
            }}
            onKeepMine={() => {
              setBase(saved);
              setSaved(undefined);
              void send(saved);
            }}
          />
        ) : (
          <>
            {save.error && asRefusal(save.error).code !== 'office.changedMeanwhile' && (
              <RefusalNote error={save.error} shownFields={LOCATION_FIELDS} />
            )}
            <Group gap="sm">
              <Button type="submit" loading={save.isPending}>
                Save
              </Button>
              <Button variant="default" onClick={onDone}>
                Cancel
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </form>
  );
}

function findDifferences(typed: LocationValues, theirs: LocationValues): readonly Difference[] {
  return LOCATION_FIELDS.filter((field) => typed[field].trim() !== theirs[field]).map((field) => ({
    label: LOCATION_LABELS[field],
    mine: typed[field],
    saved: theirs[field],
  }));
}
