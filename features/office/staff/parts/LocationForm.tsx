import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RecordForm } from '../../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { US_STATES } from '../../../contacts/rules/us-states.ts';
import type { Location } from '../../contract.ts';
import { US_TIME_ZONES } from '../../../contacts/rules/time-zones.ts';
import { checkLocation, formOfLocation, inputOfLocation, LOCATION_LABELS } from '../location-form.ts';
import { api, locationsOptions } from '../queries.ts';

interface LocationFormProps {
  /** The location to change; a new one without. */
  readonly location?: Location;
  readonly onDone: () => void;
}

const STATES = US_STATES.map(({ code, name }) => ({ value: code, label: name }));

export function LocationForm({ location, onDone }: LocationFormProps): ReactElement {
  const cache = useQueryClient();
  const add = useChange(api.addLocation);
  const change = useChange(api.changeLocation);
  const form = useRecordForm({
    labels: LOCATION_LABELS,
    record: location,
    fill: formOfLocation,
    check: checkLocation,
    save: (values, on) => {
      const fields = inputOfLocation(values);
      return on ? change.run({ ...fields, id: on.id, version: on.version }) : add.run(fields);
    },
    reload: async () => {
      const { locations } = await cache.fetchQuery({ ...locationsOptions(), staleTime: 0 });
      return locations.find(({ id }) => id === location?.id);
    },
    onDone,
  });
  return (
    <RecordForm form={form} submit="Save" leave={{ words: 'Cancel', go: onDone }}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput {...form.text('name')} withAsterisk data-autofocus />
        <NativeSelect
          {...form.choice(
            'timeZone',
            US_TIME_ZONES.map(({ zone, label }) => ({ value: zone, label })),
          )}
        />
        <TextInput {...form.text('addressLine1')} />
        <TextInput {...form.text('addressLine2')} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        <TextInput {...form.text('city')} />
        <NativeSelect {...form.choice('state', STATES, 'Not set')} />
        <TextInput {...form.text('zip')} inputMode="numeric" />
        <TextInput {...form.text('phone')} type="tel" />
        <TextInput {...form.text('email')} type="email" />
      </SimpleGrid>
      <Textarea
        {...form.text('returnAddress')}
        autosize
        minRows={2}
        maxRows={5}
        description="Only if it differs from the address above, such as a P.O. box."
      />
    </RecordForm>
  );
}
