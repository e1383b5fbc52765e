import { Checkbox, Stack, Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { CONSENT_CHANNELS } from '../../rules/contact-schema.ts';
import { EXTRA_LABELS } from '../new-contact-extras.ts';
import type { ExtrasProps } from './PreviousAddressFields.tsx';

/** The consents of a new contact; their time is the time of saving. */
export function ConsentFields({ extras, problems, onChange }: ExtrasProps): ReactElement {
  return (
    <Stack gap="sm">
      <Text c="dimmed">Check what they agreed to. The time is recorded with it.</Text>
      {CONSENT_CHANNELS.map((channel) => {
        const isGiven = extras[`${channel}Consent`] === 'yes';
        return (
          <div key={channel}>
            <Checkbox
              label={EXTRA_LABELS[`${channel}Consent`]}
              checked={isGiven}
              onChange={(event) => onChange(`${channel}Consent`, event.currentTarget.checked ? 'yes' : '')}
            />
            {isGiven && (
              <TextInput
                mt={6}
                data-field={`${channel}Told`}
                label={EXTRA_LABELS[`${channel}Told`]}
                placeholder="On the phone, signed form"
                maxLength={120}
                autoComplete="off"
                value={extras[`${channel}Told`]}
                error={problems[`${channel}Told`]}
                onChange={(event) => onChange(`${channel}Told`, event.currentTarget.value)}
              />
            )}
          </div>
        );
      })}
    </Stack>
  );
}
