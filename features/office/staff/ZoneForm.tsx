import { NativeSelect, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { problemsIn } from '../../../platform/web/form/problems-in.ts';
import { RecordForm } from '../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { renewPublicConfig } from '../../../platform/web/identity/renew-public-config.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { officeZone } from '../../../platform/web/look/office-day.ts';
import { officeContract, type Look } from '../contract.ts';
import { US_TIME_ZONES, zoneLabel } from '../../contacts/rules/time-zones.ts';
import { clockNow } from './clock-now.ts';
import { api } from './queries.ts';

const LABELS = { timeZone: 'Time zone' } as const;

/** The zone in which the office counts its days. */
export function ZoneForm({ look }: { readonly look: Look }): ReactElement {
  const change = useChange(api.setZone, { onMade: renewPublicConfig });
  const form = useRecordForm<keyof typeof LABELS, Look, Look>({
    labels: LABELS,
    record: look,
    versionOf: (one) => one?.timeZone ?? '',
    fill: (one) => ({ timeZone: one?.timeZone ?? officeZone() }),
    check: (values) => problemsIn(officeContract.setZone, values),
    save: ({ timeZone }) => change.run({ timeZone: zoneOf(timeZone) }),
  });
  const { timeZone } = form.values;
  return (
    <RecordForm form={form} label="Time zone of the office" submit="Save time zone">
      <NativeSelect
        {...form.choice(
          'timeZone',
          US_TIME_ZONES.map(({ zone, label }) => ({ value: zone, label })),
        )}
        maw={360}
      />
      {look.timeZone === null && (
        <Text>No one has chosen a time zone yet, so {zoneLabel(officeZone())} is in force. Save it if it is yours, or choose another.</Text>
      )}
      <Text c="dimmed">
        It is {clockNow(timeZone)} there. Letters, deadlines and reports count days in this zone. Dates that are already recorded stay as
        they are.
      </Text>
    </RecordForm>
  );
}

function zoneOf(value: string): (typeof US_TIME_ZONES)[number]['zone'] {
  const known = US_TIME_ZONES.find(({ zone }) => zone === value);
  if (!known) throw new Error(`The list has no zone ${value}.`);
  return known.zone;
}
